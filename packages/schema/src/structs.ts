import { array, coerce, define, validate, type Struct, type StructError } from 'superstruct'
import { isIsoDate } from './notation/calendar.ts'
import { readDate } from './notation/read-date.ts'
import { readMoney, type MoneyReading } from './notation/read-money.ts'
import { readTime, type TimeReading } from './notation/read-time.ts'
import { ruled, ruleOf } from './struct-rules.ts'
import { isUuid } from './uuid.ts'

/** Defines a struct by a function that returns the error message, or undefined for a valid value. */
const structOf = <T>(name: string, problemOf: (value: unknown) => string | undefined): Struct<T, null> =>
  define<T>(name, (value) => problemOf(value) ?? true)

/**
 * Defines a struct by a condition. What is refused is not printed, as the library does for a struct without a message:
 * that throws for `{"toString": 1}`, which is valid JSON.
 */
export const structIf = <T>(name: string, holds: (value: unknown) => boolean): Struct<T, null> =>
  define<T>(name, (value) => holds(value) || 'Expected another value.')
const anyText = structIf<string>('string', (value) => typeof value === 'string')

/**
 * Characters that a PDF cannot print or the database cannot store (control characters, byte-order marks, private use),
 * and marks that nobody sees but that turn the direction of what follows on a page, or make two equal texts differ.
 */
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ue000-\uf8ff]/g
/** A text as forms store it: without unprintable characters and blanks around it, in Unicode's form NFC. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(UNPRINTABLE, '')
    .trim()
/** A character that can be seen. Joiners, soft hyphens and blank letters have their use, but only beside others. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Two halves of one character beyond the first 65,536. */
const PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g
/** How many characters a text has, as the database counts them: a pair is one. */
const charactersOf = (text: string): number => text.length - (text.match(PAIR)?.length ?? 0)

/**
 * Text of `min` to `max` characters, after trimming, Unicode normalisation (NFC) and removal of unprintable characters.
 * A text of which nothing can be seen has no characters.
 */
export const text = (min: number, max: number): Struct<string, null> =>
  ruled(
    { is: 'text', min, max },
    coerce(
      structOf<string>('text', (value) => {
        if (typeof value !== 'string') return 'Enter text.'
        if (value.includes('\0')) return 'This holds a character that cannot be stored.'
        const given = charactersOf(value)
        const length = VISIBLE.test(value) ? given : 0
        if (min === max && length !== min) return `Enter exactly ${min} characters.`
        if (length < min) return `Enter at least ${min} ${min === 1 ? 'character' : 'characters'}.`
        return given > max ? `Enter at most ${max} characters; these are ${given}.` : undefined
      }),
      anyText,
      cleanText,
    ),
  )

export const Uuid: Struct<string, null> = ruled(
  { is: 'uuid' },
  structOf('uuid', (value) => (isUuid(value) ? undefined : 'Choose one from the list.')),
)

export const oneOf = <const T extends readonly string[]>(values: T): Struct<T[number], null> =>
  ruled(
    { is: 'choice', words: values },
    structOf('choice', (value) =>
      typeof value === 'string' && values.includes(value) ? undefined : `Choose one of ${values.join(', ')}.`,
    ),
  )

export const Flag: Struct<boolean, null> = ruled(
  { is: 'flag' },
  structOf('flag', (value) => (typeof value === 'boolean' ? undefined : 'Say yes or no.')),
)

/** The date part of `yyyy-mm-dd` or `yyyy-mm-ddThh:mm:ss`. */
export const dateOf = (value: string): string => value.slice(0, 10)
/** A date and a time of day as they are answered, `yyyy-mm-ddThh:mm:ss`: `dateOf` and `timeOf` cut them out again. */
export const dateTimeOf = (date: string, time: string): string => `${dateOf(date)}T${time}:00`
/** The time of day, `hh:mm`, of `hh:mm` or `yyyy-mm-ddThh:mm:ss`. */
export const timeOf = (value: string): string => (value.length > 5 ? value.slice(11, 16) : value)

/**
 * Only a whole date and time is cut: of any other text, a part that happens to be a date or a time must not be taken
 * for it.
 */
const dateTimes = structIf<string>(
  'date and time',
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/.test(value),
)
/**
 * A date of the calendar, `yyyy-mm-dd`, from 1900 to 2199. A text that means one by itself, with its year
 * (`notation/read-date`), is accepted and converted.
 */
export const IsoDate: Struct<string, null> = ruled(
  { is: 'date' },
  coerce(
    structOf<string>('date', (value) =>
      typeof value === 'string' && isIsoDate(value) ? undefined : 'Enter a date such as 14/01/2025.',
    ),
    structIf<string>('text of a date', (value) => typeof value === 'string' && !isIsoDate(value)),
    (text) => readDate(text).value ?? text,
  ),
)
/** A time of day, `hh:mm` on the 24-hour clock; the time of a date and time is accepted. */
export const Clock: Struct<string, null> = ruled(
  { is: 'clock' },
  coerce(
    structOf<string>('time', (value) =>
      typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
        ? undefined
        : 'Enter a time such as 14:30.',
    ),
    dateTimes,
    timeOf,
  ),
)

/** A number as people write it: digits with at most one decimal point, and no other notation. */
export const NumericText: Struct<string, null> = structIf<string>(
  'numeric text',
  (value) => typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value),
)
const TOO_EXACT = 'Enter at most two decimals.'
const range = (min: number, max: number): string =>
  max >= Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `between ${min} and ${max}`
const outside = (min: number, max: number): string => `Enter a number ${range(min, max)}.`

/** What is wrong with a value that should be a number with at most two decimals; undefined for one that is. */
function decimalProblem(value: unknown, min: number, max: number, sentence: string): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return sentence
  if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) return TOO_EXACT
  return value < min || value > max ? outside(min, max) : undefined
}

/** A number with at most two decimals. Numeric text is accepted and converted, because forms send text. */
export const decimal = (min: number, max: number): Struct<number, null> =>
  ruled(
    { is: 'decimal', min, max },
    coerce(
      structOf<number>('number', (value) => decimalProblem(value, min, max, 'Enter a number.')),
      NumericText,
      Number,
    ),
  )

/**
 * A number with at most two decimals, or a text that a reader knows, in hundredths, and converts. `sentence` is the
 * message for what is neither.
 */
const readable = (
  read: (text: string) => TimeReading | MoneyReading,
  { min, max, sentence }: { min: number; max: number; sentence: string },
): Struct<number, null> =>
  coerce(
    structOf<number>('number', (value) => {
      if (typeof value !== 'string') return decimalProblem(value, min, max, sentence)
      const { value: hundredths, refused } = read(value)
      if (refused === 'negative') return outside(min, max)
      if (refused === 'decimals') return TOO_EXACT
      if (refused === 'not_whole') return 'Enter whole minutes or units.'
      // A text is never the value itself; what it says may be out of range.
      return (hundredths === undefined ? undefined : decimalProblem(hundredths / 100, min, max, sentence)) ?? sentence
    }),
    anyText,
    (text) => {
      const { value } = read(text)
      return value === undefined ? text : value / 100
    },
  )

/** A duration of at least `min` hours with at most two decimals; text as in `notation/read-time`, without doubt. */
const duration = (min: number, max: number): Struct<number, null> =>
  ruled(
    { is: 'hours', min, max },
    readable((text) => readTime(text, 'hours'), { min, max, sentence: 'Enter hours such as 1.5.' }),
  )
/** A duration of more than none, in hours with at most two decimals; text as in `notation/read-time`. */
export const hours = (max: number): Struct<number, null> => duration(0.01, max)
/** Any duration, in hours with at most two decimals. */
export const AnyHours: Struct<number, null> = duration(0, Number.MAX_SAFE_INTEGER)

/** An amount of money in pounds; it may be nothing. Text as in `notation/read-money` is accepted and converted. */
export const pounds = (max: number): Struct<number, null> =>
  ruled(
    { is: 'money', min: 0, max },
    readable(readMoney, { min: 0, max, sentence: 'Enter an amount such as 1234.50.' }),
  )

/** What an hour of work is charged at, in pounds. */
export const HourlyRate: Struct<number, null> = pounds(99_999.99)

/** A whole number; numeric text is accepted and converted. `sentence` replaces the default error message. */
export const wholeNumber = (
  min: number,
  max: number,
  sentence = `Enter a whole number ${range(min, max)}.`,
): Struct<number, null> =>
  ruled(
    { is: 'whole', min, max },
    coerce(
      structOf<number>('whole number', (value) =>
        typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? undefined : sentence,
      ),
      NumericText,
      Number,
    ),
  )

/** Text of 1 to 30 digits. */
export const Digits: Struct<string, null> = ruled(
  { is: 'written', sentence: '1 to 30 digits.' },
  structOf('digits', (value) =>
    typeof value === 'string' && /^\d{1,30}$/.test(value) ? undefined : 'Enter digits only, one number per line.',
  ),
)

/** The message of the first invalid member. The library's own messages are replaced: they are not written for users. */
const listResult = (error: StructError | undefined): string | true => {
  const message = error?.failures()[0]?.message
  return message?.startsWith('Expected') ? 'This list holds a wrong value.' : (message ?? true)
}

/** A value as a struct accepts it; one that it refuses as it is. */
export const converted = <T>(struct: Struct<T, unknown>, value: unknown): unknown => {
  const [error, accepted] = validate(value, struct, { coerce: true })
  return error ? value : accepted
}
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A list of at most `max` values, each converted as its struct does. Text is split into lines: forms send text. */
export const listOf = <T>(struct: Struct<T, unknown>, max = 250): Struct<T[], unknown> =>
  ruled(
    { is: 'list', of: ruleOf(struct as Struct<unknown, unknown>), max },
    coerce(
      define<T[]>('list', (value) =>
        Array.isArray(value) && value.length <= max
          ? listResult(validate(value, array(struct))[0])
          : `Enter at most ${max}.`,
      ),
      structIf<string | unknown[]>(
        'list or text',
        (value) => typeof value === 'string' || (Array.isArray(value) && value.length <= max),
      ),
      (value) => (typeof value === 'string' ? linesOf(value) : value).map((one) => converted(struct, one) as T),
    ),
  )

/** Text of at most 254 characters that matches a regular expression; `sentence` is the error message. */
export const pattern = (shape: RegExp, sentence: string): Struct<string, null> =>
  ruled(
    { is: 'written', sentence },
    coerce(
      structOf<string>('pattern', (value) =>
        typeof value === 'string' && value.length <= 254 && shape.test(value) ? undefined : sentence,
      ),
      anyText,
      cleanText,
    ),
  )
