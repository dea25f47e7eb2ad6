import type { CaseFacts, Draft, Fields } from '@costdraft/schema/field.ts'
import { createContext, useContext } from 'react'
import type { AnyControls } from './controls.ts'

export interface Table {
  fields: Fields
  controls: AnyControls
  facts: (draft: Draft) => CaseFacts
  /** Where in the form these fields lie: nowhere in particular, or under a part of it. */
  at?: string
  /** Labels are for the ear only: the fields stand in columns that have their heads. */
  isBare?: boolean
}

export const FormTable = createContext<Table | undefined>(undefined)

/** The fields and controls of the form one stands in. */
export function useFormTable(): Table {
  const table = useContext(FormTable)
  if (!table) throw new Error('This stands outside a form.')
  return table
}
