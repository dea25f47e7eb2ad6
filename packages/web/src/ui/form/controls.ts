import type { CaseFacts, Draft, Fields } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { ComponentType } from 'react'
import { displayDate } from './typed-text.ts'

export interface Option {
  value: string
  label: string
  isDisabled?: boolean
  /** Whether it names something that is chosen no more: it is shown where it is chosen already, and nowhere else. */
  isGone?: boolean
  /** The heading that it stands under, with the others of its group. */
  group?: string
}

interface CommonOptions {
  label: string
  hint?: string
  /** A hint that depends on what else is entered, in place of `hint` where the field stands by itself. */
  Hint?: ComponentType
  /** How the control is shown while its field does not apply; hidden by default. A disabled control is empty. */
  otherwise?: 'hidden' | 'disabled'
  isLocked?: boolean
  /** Whether its choices are still to come. */
  isLoading?: boolean
  /** Whether an entry of a list asks it nowhere, because its value follows from what else is asked. */
  isLeftOut?: boolean
  /** Whether a reference without anything to choose, and without a value, is not shown: its list is not held. */
  isHiddenWithoutChoices?: boolean
  /** Values of other fields of the form that choosing one here sets, by their names; they can be changed after it. */
  fills?: (value: unknown) => Draft
  /** What the empty input of a text, an amount or an optional choice says it stands for. */
  placeholder?: string
  /**
   * Whether the value of a stored record was entered. One that follows from elsewhere is shown in lists, and the form
   * leaves it empty.
   */
  isEntered?: (record: Draft) => boolean
}
type PlainKind =
  | 'text'
  | 'email'
  | 'prose'
  | 'date'
  | 'clock'
  | 'money'
  | 'hours'
  | 'count'
  | 'decimal'
  | 'flag'
  | 'lines'
  | 'vat'
  | 'days'

/**
 * The form control of one field. `as` is its kind. A `ref` of an item without choices offers what its field refers to
 * (`items/shared/reference-choices.ts`). `most` is the maximum of an integer percentage; `on` is the text that a
 * checked toggle stores; `fill` is the autocomplete hint of a password; `own` is a control that the room of the field
 * brings.
 */
export type ControlSpec = CommonOptions &
  (
    | { as: PlainKind }
    | { as: 'percent'; most: number }
    | { as: 'choice'; choices: readonly (string | Option)[] }
    | { as: 'ref'; choices?: readonly (string | Option)[] }
    | { as: 'toggle'; on: string }
    | { as: 'password'; fill: 'new-password' | 'current-password' }
    | { as: 'own'; own: OwnControl }
  )

/** The attributes of the element that is the input of a field. */
interface Attributes {
  id: string
  name: string
  disabled: boolean
  onBlur: () => void
  onFocus: () => void
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
  'aria-describedby': string | undefined
}
export interface FieldInputProps {
  asked: ControlSpec
  id: string
  name: string
  isRequired: boolean
  value: unknown
  change: (value: unknown) => void
  attributes: Attributes
  /** The case of the record, which decides what some controls offer. */
  facts: CaseFacts
}

/** A control that is not one of the forms' own, because it knows what its field means. */
export interface OwnControl {
  Input: ComponentType<FieldInputProps>
  /** The value of a record as the form holds it, and back. */
  formValue: (value: unknown) => unknown
  parsed: (value: unknown) => unknown
  /** Either of them as display text. */
  display: (value: unknown) => string
}

/** One control for every field of a field table; the type checker rejects missing ones. */
export type Controls<F extends Fields> = { readonly [Name in keyof F]: ControlSpec }
export type AnyControls = Readonly<Record<string, ControlSpec>>

export const optionsOf = (asked: ControlSpec): Option[] =>
  'choices' in asked && asked.choices
    ? asked.choices.map((choice) => (typeof choice === 'string' ? { value: choice, label: labelOf(choice) } : choice))
    : []

/** The options of a field whose value is, or was when it was first shown, one of `chosen`. */
export const offeredOptions = (options: readonly Option[], chosen: readonly string[]): readonly Option[] =>
  options.filter(({ isGone, value }) => isGone !== true || chosen.includes(value))

/**
 * A control with only the choices that are allowed. What is chosen already stays in view, and cannot be chosen again.
 */
export function limitChoices(asked: ControlSpec, allowed: readonly string[], chosen: unknown): ControlSpec {
  if (asked.as !== 'choice' && asked.as !== 'ref') return asked
  const choices = optionsOf(asked).flatMap((option) => {
    if (allowed.includes(option.value)) return [option]
    return option.value === chosen ? [{ ...option, isDisabled: true }] : []
  })
  return { ...asked, choices }
}

/** One entry of a list of days while it is edited: texts, not yet validated. */
export interface DayDraft {
  date: string
  hours: string
}
export const daysOf = (value: unknown): DayDraft[] =>
  Array.isArray(value)
    ? (value as { date?: unknown; hours?: unknown }[]).map(({ date, hours }) => ({
        date: textOf(date),
        hours: twoDecimals(hours),
      }))
    : []

/** A form value as display text: the label of an option, Yes or No for a flag, a British date. */
export function displayValue(asked: ControlSpec, value: unknown): string {
  if (asked.as === 'flag') return value === true ? 'Yes' : 'No'
  if (asked.as === 'toggle') return value === asked.on ? 'Yes' : 'No'
  if (asked.as === 'vat') return value === true ? '0' : '20'
  if (asked.as === 'days')
    return daysOf(value)
      .map(({ date, hours }) => `${displayDate(date)}: ${hours}`)
      .join(', ')
  if (asked.as === 'own') return asked.own.display(value)
  const text = asked.as === 'hours' || asked.as === 'money' ? twoDecimals(value) : textOf(value)
  if (asked.as === 'date') return displayDate(text)
  return optionsOf(asked).find((option) => option.value === text)?.label ?? text.replaceAll('\n', ', ')
}

const twoDecimals = (value: unknown): string => (typeof value === 'number' ? value.toFixed(2) : textOf(value))
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const toFormValue: Partial<Record<ControlSpec['as'], (value: unknown) => unknown>> = {
  flag: (value) => value === true,
  // Without a value it is that of a new record which nobody has touched: the field says what it starts with.
  vat: (value) => (value === undefined ? '' : value === true),
  days: daysOf,
  hours: twoDecimals,
  money: twoDecimals,
}

/**
 * A record as initial form values. Everything is text except flags, VAT and days. No value is missing, so that clearing
 * an empty field does not make the form dirty.
 */
export function formValues(controls: AnyControls, record: Draft): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(controls).map(([name, asked]) => {
      const toForm = asked.as === 'own' ? asked.own.formValue : (toFormValue[asked.as] ?? textOf)
      return [name, toForm(record[name])]
    }),
  )
}

/** Form values prepared for validation: those of a control of its own as it sends them, texts as they were typed. */
export function parseDraft(controls: AnyControls, draft: Draft): Draft {
  const read = Object.entries(controls).flatMap(([name, asked]) =>
    asked.as === 'own' && draft[name] !== undefined ? [[name, asked.own.parsed(draft[name])]] : [],
  )
  return { ...draft, ...(Object.fromEntries(read) as Draft) }
}
