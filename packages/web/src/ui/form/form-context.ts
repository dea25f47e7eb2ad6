import type { CaseFacts, Draft, Fields } from '@costdraft/schema/field.ts'
import { createContext, useContext } from 'react'
import type { AnyControls } from './controls.ts'

export interface FormContextValue {
  fields: Fields
  controls: AnyControls
  facts: (draft: Draft) => CaseFacts
  /** Path of these fields within the form values; absent at the root. */
  at?: string
  /** Labels are visible to screen readers only, because the fields are in table columns with headings. */
  isLabelHidden?: boolean
  /**
   * Errors are shown once the form was submitted, not on leaving a field: a line that appears then would move the
   * button being clicked.
   */
  areErrorsLate?: boolean
  /**
   * Paths of the fields that had been passed when the focus last left the form: what is missing is said only of them.
   */
  passed?: ReadonlySet<string>
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** The fields and controls of the surrounding form. Throws outside a form. */
export function useFormContext(): FormContextValue {
  const value = useContext(FormContext)
  if (!value) throw new Error('useFormContext must be used inside a Form.')
  return value
}
