import type { ActivityType } from '@costdraft/costing'
import { activityTypes } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { fullName, type Earner } from '../earner-names.ts'
import { personKey } from '../name-key.ts'
import { activitySynonyms } from '../parse-values.ts'

const MOST = 5
/** A text of more words than this is no name. */
const MOST_WORDS = 6
/** A text of more words than this is not looked through for a surname with a typing error. */
const FEW_WORDS = 3

/** The words of a text, folded: without accents, stops and apostrophes. */
const wordsOf = (text: string): string[] =>
  personKey(text)
    .replaceAll(/[.']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Two rows of the table of distances, for texts up to this length; a longer one is no name. */
const LONGEST = 64
let previous = new Uint8Array(LONGEST + 1)
let current = new Uint8Array(LONGEST + 1)

/** The number of letters to change, add or remove, up to `most`; more than that is `most + 1`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > LONGEST || b.length > LONGEST) return most + 1
  for (let j = 0; j <= b.length; j++) previous[j] = j
  for (let i = 1; i <= a.length; i++) {
    let least = (current[0] = i)
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j++) {
      const changed = previous[j - 1]! + (letter === b.charCodeAt(j - 1) ? 0 : 1)
      const one = Math.min(changed, previous[j]! + 1, current[j - 1]! + 1)
      current[j] = one
      if (one < least) least = one
    }
    if (least > most) return most + 1
    ;[previous, current] = [current, previous]
  }
  return Math.min(previous[b.length]!, most + 1)
}

/** How far two words or names may be apart: one letter in three, three at most. */
const allowance = (text: string): number => Math.min(3, Math.floor(text.length / 3))
const isTypingError = (a: string, b: string): boolean => distance(a, b, allowance(b)) <= allowance(b)

/** What is compared of a fee earner. */
interface KnownName {
  earner: Earner
  sorted: string
  surname: string
  first: string
  initials: string
}
const sortedWords = (words: readonly string[]): string => words.toSorted().join(' ')
const known = (earner: Earner): KnownName => ({
  earner,
  sorted: sortedWords(wordsOf(fullName(earner))),
  surname: wordsOf(earner.surname).join(' '),
  first: wordsOf(earner.firstname)[0] ?? '',
  initials: wordsOf(earner.initials).join(''),
})

/** How unlike a text is to a name; undefined if nothing of it is alike. */
function unlikeness(words: readonly string[], { sorted, surname, first, initials }: KnownName): number | undefined {
  const joined = words.join(' ')
  const own = sortedWords(words)
  if (own === sorted || words.join('') === initials) return 0
  // "P Shah", "Shah P"
  if (
    words.length === 2 &&
    words.includes(surname) &&
    words.some((word) => word.length === 1 && first.startsWith(word))
  )
    return 1
  if (isTypingError(own, sorted)) return 2
  if (joined === surname) return 3
  if (words.length <= FEW_WORDS && words.some((word) => word.length > 2 && isTypingError(word, surname))) return 4
  return words.some((word) => word.length > 2 && word === first) ? 5 : undefined
}

/**
 * Tells whether a text is the name of a fee earner that is only written otherwise: surname first, or initials with
 * stops.
 */
export function writtenOtherwise(earners: readonly Earner[]): (text: string) => boolean {
  const names = new Set(earners.map(known).flatMap(({ sorted, initials }) => [sorted, initials]))
  return (text) => {
    const words = wordsOf(text)
    return words.length > 0 && (names.has(sortedWords(words)) || names.has(words.join('')))
  }
}

/** Finds the fee earners whom a text might mean, the likeliest first. */
export function similarEarners(earners: readonly Earner[]): (text: string) => Earner[] {
  const names = earners.map(known)
  return (text) => {
    const words = wordsOf(text)
    if (words.length === 0 || words.length > MOST_WORDS) return []
    return names
      .flatMap((name) => {
        const unlike = unlikeness(words, name)
        return unlike === undefined ? [] : [{ earner: name.earner, unlike, name: name.sorted }]
      })
      .toSorted((a, b) => a.unlike - b.unlike || a.name.localeCompare(b.name, 'en'))
      .slice(0, MOST)
      .map(({ earner }) => earner)
  }
}

/** Words of ledgers that hint at an activity, without being its name. */
const hints: Readonly<Record<ActivityType, readonly string[]>> = {
  preparation: ['drafting', 'draft', 'perusal', 'perusing', 'considering', 'reading', 'review', 'research', 'client'],
  advocacy: ['court', 'hearing', 'trial', 'attending'],
  counsel: ['barrister', 'conference', 'brief', 'chambers'],
  travelling_and_waiting: ['mileage', 'journey', 'train', 'wait'],
  telephone_call: ['phone', 'tel', 'telecon', 'mobile', 'video'],
  letter_out: ['email', 'mail', 'fax', 'correspondence', 'sent', 'writing', 'to'],
  letter_in: ['email', 'mail', 'fax', 'correspondence', 'received', 'from'],
}
/** Abbreviations of ledgers without strokes and stops, each with what it mostly stands for, the likeliest first. */
const abbreviations: ReadonlyMap<string, readonly ActivityType[]> = new Map(
  Object.entries({
    tc: ['telephone_call'],
    tco: ['telephone_call'],
    tci: ['telephone_call'],
    ta: ['telephone_call'],
    tel: ['telephone_call'],
    ph: ['telephone_call'],
    lo: ['letter_out'],
    eo: ['letter_out'],
    ltr: ['letter_out', 'letter_in'],
    li: ['letter_in'],
    ei: ['letter_in'],
    em: ['letter_out', 'letter_in'],
    prep: ['preparation'],
    att: ['preparation', 'advocacy'],
    attd: ['preparation', 'advocacy'],
    attn: ['preparation', 'advocacy'],
    anote: ['preparation', 'telephone_call'],
    an: ['preparation', 'telephone_call'],
    perus: ['preparation'],
    dft: ['preparation'],
    drft: ['preparation'],
    con: ['counsel'],
    conf: ['counsel', 'preparation'],
    hrg: ['advocacy'],
    adv: ['advocacy'],
    tw: ['travelling_and_waiting'],
    trav: ['travelling_and_waiting'],
    tvl: ['travelling_and_waiting'],
    wtg: ['travelling_and_waiting'],
  }),
)

interface ActivityWords {
  activity: ActivityType
  own: ReadonlySet<string>
  synonyms: ReadonlySet<string>
  hinted: ReadonlySet<string>
}
const activityWords = activityTypes.map((activity): ActivityWords => {
  const own = new Set([...wordsOf(activity.replaceAll('_', ' ')), ...wordsOf(labelOf(activity))])
  const synonyms = new Set(activitySynonyms(activity).flatMap((word) => wordsOf(word.replaceAll('_', ' '))))
  return { activity, own, synonyms, hinted: new Set(hints[activity]) }
})

/** How much a word speaks for an activity. */
function weight(word: string, { own, synonyms, hinted }: ActivityWords): number {
  if (own.has(word)) return 4
  if (synonyms.has(word)) return 3
  if (hinted.has(word)) return 2
  return word.length > 3 && [...own, ...synonyms].some((name) => isTypingError(word, name)) ? 1 : 0
}

/** What the words of a text abbreviate: all of them together, as in T/C, else one of at least three letters. */
const abbreviated = (words: readonly string[]): readonly ActivityType[] =>
  abbreviations.get(words.join('')) ?? words.flatMap((word) => (word.length > 2 ? (abbreviations.get(word) ?? []) : []))

/** Whether a text is nothing but an abbreviation of an activity. */
export const isAbbreviation = (text: string): boolean => abbreviations.has(wordsOf(text).join(''))

/** The activities that a text might mean, the likeliest first. */
export function similarActivities(text: string): ActivityType[] {
  const words = wordsOf(text).slice(0, MOST_WORDS)
  const alike = likeActivities(words)
  return [...new Set([...abbreviated(words), ...alike])].slice(0, MOST)
}

const likeActivities = (words: readonly string[]): ActivityType[] =>
  activityWords
    .map((one) => ({ activity: one.activity, score: words.reduce((sum, word) => sum + weight(word, one), 0) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ activity }) => activity)
