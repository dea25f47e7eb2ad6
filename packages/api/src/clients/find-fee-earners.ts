import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import type { SignedIn } from '../access/viewer.ts'
import { ValidationError } from '../errors/errors.ts'
import { externalIdParam, externalIdParameters, hasExternalId } from '../external-ids/external-ids.ts'
import { listParam } from '../http/paging.ts'
import { clientsOf } from './client-rows.ts'
import { feeEarnerOnWire, feeEarners } from './fee-earners.ts'

/** The parameters of `GET client/fee-earner`. */
export const findParameters = ['uuid', 'client', ...externalIdParameters]

/**
 * The fee earners with a uuid or an external id, each with its `client`, among the clients the viewer may read: those
 * of the parameter `client`, or all. Throws 422 without either.
 */
export async function findFeeEarners(
  tx: Tx,
  viewer: SignedIn,
  query: Readonly<Record<string, unknown>>,
  today: string,
) {
  const readable = clientsOf(viewer, 'client:read')
  const externalId = externalIdParam(query)
  const uuids = listParam(query, 'uuid')
  const clients = listParam(query, 'client')
  if (!externalId && uuids.length === 0) throw new ValidationError({ uuid: 'Send a uuid or an external id.' })
  const rows = await feeEarners(tx)
    .select('fee_earner.client_uuid as client')
    .where(sql<boolean>`not exists (select from client where client.uuid = fee_earner.client_uuid
      and client.removed_at is not null)`)
    .$if(readable !== undefined, (q) => q.where(sql<boolean>`fee_earner.client_uuid = any(${readable ?? []}::uuid[])`))
    .$if(clients.length > 0, (q) =>
      q.where(sql<boolean>`fee_earner.client_uuid = any(${clients.filter(isUuid)}::uuid[])`),
    )
    .$if(uuids.length > 0, (q) => q.where(sql<boolean>`fee_earner.uuid = any(${uuids.filter(isUuid)}::uuid[])`))
    .$if(externalId !== undefined, (q) => q.where(hasExternalId('fee_earner', 'fee_earner.uuid', externalId!)))
    .orderBy('fee_earner.name_key')
    .orderBy('fee_earner.uuid')
    .execute()
  return rows.map((row) => feeEarnerOnWire(row, today))
}
