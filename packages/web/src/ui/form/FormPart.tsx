import type { Fields } from '@costdraft/schema/field.ts'
import { useMemo, type ReactNode } from 'react'
import type { AnyControls } from './controls.ts'
import { FormTable, useFormTable } from './form-table.ts'

interface Props {
  at: string
  fields: Fields
  controls: AnyControls
  isBare?: boolean
  children: ReactNode
}

/** A part of a form with fields of its own, kept under a name of the whole. */
export function FormPart({ at, fields, controls, isBare = false, children }: Props) {
  const { facts } = useFormTable()
  const table = useMemo(() => ({ fields, controls, facts, at, isBare }), [fields, controls, facts, at, isBare])
  return <FormTable value={table}>{children}</FormTable>
}
