import { activityTypes, type ActivityType } from '@costdraft/costing'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** An ISO date from what firms write: dd/mm/yyyy, d.m.yy, 5 Mar 2024, yyyy-mm-dd. A date that is none, or has the month first, is not guessed. */
export function dateOf(text: string): string | undefined {
  const written = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/.exec(text),
    named = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{2}|\d{4})$/i.exec(text),
    iso = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(text)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : written
      ? [written[3], written[2], written[1]]
      : named
        ? [named[3], String(MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1), named[1]]
        : []
  if (year === undefined) return undefined
  const y = year.length === 2 ? 2_000 + Number(year) : Number(year),
    date = new Date(Date.UTC(y, Number(month) - 1, Number(day)))
  const real =
    date.getUTCFullYear() === y && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return real ? date.toISOString().slice(0, 10) : undefined
}

/** Hundredths of an hour from `1.9`, `1,9`, `2:54`, `36m` or `1h 30m`; undefined for anything else. Minutes round to the nearest hundredth. */
export function hoursOf(text: string): number | undefined {
  const clock = /^(-?\d+):([0-5]\d)$/.exec(text)
  if (clock) return Math.round(Number(clock[1]) * 100 + (Number(clock[2]) * 100) / 60)
  const spoken = /^(?:(\d+(?:\.\d+)?) ?h(?:ours?|rs?)?)? ?(?:(\d+) ?m(?:in(?:ute)?s?)?)?$/i.exec(text)
  if (spoken && text !== '') return Math.round(Number(spoken[1] ?? 0) * 100 + (Number(spoken[2] ?? 0) * 100) / 60)
  const decimal = text.replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(decimal) ? Math.round(Number(decimal) * 100) : undefined
}

const others = new Map<string, ActivityType>([
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
/** The activity a word stands for, whatever its capitals and spaces. */
export function activityOf(text: string): ActivityType | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  return activityTypes.find((activity) => activity === word) ?? others.get(word)
}
