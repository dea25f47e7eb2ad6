import { caseTypeText } from '../../case-words.ts'
import type { CaseRow } from '../case-columns.tsx'

/** Which facts all cases shown have in common: a card leaves them out. */
export interface SharedFacts {
  area: boolean
  type: boolean
}

/** What the cases shown have in common. */
export const sharedFactsOf = (rows: readonly CaseRow[]): SharedFacts => ({
  area: new Set(rows.map(({ areaOfWork }) => areaOfWork)).size <= 1,
  type: new Set(rows.map((row) => `${row.areaOfWork} ${caseTypeText(row)}`)).size <= 1,
})
