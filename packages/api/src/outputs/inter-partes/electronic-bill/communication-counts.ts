import { ROUTINE_UP_TO } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { BillRow } from './bill-rows.ts'

const HOUR = 100
export const OUT = labelOf('letter_out')
export const CALL = labelOf('telephone_call')
const IN = labelOf('letter_in')
/** A column of counts: letters out and calls by whether they are routine, and letters in. */
export const counts: readonly (readonly [head: string, kind: string, isRoutine: boolean | null])[] = [
  ['Letters out, routine', OUT, true],
  ['Letters out, timed', OUT, false],
  ['Calls, routine', CALL, true],
  ['Calls, timed', CALL, false],
  ['Letters in, not charged', IN, null],
]

/** Whether a row is of a kind of communication, and routine or not where that is asked. */
export const isOf = ({ communication, line }: BillRow, kind: string, isRoutine: boolean | null): boolean =>
  communication === kind && (isRoutine === null || line.quantity <= ROUTINE_UP_TO === isRoutine)
/** The condition of a count that tells routine ones from timed ones. */
export function timeCondition(isRoutine: boolean | null): string {
  if (isRoutine === null) return ''
  return `,LineTime,"${isRoutine ? '<=' : '>'}${ROUTINE_UP_TO / HOUR}"`
}
