import type { FiledItem, FilingFacts } from '../facts.ts'
import type { FilingRule, Found } from '../finding.ts'
import { findingOn, nameOf, writtenHours } from '../words.ts'
import { countedLines } from './not-priced.ts'
import { feesInAccounts, practices, type Practice } from './practice-list.ts'

/** Matches the words of a practice in a description, whatever its case and spaces. */
const patternOf = ({ words }: Practice): RegExp =>
  new RegExp(
    `\\b(?:${words.map((phrase) => phrase.replaceAll(' ', String.raw`\s+(?:an?\s+|the\s+)?`)).join('|')})s?\\b`,
    'i',
  )
const patterns = practices.map((practice) => ({ ...practice, pattern: patternOf(practice) }))

const hoursOf = ({ work }: FiledItem): number => work.reduce((sum, { hours }) => sum + hours, 0)

/** Whether work is as it is allowed all the same. A grade that is not known is not judged. */
function isAllowed({ upTo, grade: allowed }: Practice, item: FiledItem): boolean {
  if (upTo === undefined && allowed === undefined) return false
  const isShort = upTo === undefined || hoursOf(item) <= upTo
  const isLow = item.grade === undefined || item.grade === allowed
  return isShort && isLow
}

function practiceOf(item: FiledItem): Practice | undefined {
  const { activityType, description } = item
  if (activityType === null || description === null) return undefined
  return patterns.find(
    (practice) =>
      practice.activities.some((activity) => activity === activityType) &&
      practice.pattern.test(description) &&
      !isAllowed(practice, item),
  )
}

const claimOf = (item: FiledItem): string =>
  `${writtenHours(hoursOf(item))}${item.grade === undefined ? '' : ` at Grade ${item.grade}`}`

/** Only in general management is there an annual account; elsewhere the bill is where such fees are claimed. */
const hasAccounts = ({ priced }: FilingFacts): boolean => priced.caseType === 'general_management'
const isFeeInAccounts = ({ disbursementType }: FiledItem): boolean =>
  feesInAccounts.types.some((type) => type === disbursementType)

/**
 * Work for a deputy that is commonly not allowed, or not as it is claimed, by its activity, grade, time and the words
 * of its description; and fees that belong in the annual account. Without such a word it is silent, and work that is
 * not claimed is not judged. Source: the lists of GOV.UK of 1 June 2026, beside each entry of `practice-list.ts`.
 */
export const practice: FilingRule = (facts) => {
  const claimed = new Set(countedLines(facts).map(({ item }) => item))
  return facts.items.flatMap((item): Found[] => {
    if (!claimed.has(item.uuid)) return []
    if (hasAccounts(facts) && isFeeInAccounts(item))
      return [findingOn(item, `${nameOf(item)}: ${feesInAccounts.says} (${feesInAccounts.source}).`)]
    const found = practiceOf(item)
    return found ? [findingOn(item, `${nameOf(item)}, ${claimOf(item)}: ${found.says} (${found.source}).`)] : []
  })
}
