import { converted, IsoDate } from '@costdraft/schema/structs.ts'
import { audit, difference } from '../audit/audit.ts'
import { ValidationError } from '../errors/errors.ts'
import { objectOf } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'
import { feeEarnerOnWire, requireFeeEarner } from '../clients/fee-earners.ts'
import { lockedFeeEarner } from './fee-earner-changes.ts'

const KEYS = new Set(['from'])

/** The day of a body; null takes a retirement back. Throws 422 for anything else. */
function dayIn(body: unknown): string | null {
  const given = objectOf(body)
  const unknown = Object.keys(given).filter((key) => !KEYS.has(key))
  if (unknown.length > 0)
    throw new ValidationError(
      Object.fromEntries(unknown.slice(0, 20).map((key) => [key.slice(0, 100), 'This field is not known.'])),
    )
  if (given.from === null) return null
  const day = converted(IsoDate, given.from)
  if (!IsoDate.is(day)) throw new ValidationError({ from: 'Enter a date such as 14/01/2025, or null.' })
  return day
}

/**
 * `POST client/{id}/fee-earner/{fid}/retirement`: retires a fee earner from a day, or takes that back. No new work of
 * that day or a later one may name them; what stands stays, and is priced as before.
 */
export async function retireFeeEarner(asked: RequestContext, client: string, uuid: string, today: string) {
  const { tx, viewer, req } = asked
  const row = await lockedFeeEarner(asked, client, uuid)
  const changed = difference({ retired_from: row.retired_from }, { retired_from: dayIn(req.body) })
  if (changed) {
    await tx
      .updateTable('fee_earner')
      .set((e) => ({ ...changed.after, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
      .where('uuid', '=', uuid)
      .execute()
    await audit(
      tx,
      { client_uuid: client, case_uuid: null, entity: 'fee_earner', entity_uuid: uuid, by: viewer.user_uuid },
      'changed',
      changed,
    )
  }
  return feeEarnerOnWire(await requireFeeEarner(tx, client, uuid), today)
}
