import type { CaseRow } from '../case-columns.tsx'

const CASE = 'case'
type Data = Record<string | symbol, unknown>

/** What a dragged card carries. */
export const cargoOf = (row: CaseRow): Record<string, unknown> => ({ [CASE]: row })

/** The case that is carried, if it is one. */
export const carried = (data: Data): CaseRow | undefined => data[CASE] as CaseRow | undefined
