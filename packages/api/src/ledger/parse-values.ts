import { activityTypes, type ActivityType } from '@costdraft/costing'
import { readDate } from '@costdraft/schema/notation/read-date.ts'
import { readTime, type TimeReading, type TimeRefusal, type TimeUnit } from '@costdraft/schema/notation/read-time.ts'

const NOT_A_TIME = 'This is not a time. Write hours as 1.5, 1:30 or 90m.'

/** The ISO date that a text of a ledger means; undefined for one that means none, or that does not say its year. */
export const parseDate = (text: string): string | undefined => readDate(text).value

/** What is said of a time that is refused. */
export const timeProblems: Readonly<Record<TimeRefusal, string>> = {
  negative: 'The time must be more than nothing.',
  decimals: NOT_A_TIME,
  not_whole: 'Units and minutes are whole numbers. Write part of a unit as minutes.',
  not_a_time: NOT_A_TIME,
}

/** Hours that a spreadsheet worked out from minutes have more decimals than a person writes. */
const WORKED_OUT = /^\d*\.\d{3,}$/

/**
 * Reads a time of a ledger in whole hundredths of an hour (`schema/notation/read-time`); a bare number is of `unit`.
 * Hours that a spreadsheet worked out are rounded to the nearest hundredth.
 */
export function parseTime(text: string, unit: TimeUnit): TimeReading {
  const isWorkedOut = unit === 'hours' && WORKED_OUT.test(text)
  return readTime(isWorkedOut ? (Math.round(Number(text) * 100) / 100).toFixed(2) : text, unit)
}

/** Hours in hundredths; undefined for a text that is no time, or a negative one. */
export const parseHours = (text: string): number | undefined => parseTime(text, 'hours').value

const synonyms = new Map<string, ActivityType>([
  ['attendance', 'preparation'],
  ['travel', 'travelling_and_waiting'],
  ['waiting', 'travelling_and_waiting'],
  ['travel_and_waiting', 'travelling_and_waiting'],
  ['call', 'telephone_call'],
  ['telephone', 'telephone_call'],
  ['phone_call', 'telephone_call'],
  ['letter', 'letter_out'],
  ['letters_out', 'letter_out'],
  ['letters_in', 'letter_in'],
  ['email_in', 'letter_in'],
  ['email_out', 'letter_out'],
  ['conference_with_counsel', 'counsel'],
])
/** The words other than its name that stand for an activity. */
export const activitySynonyms = (activity: ActivityType): string[] =>
  [...synonyms].flatMap(([word, meant]) => (meant === activity ? word : []))

/** The activity for a name or synonym, ignoring case and spacing; undefined if unknown. */
export function parseActivity(text: string): ActivityType | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  return activityTypes.find((activity) => activity === word) ?? synonyms.get(word)
}
