import { isUuid } from '@costdraft/schema/uuid.ts'
import { isRow } from './answered-values.ts'
import { unreadable } from './failures.ts'

/** The error for an answer that cannot be read where a list of records should be. */
export const noList = (): Error => unreadable({ isWrite: false, hasIdempotencyKey: false })

function listOf(answer: unknown): unknown[] {
  if (answer === null || answer === undefined) return []
  if (!Array.isArray(answer)) throw noList()
  return answer
}

/**
 * The rows of an answer that is a list, without what is no record. Some hosts answer an empty one with null or with
 * nothing. Throws UPSTREAM_FAILED for anything else: it would look like a list without rows.
 */
export const rowsOf = <Row>(answer: unknown): Row[] => listOf(answer).filter(isRow) as Row[]

/**
 * All rows of a list that is sent back whole, as they were answered. Throws UPSTREAM_FAILED where one is no record with
 * a uuid: without it, the host might take it for removed.
 */
export function wholeRowsOf<Row>(answer: unknown): Row[] {
  const rows = listOf(answer)
  if (!rows.every((row) => isRow(row) && isUuid(row.uuid))) throw noList()
  return rows as Row[]
}
