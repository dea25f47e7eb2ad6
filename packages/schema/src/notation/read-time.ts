/** What a bare number of a text stands for. */
export type TimeUnit = 'hours' | 'minutes' | 'units'
/**
 * What a reader of ledgers asks about although the text is taken: `no_unit_large` is a number of hours that no working
 * day has, where nothing beside it says that it is hours; it may be minutes or units.
 */
export type TimeDoubt = 'no_unit_large'
/**
 * Why a text is no time: less than nothing (a minus sign or brackets around it), more decimals than the two that hours
 * have, a part of a unit or of a minute, or no notation of a time.
 */
export type TimeRefusal = 'negative' | 'decimals' | 'not_whole' | 'not_a_time'
/** A time in whole hundredths of an hour, or why it is none. */
export type TimeReading =
  | { value: number; doubt?: TimeDoubt; refused?: undefined }
  | { refused: TimeRefusal; value?: undefined; doubt?: undefined }

const MINUTES: Readonly<Record<TimeUnit, number>> = { hours: 60, minutes: 1, units: 6 }
/** More hours than this in one entry are asked about where they are a bare number. */
const LARGE = 8
/** No notation of a time is longer. */
const LONGEST = 40

const HOUR_WORDS = String.raw`h(?:(?:ou)?rs?)?\.?`
const MINUTE_WORDS = String.raw`m(?:in(?:ute)?s?)?\.?`
const NEGATIVE = /^(?:[-\u2010-\u2015\u2212].*\d|\(.*\)$|.*\d\s*[-\u2010-\u2015\u2212]$)/
const CLOCK = new RegExp(String.raw`^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?\s*(?:${HOUR_WORDS})?$`)
// Minutes without their word stand as on a clock, so that 1h 5 is not taken for 1h 50.
const HOURS_AND_MINUTES = new RegExp(
  String.raw`^(\d{1,4})\s*${HOUR_WORDS}\s*(?:and\s+)?(?:([0-5]\d)|(\d{1,2})\s*${MINUTE_WORDS})$`,
)
const NUMBER = /^(\d{1,6}|(?=[.,]\d))(?:[.,](\d{1,2}))?$/
const TOO_EXACT = /^\d*\.\d{3,}$/
const words: Readonly<Record<TimeUnit, RegExp>> = {
  hours: new RegExp(String.raw`\s*${HOUR_WORDS}$`),
  minutes: new RegExp(String.raw`\s*${MINUTE_WORDS}$`),
  units: /\s*u(?:nits?)?\.?$/,
}
const units: readonly TimeUnit[] = ['hours', 'minutes', 'units']

const ofSeconds = (seconds: number): TimeReading => ({ value: Math.round(seconds / 36) })

function readNumber(text: string, unit: TimeUnit): TimeReading {
  if (TOO_EXACT.test(text)) return { refused: 'decimals' }
  const [all, whole = '', part = ''] = NUMBER.exec(text) ?? []
  if (!all) return { refused: 'not_a_time' }
  // Hundredths from the digits: a product in floating point could be one short.
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (unit === 'hours') return { value: hundredths }
  return hundredths % 100 === 0 ? ofSeconds((hundredths / 100) * MINUTES[unit] * 60) : { refused: 'not_whole' }
}

/**
 * Reads a duration as people write it: `1:30`, `01:30:00`, `1.5`, `1,5`, `.5`, `1h 20`, `1 hr 20 min`, `1.5 hrs`,
 * `90m`, `15u`, `3.0 units`. A bare number is of `unit`; a unit (u) is six minutes, and neither it nor a minute is
 * divided. A comma is a decimal comma, of at most two decimals. Minutes and seconds are rounded to the nearest
 * hundredth of an hour (0:06:30 is 0.11). Nothing is judged but the notation: no time (0) is taken, and no limit kept.
 */
export function readTime(text: string, unit: TimeUnit): TimeReading {
  const written = text.trim().toLowerCase()
  if (written.length > LONGEST) return { refused: 'not_a_time' }
  if (NEGATIVE.test(written)) return { refused: 'negative' }
  const [clock, hours, minutes, seconds = 0] = CLOCK.exec(written) ?? []
  if (clock) return ofSeconds(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
  const [both, whole, bare, spelt] = HOURS_AND_MINUTES.exec(written) ?? []
  if (both) return ofSeconds(Number(whole) * 3600 + Number(bare ?? spelt) * 60)
  const said = units.find((name) => words[name].test(written))
  const reading = readNumber(said ? written.replace(words[said], '') : written, said ?? unit)
  return !said && unit === 'hours' && reading.value !== undefined && reading.value > LARGE * 100
    ? { ...reading, doubt: 'no_unit_large' }
    : reading
}
