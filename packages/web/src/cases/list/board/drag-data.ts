import type { CaseRow } from '../case-row.ts'

const CASE = 'case'
type Data = Record<string | symbol, unknown>

/** The drag data of a card. */
export const dragDataOf = (row: CaseRow): Record<string, unknown> => ({ [CASE]: row })

/** The case in drag data; undefined where something else is dragged. */
export const draggedCase = (data: Data): CaseRow | undefined => data[CASE] as CaseRow | undefined
