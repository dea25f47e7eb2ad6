import type { CaseFacts, Draft, Fields } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'

export interface Option { value: string; label: string; isDisabled?: boolean }

interface Common {
  label: string
  hint?: string
  /** What becomes of it while the field does not apply: gone from the form, or there, empty and disabled. */
  otherwise?: 'hidden' | 'disabled'
  isLocked?: boolean
}
type Written = 'text' | 'prose' | 'date' | 'clock' | 'money' | 'hours' | 'count' | 'flag' | 'lines'

/** How one field is asked for, said plainly. */
export type Asked = Common & ({ as: Written } | { as: 'choice' | 'ref'; choices: readonly (string | Option)[] })

/** A control for every field of a table: leaving one out does not compile. */
export type Controls<F extends Fields> = { readonly [Name in keyof F]: Asked }

export const optionsOf = (asked: Asked): Option[] =>
  'choices' in asked ? asked.choices.map((choice) => typeof choice === 'string' ? { value: choice, label: labelOf(choice) } : choice) : []

/** What a value is called where people read it: an option by its label, a flag by a word, a date as the trade writes it. */
export function saidAs(asked: Asked, value: unknown): string {
  if (asked.as === 'flag') return value === true ? 'Yes' : 'No'
  const written = writtenAs(value)
  if (asked.as === 'date') return written.split('-').toReversed().join('/')
  return optionsOf(asked).find((option) => option.value === written)?.label ?? written.replaceAll('\n', ', ')
}

const writtenAs = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A record as inputs hold it: everything is text except flags, and nothing is absent, so that emptying what was empty is no change. */
export function startOf(controls: Readonly<Record<string, Asked>>, record: Draft): Record<string, unknown> {
  return Object.fromEntries(Object.entries(controls).map(([name, { as }]) => [name, as === 'flag' ? record[name] === true : writtenAs(record[name])]))
}

/** The facts of what is no part of a case: no field of it asks for them. */
export const nowhere = (): CaseFacts => ({ area: 'legal_aid', caseType: 'care_and_supervision', dualAspect: false })
