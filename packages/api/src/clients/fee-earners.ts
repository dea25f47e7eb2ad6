import { feeEarner, initialsOf } from '@costdraft/schema/clients/clients.ts'
import type { Draft, InputOf } from '@costdraft/schema/field.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import type { Tx } from '../access/as-viewer.ts'
import { isUuid } from '../access/assert-client.ts'
import { audit, difference } from '../audit/audit.ts'
import { validated, assertVersion, draftOf } from '../http/body.ts'
import { repriceCases } from '../cases/case-revision.ts'
import { NotFound } from '../http/errors.ts'
import { assertReferences } from '../db/references.ts'
import type { Asked } from '../http/request.ts'
import { requireActiveClient } from './client-rows.ts'

const names = wireNames(feeEarner),
  DERIVED = new Set(['uuid', 'version'])
const feeEarners = (tx: Tx) =>
  tx
    .selectFrom('fee_earner')
    .select([
      'uuid',
      'site_uuid as site',
      'person_uuid as user',
      'firstname',
      'surname',
      'initials',
      'type',
      'grade',
      'is_panel_member',
      'version',
    ])
const columnsOf = (value: InputOf<typeof feeEarner>) => ({
  site_uuid: value.site,
  person_uuid: value.user ?? null,
  firstname: value.firstname,
  surname: value.surname,
  initials: value.initials ?? initialsOf(value.firstname, value.surname),
  type: value.type,
  grade: value.grade,
  is_panel_member: value.isPanelMember ?? false,
})

export const feeEarnersOf = (tx: Tx, client: string) =>
  feeEarners(tx).where('client_uuid', '=', client).orderBy('surname').orderBy('firstname').execute()

/** Adds a fee earner to a site of the client. */
export async function addFeeEarner({ tx, viewer, req }: Asked, client: string, body: unknown = req.body) {
  const value = validated(feeEarner, draftOf(names, body, DERIVED))
  await requireActiveClient(tx, client)
  await assertReferences(tx, { client_uuid: client }, feeEarner, value)
  const row = columnsOf(value)
  const { uuid } = await tx
    .insertInto('fee_earner')
    .values({ ...row, client_uuid: client })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'fee_earner', entity_uuid: uuid, by: viewer.user_uuid },
    'added',
    { after: row },
  )
  return feeEarners(tx).where('uuid', '=', uuid).executeTakeFirstOrThrow()
}

/** Changes the given fields of a fee earner, and invalidates the prices of the client's open cases. */
export async function changeFeeEarner({ tx, viewer, req }: Asked, client: string, uuid: string) {
  await requireActiveClient(tx, client)
  const row = isUuid(uuid)
    ? await feeEarners(tx).where('uuid', '=', uuid).where('client_uuid', '=', client).forUpdate().executeTakeFirst()
    : undefined
  if (!row) throw new NotFound()
  assertVersion(req, row)
  const before: Draft = Object.fromEntries([...names].map(([name, wire]) => [name, row[wire as keyof typeof row]]))
  const value = validated(feeEarner, { ...before, ...draftOf(names, req.body, DERIVED) })
  await assertReferences(tx, { client_uuid: client }, feeEarner, value, row)
  const after = columnsOf(value),
    { site, user, ...rest } = row
  const changed = difference({ ...rest, site_uuid: site, person_uuid: user }, after)
  if (changed) {
    await tx
      .updateTable('fee_earner')
      .set((e) => ({ ...after, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
      .where('uuid', '=', uuid)
      .execute()
    await repriceCases({ tx }, client)
    await audit(
      tx,
      { client_uuid: client, case_uuid: null, entity: 'fee_earner', entity_uuid: uuid, by: viewer.user_uuid },
      'changed',
      changed,
    )
  }
  return feeEarners(tx).where('uuid', '=', uuid).executeTakeFirstOrThrow()
}
