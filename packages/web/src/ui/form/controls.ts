import type { CaseFacts, Draft, Fields } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { writtenDate } from '../dates.ts'
import { readHours } from './hours.ts'

export interface Option {
  value: string
  label: string
  isDisabled?: boolean
}

interface Common {
  label: string
  hint?: string
  /** What becomes of it while the field does not apply: gone from the form, or there, empty and disabled. */
  otherwise?: 'hidden' | 'disabled'
  isLocked?: boolean
}
type Written =
  | 'text'
  | 'email'
  | 'prose'
  | 'date'
  | 'clock'
  | 'money'
  | 'hours'
  | 'count'
  | 'flag'
  | 'lines'
  | 'vat'
  | 'days'

/** How one field is asked for, said plainly. A toggle is a tick that stands for one word; what a browser fills into a password is whose it is; a percent is whole and has its most. */
export type Asked = Common &
  (
    | { as: Written }
    | { as: 'percent'; most: number }
    | { as: 'choice' | 'ref'; choices: readonly (string | Option)[] }
    | { as: 'toggle'; on: string }
    | { as: 'password'; fill: 'new-password' | 'current-password' }
  )

/** A control for every field of a table: leaving one out does not compile. */
export type Controls<F extends Fields> = { readonly [Name in keyof F]: Asked }
export type AnyControls = Readonly<Record<string, Asked>>

export const optionsOf = (asked: Asked): Option[] =>
  'choices' in asked
    ? asked.choices.map((choice) => (typeof choice === 'string' ? { value: choice, label: labelOf(choice) } : choice))
    : []

/** A day of a list of days, as it is being written. */
export interface DayDraft {
  date: string
  hours: string
}
export const daysOf = (value: unknown): DayDraft[] =>
  Array.isArray(value)
    ? (value as { date?: unknown; hours?: unknown }[]).map(({ date, hours }) => ({
        date: writtenAs(date),
        hours: twoDecimals(hours),
      }))
    : []

/** What a value is called where people read it: an option by its label, a flag by a word, a date as the trade writes it. */
export function saidAs(asked: Asked, value: unknown): string {
  if (asked.as === 'flag') return value === true ? 'Yes' : 'No'
  if (asked.as === 'toggle') return value === asked.on ? 'Yes' : 'No'
  if (asked.as === 'vat') return value === true ? '0' : '20'
  if (asked.as === 'days')
    return daysOf(value)
      .map(({ date, hours }) => `${writtenDate(date)}: ${hours}`)
      .join(', ')
  const written = asked.as === 'hours' || asked.as === 'money' ? twoDecimals(value) : writtenAs(value)
  if (asked.as === 'date') return writtenDate(written)
  return optionsOf(asked).find((option) => option.value === written)?.label ?? written.replaceAll('\n', ', ')
}

const twoDecimals = (value: unknown): string => (typeof value === 'number' ? value.toFixed(2) : writtenAs(value))
const writtenAs = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const starts: Partial<Record<Asked['as'], (value: unknown) => unknown>> = {
  flag: (value) => value === true,
  vat: (value) => value === true,
  days: daysOf,
  hours: twoDecimals,
  money: twoDecimals,
}

/** A record as inputs hold it: everything is text except flags and days, and nothing is absent, so that emptying what was empty is no change. */
export function startOf(controls: AnyControls, record: Draft): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(controls).map(([name, { as }]) => [name, (starts[as] ?? writtenAs)(record[name])]),
  )
}

const figure = (text: string): unknown => (text === '' ? text : Number(readHours(text)))
const reads: Partial<Record<Asked['as'], (value: unknown) => unknown>> = {
  hours: (value) => (typeof value === 'string' ? readHours(value) : value),
  // The contract takes the hours of a day as a number; an unfinished one stays what it is, to be refused.
  days: (value) => daysOf(value).map(({ date, hours }) => ({ date, hours: figure(hours) })),
}

/** What inputs hold, as it is judged: hours are taken as people write them. */
export function readDraft(controls: AnyControls, draft: Draft): Draft {
  const read = Object.entries(controls).flatMap(([name, { as }]) =>
    reads[as] && draft[name] !== undefined ? [[name, reads[as](draft[name])]] : [],
  )
  return { ...draft, ...(Object.fromEntries(read) as Draft) }
}

/** The facts of what is no part of a case: no field of it asks for them. */
export const nowhere = (): CaseFacts => ({ area: 'legal_aid', caseType: 'care_and_supervision', dualAspect: false })
