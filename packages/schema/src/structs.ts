import { array, coerce, define, validate, type Struct, type StructError } from 'superstruct'

/** A struct that answers a sentence for what it refuses. */
const word = <T>(name: string, refuses: (value: unknown) => string | undefined): Struct<T, null> =>
  define<T>(name, (value) => refuses(value) ?? true)

/** Characters that no document may carry and no database may be sent: controls, byte-order marks, private use. */
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff\ue000-\uf8ff]/g
const clean = (text: string): string =>
  text.toWellFormed().normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(UNPRINTABLE, '').trim()

/** Text of `min` to `max` characters, trimmed and cleaned. */
export const text = (min: number, max: number): Struct<string, null> =>
  coerce(
    word<string>('text', (value) => {
      if (typeof value !== 'string') return 'Enter text.'
      if (value.includes('\0')) return 'This holds a character that cannot be stored.'
      if (min === max && value.length !== min) return `Enter exactly ${min} characters.`
      if (value.length < min) return `Enter at least ${min} characters.`
      return value.length > max ? `Enter at most ${max} characters; these are ${value.length}.` : undefined
    }),
    define<string>('string', (value) => typeof value === 'string'),
    clean,
  )

export const Uuid: Struct<string, null> = word('uuid', (value) =>
  typeof value === 'string' && /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value)
    ? undefined
    : 'Choose one from the list.',
)

export const oneOf = <const T extends readonly string[]>(values: T): Struct<T[number], null> =>
  word('choice', (value) =>
    typeof value === 'string' && values.includes(value) ? undefined : `Choose one of ${values.join(', ')}.`,
  )

export const Flag: Struct<boolean, null> = word('flag', (value) =>
  typeof value === 'boolean' ? undefined : 'Say yes or no.',
)

/** Dates arrive as a date or as a moment; the first ten characters are the date. */
export const dateOf = (value: string): string => value.slice(0, 10)
/** Times arrive as hh:mm or inside a moment; characters 11 to 16 are the time. */
export const clockOf = (value: string): string => (value.length > 5 ? value.slice(11, 16) : value)

const isRealDate = (value: string): boolean => {
  const [, y = 0, m = 0, d = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []).map(Number)
  const date = new Date(Date.UTC(y, m - 1, d))
  return y >= 1900 && y <= 2199 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
}
const strings = define<string>('string', (value) => typeof value === 'string')
export const IsoDate: Struct<string, null> = coerce(
  word<string>('date', (value) =>
    typeof value === 'string' && isRealDate(value) ? undefined : 'Enter a date, such as 31/01/2026.',
  ),
  strings,
  dateOf,
)
export const Clock: Struct<string, null> = coerce(
  word<string>('time', (value) =>
    typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : 'Enter a time, such as 10:30.',
  ),
  strings,
  clockOf,
)

const numeric = define<string>(
  'numeric text',
  (value) => typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value),
)
const range = (min: number, max: number): string => (max === Infinity ? `at least ${min}` : `between ${min} and ${max}`)

/** A number to two decimals (step 0.01). Numeric text is accepted, as forms send it. */
export const decimal = (min: number, max: number): Struct<number, null> =>
  coerce(
    word<number>('number', (value) => {
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number.'
      if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) return 'Enter at most two decimals.'
      return value < min || value > max ? `Enter a number ${range(min, max)}.` : undefined
    }),
    numeric,
    Number,
  )

/** A whole number; the sentence says why it is refused, where its bounds alone would not. */
export const whole = (
  min: number,
  max: number,
  sentence = `Enter a whole number ${range(min, max)}.`,
): Struct<number, null> =>
  coerce(
    word<number>('whole number', (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? undefined : sentence,
    ),
    numeric,
    Number,
  )

/** A text of digits alone. */
export const Digits: Struct<string, null> = word('digits', (value) =>
  typeof value === 'string' && /^\d{1,30}$/.test(value) ? undefined : 'Enter digits only, one number per line.',
)

/** The first wrong member's own sentence; the library's words are not for people. */
const sentenceOf = (error: StructError | undefined): string | true => {
  const said = error?.failures()[0]?.message
  return said?.startsWith('Expected') ? 'This list holds a wrong value.' : (said ?? true)
}

/** A list, at most as long as a person would enter by hand. */
export const listOf = <T>(struct: Struct<T, null>, most = 250): Struct<T[], unknown> =>
  coerce(
    define<T[]>('list', (value) =>
      Array.isArray(value) && value.length <= most
        ? sentenceOf(validate(value, array(struct))[0])
        : `Enter at most ${most}.`,
    ),
    define<string>('lines', (value) => typeof value === 'string'),
    (value) =>
      value
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean) as T[],
  )

/** Text of one shape; anything else is refused with a sentence. */
export const pattern = (shape: RegExp, sentence: string): Struct<string, null> =>
  coerce(
    word<string>('pattern', (value) =>
      typeof value === 'string' && value.length <= 254 && shape.test(value) ? undefined : sentence,
    ),
    strings,
    clean,
  )
