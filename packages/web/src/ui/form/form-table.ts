import type { CaseFacts, Draft, Fields } from '@costdraft/schema/field.ts'
import { createContext, useContext } from 'react'
import type { Asked } from './controls.ts'

interface Table { fields: Fields; controls: Readonly<Record<string, Asked>>; facts: (draft: Draft) => CaseFacts }

export const FormTable = createContext<Table | undefined>(undefined)

/** The fields and controls of the form one stands in. */
export function useFormTable(): Table {
  const table = useContext(FormTable)
  if (!table) throw new Error('This stands outside a form.')
  return table
}
