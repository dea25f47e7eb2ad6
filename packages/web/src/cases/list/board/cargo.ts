import type { CaseRow } from '../case-columns.tsx'

const CASE = 'case'
type Data = Record<string | symbol, unknown>

/** What a dragged card carries. */
export const cargoOf = (row: CaseRow): Record<string, unknown> => ({ [CASE]: row })

/** The case that is carried, if it is one. */
export const carried = (data: Data): CaseRow | undefined => data[CASE] as CaseRow | undefined

interface Point { clientX: number; clientY: number }
/** A hand that trembles has not dragged: the browser lifts after 4 px and cannot be told otherwise, so the drop is judged. */
const LEAST = 5
export const isDragged = (from: Point, to: Point): boolean => Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) >= LEAST
