import { can } from '@costdraft/schema/access/can.ts'
import type { RemovalKind } from '@costdraft/schema/removals/removals.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { NO_CLIENT } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import type { RequestContext } from '../http/request.ts'
import { listParam } from '../http/paging.ts'
import { oldestRemoval } from './find-removal.ts'
import { viewerOfRemoved } from './remove-client.ts'
import { exactly } from '../db/times.ts'

/** The removed records of some kinds that can still be brought back, the newest first: those a viewer may. */
async function listed(
  { tx, req }: RequestContext,
  kinds: readonly RemovalKind[],
  now: Date,
  mayRestore: (one: { kind: RemovalKind; record_uuid: string; client_uuid: string }) => boolean,
) {
  const clients = listParam(req.query, 'client').filter(isUuid)
  const rows = await tx
    .selectFrom('removal')
    .innerJoin('client', 'client.uuid', 'removal.client_uuid')
    .innerJoin('person', 'person.uuid', 'removal.removed_by')
    .select([
      'removal.kind',
      'removal.record_uuid',
      'removal.client_uuid',
      'client.name as client_name',
      'removal.name',
      'removal.removed_at',
      exactly('removal.removed_at', 'removed_at'),
      'person.firstname',
      'person.surname',
    ])
    .where('removal.kind', 'in', kinds)
    .where('removal.removed_at', '>=', oldestRemoval(now))
    .$if(listParam(req.query, 'client').length > 0, (q) =>
      q.where('removal.client_uuid', 'in', [...clients, NO_CLIENT]),
    )
    .orderBy('removal.removed_at', 'desc')
    .orderBy('removal.uuid')
    .execute()
  return rows.filter(mayRestore).map(({ record_uuid, firstname, surname, ...row }) => ({
    uuid: record_uuid,
    ...row,
    removed_by_name: `${firstname} ${surname}`,
  }))
}

/** `GET clients/removal`: clients, sites and fee earners that were removed in the last thirty days. */
export async function removalsOfClients(asked: RequestContext, now: Date) {
  const { viewer } = asked
  const ofRemoved: SignedIn = await viewerOfRemoved(asked)
  return listed(asked, ['client', 'site', 'fee_earner'], now, ({ kind, record_uuid, client_uuid }) =>
    kind === 'client'
      ? can(ofRemoved, 'client:archive', { client_uuid: record_uuid })
      : can(viewer, 'client:edit', { client_uuid }),
  )
}

/** `GET client/case/removal`: cases that were removed in the last thirty days. */
export const removedCases = (asked: RequestContext, now: Date) =>
  listed(
    asked,
    ['case'],
    now,
    ({ client_uuid }) =>
      can(asked.viewer, 'case:create', { client_uuid }) && can(asked.viewer, 'case:read', { client_uuid }),
  )
