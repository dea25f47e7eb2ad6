import { unreadable } from './failures.ts'

/**
 * The rows of an answer that is a list. Some hosts answer an empty one with null or with nothing. Throws
 * UPSTREAM_FAILED for anything else: it would look like a list without rows.
 */
export function rowsOf<Row>(answer: unknown): Row[] {
  if (answer === null || answer === undefined) return []
  if (!Array.isArray(answer)) throw unreadable({ isWrite: false, hasIdempotencyKey: false })
  return answer as Row[]
}
