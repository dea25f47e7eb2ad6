import { caseTypeText } from '../../../areas/case-type-words.ts'
import type { CaseRow } from '../case-row.ts'

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
