import { createContext } from 'react'
import type { CaseRow } from './case-row.ts'

/** Asks for the copy of a case of a list; undefined where none can be made. */
export const CopyCaseContext = createContext<((row: CaseRow) => void) | undefined>(undefined)
