import { createContext } from 'react'
import type { CaseRow } from './case-row.ts'

/** Removes a case of a list after a question; undefined where none can be removed. */
export const RemoveCaseContext = createContext<((row: CaseRow) => void) | undefined>(undefined)
