// Node only, as the whole room.
import type { AnyField } from '../field.ts'
import { areSpellable, ruleOf, type Rule } from '../struct-rules.ts'

const plainNumber = (value: number): string => value.toLocaleString('en-GB')
/** A range of numbers, such as "from 0 to 24 hours". */
const rangeOf = ({ min, max }: { min: number; max: number }, unit = ''): string =>
  max >= Number.MAX_SAFE_INTEGER
    ? `at least ${plainNumber(min)}${unit}`
    : `from ${plainNumber(min)} to ${plainNumber(max)}${unit}`
const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
/** Words in a list: `a`, `b`. */
const listed = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ')

/** What a rule accepts, in a sentence; undefined where the type of GraphQL says it. */
function sentenceOfRule(rule: Rule): string | undefined {
  switch (rule.is) {
    case 'text':
      return rule.min === rule.max
        ? `Text of exactly ${rule.min} characters.`
        : `Text of ${plainNumber(rule.min)} to ${plainNumber(rule.max)} characters.`
    case 'whole':
      return `A whole number ${rangeOf(rule)}.`
    case 'decimal':
      return `A number ${rangeOf(rule)}, with at most two decimals.`
    case 'hours':
      return `${capitalised(rangeOf(rule, ' hours'))}, with at most two decimals.`
    case 'money':
      return `${capitalised(rangeOf(rule, ' pounds'))}, with at most two decimals.`
    case 'clock':
      return 'On the 24-hour clock.'
    case 'choice':
      return areSpellable(rule.words) ? undefined : `One of ${listed(rule.words)}.`
    case 'list':
      return `At most ${rule.max} of them.`
    case 'written':
      return capitalised(rule.sentence.replace(/^Enter /, ''))
    default:
      return undefined
  }
}

const REFERENCES: Readonly<Record<string, string>> = {
  fee_earner: 'The uuid of a fee earner of the client whose case it is.',
  site: 'The uuid of a site of the same client.',
  person: 'The uuid of a user of the same client, or of its parent.',
  file: 'The uuid of a document of the same case.',
  expert_type: 'The uuid of a type of expert, as `expertTypes` answers it.',
  opg105_category: 'The uuid of an entry of the firm’s list of OPG105 categories.',
  cop_activity: 'The uuid of an entry of the firm’s list of activities.',
  party: 'The uuid of a party of the same case.',
  case_part: 'The uuid of a part of the same case.',
}

/** What is accepted for a field, and when it is needed, in sentences. */
export function sentencesOfField({ struct, ref, required, isAlwaysRequired }: AnyField): string[] {
  const rule = ruleOf(struct)
  const accepted = ref ? (REFERENCES[ref] ?? 'The uuid of a row of the same case.') : rule && sentenceOfRule(rule)
  return [...(accepted ? [accepted] : []), ...(required && !isAlwaysRequired ? ['Required where it applies.'] : [])]
}

/** What the words of an answer are, where its type is a text because a host of its own may say another. */
export function wordsOfAnswer({ struct }: AnyField): string | undefined {
  const rule = ruleOf(struct)
  if (rule?.is !== 'choice') return undefined
  return `One of ${listed(rule.words)}, or the word of a host that has its own.`
}
