import type { Fields } from '@costdraft/schema/field.ts'
import { useMemo, type ReactNode } from 'react'
import type { AnyControls } from './controls.ts'
import { FormContext, useFormContext } from './form-context.ts'

interface Props {
  at: string
  fields: Fields
  controls: AnyControls
  isLabelHidden?: boolean
  areErrorsLate?: boolean
  children: ReactNode
}

/** A nested part of a form: its fields are stored under the path `at` of the form values. */
export function FormPart({ at, fields, controls, isLabelHidden = false, areErrorsLate = false, children }: Props) {
  const { facts, passed } = useFormContext()
  const table = useMemo(
    () => ({ fields, controls, facts, at, isLabelHidden, areErrorsLate, ...(passed && { passed }) }),
    [fields, controls, facts, at, isLabelHidden, areErrorsLate, passed],
  )
  return <FormContext value={table}>{children}</FormContext>
}
