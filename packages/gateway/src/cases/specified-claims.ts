import { isRow } from '../upstream/answered-values.ts'
import { unreadable } from '../upstream/failures.ts'
import type { ExceptionalRow } from '../upstream/rows.ts'

/**
 * The claims of a case as its host has answered them, without the one that changes: the specification sends the list
 * whole. In a case without parts there is no other.
 * @throws UPSTREAM_FAILED where it cannot be told whose the others are, since one of them would be lost.
 */
export function otherClaims(answered: unknown, { case_part: changed }: ExceptionalRow): unknown[] {
  if (changed === null) return []
  const isRead =
    Array.isArray(answered) && answered.every((claim) => isRow(claim) && typeof claim.case_part === 'string')
  if (!isRead) throw unreadable({ isWrite: false, hasIdempotencyKey: false })
  return answered.filter(({ case_part }: { case_part: unknown }) => case_part !== changed)
}
