import { can } from '@costdraft/schema/access/can.ts'
import type { ExternalId } from '@costdraft/schema/external-ids/external-ids.ts'
import type { RemovalKind } from '@costdraft/schema/removals/removals.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql } from 'kysely'
import { accessError } from '../access/assert-client.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { Conflict, NotFound } from '../errors/errors.ts'
import { assertIdsFree } from '../external-ids/external-ids.ts'
import type { RequestContext } from '../http/request.ts'
import { assertRecent, findRemoval, type Removal } from './find-removal.ts'
import { auditRemoval } from './take-away.ts'

type Row = Readonly<Record<string, unknown>>

/** What a removal kept of a table. */
const rowsOf = ({ rows }: Removal, table: string): Row[] =>
  Array.isArray(rows) ? (rows.find((part) => part.table === table)?.rows ?? []) : []

/** Throws 409 with a sentence where the firm has no longer what the rows name in a column. */
async function assertStillThere(
  { tx }: Pick<RequestContext, 'tx'>,
  table: 'fee_earner' | 'site',
  uuids: readonly unknown[],
  sentence: string,
): Promise<void> {
  const wanted = [...new Set(uuids.map(String))]
  const found = await tx.selectFrom(table).select('uuid').where('uuid', 'in', wanted).forKeyShare().execute()
  if (found.length < wanted.length) throw new Conflict(sentence)
}

/** What of the world must be as it was, by kind: a sentence says what to do where it is not. */
const conditions: Readonly<
  Record<Exclude<RemovalKind, 'client'>, (asked: RequestContext, removal: Removal) => Promise<void>>
> = {
  fee_earner: (asked, removal) =>
    assertStillThere(
      asked,
      'site',
      rowsOf(removal, 'fee_earner_period').map(({ site_uuid }) => site_uuid),
      `The location of ${removal.name} was removed since. Bring the location back first.`,
    ),
  site: async ({ tx }, { client_uuid, name }) => {
    const same = await tx
      .selectFrom('site')
      .select('uuid')
      .where('client_uuid', '=', client_uuid)
      .where(sql<boolean>`lower(site_name) = lower(${name})`)
      .executeTakeFirst()
    if (same) throw new Conflict(`Another location is called ${name} now. Give it another name first.`)
  },
  case: async (asked, removal) => {
    const [row] = rowsOf(removal, 'case')
    const because = (what: string): string =>
      `The ${what} of this case was removed since. Bring the ${what} back first.`
    await assertStillThere(asked, 'fee_earner', [row?.fee_earner], because('fee earner'))
    await assertStillThere(asked, 'site', [row?.site], because('location'))
  },
}

/** The error for what was not removed: `Forbidden` for a case of the viewer's firm that they may not remove either. */
async function notRemoved(
  { tx, viewer }: RequestContext,
  kind: RemovalKind,
  uuid: string,
  permission: string,
): Promise<Error> {
  if (kind !== 'case' || !isUuid(uuid)) return new NotFound()
  const row = await tx.selectFrom('case').select('client_uuid').where('uuid', '=', uuid).executeTakeFirst()
  return row && !can(viewer, permission, row) ? accessError(viewer, row.client_uuid) : new NotFound()
}

/**
 * Brings a fee earner, a site or a case back as it was. Throws 404 where nothing of the viewer's was removed, 403 in a
 * firm of theirs without the permission, and 409 in words where too much time has passed or the world has changed.
 */
export async function restoreRecord(
  asked: RequestContext,
  { kind, uuid, client }: { kind: Exclude<RemovalKind, 'client'>; uuid: string; client?: string },
  permission: string,
  now: Date,
): Promise<void> {
  const { tx, viewer } = asked
  const removal = await findRemoval(tx, kind, uuid)
  if (!removal || (client !== undefined && removal.client_uuid !== client))
    throw await notRemoved(asked, kind, uuid, permission)
  const { client_uuid, name } = removal
  if (!can(viewer, permission, { client_uuid })) throw accessError(viewer, client_uuid)
  assertRecent(removal, now)
  await requireActiveClient(tx, client_uuid)
  await conditions[kind](asked, removal)
  if (kind !== 'site') {
    const [row] = rowsOf(removal, kind)
    await assertIdsFree(asked, { kind, within: client_uuid }, row?.external_ids as ExternalId[], uuid)
  }
  const { rows } = await sql<{ is_back: boolean }>`select bring_back(${removal.uuid}::uuid) as is_back`.execute(tx)
  // Somebody else was quicker.
  if (!rows[0]?.is_back) throw new NotFound()
  await auditRemoval(asked, { kind, uuid, client: client_uuid, name }, 'restored')
}
