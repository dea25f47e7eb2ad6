import { activityTypes, type ActivityType } from '@costdraft/costing'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Parses dd/mm/yyyy, d.m.yy, 5 Mar 2024 or yyyy-mm-dd into an ISO date; undefined for an invalid date or any other
 * format.
 */
export function parseDate(text: string): string | undefined {
  const numeric = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/.exec(text),
    named = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{2}|\d{4})$/i.exec(text),
    iso = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(text)
  if (iso) return isoDate(iso[1], iso[2], iso[3])
  if (numeric) return isoDate(numeric[3], numeric[2], numeric[1])
  if (named) return isoDate(named[3], String(MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1), named[1])
  return undefined
}

/** An ISO date from its parts, or undefined if there is no such day; a two-digit year is in this century. */
function isoDate(yearText = '', month = '', day = ''): string | undefined {
  const year = yearText.length === 2 ? 2_000 + Number(yearText) : Number(yearText),
    date = new Date(Date.UTC(year, Number(month) - 1, Number(day)))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? date.toISOString().slice(0, 10) : undefined
}

/**
 * Parses `1.9`, `1,9`, `2:54`, `36m` or `1h 30m` into hundredths of an hour, minutes rounded to the nearest hundredth;
 * undefined for any other format.
 */
export function parseHours(text: string): number | undefined {
  const clock = /^(-?\d+):([0-5]\d)$/.exec(text)
  if (clock) return Math.round(Number(clock[1]) * 100 + (Number(clock[2]) * 100) / 60)
  const withUnits = /^(?:(\d+(?:\.\d+)?) ?h(?:ours?|rs?)?)? ?(?:(\d+) ?m(?:in(?:ute)?s?)?)?$/i.exec(text)
  if (withUnits && text !== '')
    return Math.round(Number(withUnits[1] ?? 0) * 100 + (Number(withUnits[2] ?? 0) * 100) / 60)
  const decimal = text.replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(decimal) ? Math.round(Number(decimal) * 100) : undefined
}

const synonyms = new Map<string, ActivityType>([
  ['prep', 'preparation'],
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
