import { can } from '@costdraft/schema/access/can.ts'
import { permissionsOf } from '@costdraft/schema/access/roles.ts'
import { externalIdKey, type ExternalId, type ExternalIdKind } from '@costdraft/schema/external-ids/external-ids.ts'
import { REQUIRED } from '@costdraft/schema/field.ts'
import { cleanText } from '@costdraft/schema/structs.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { NO_CLIENT } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import { Conflict, ValidationError } from '../errors/errors.ts'
import { textParam } from '../http/paging.ts'

type Context = { tx: Tx; viewer: SignedIn }
/** Where external ids are unique: among the records of a kind of a firm, or for clients of a parent, or of none. */
interface Place {
  kind: ExternalIdKind
  within: string | null
}

interface Owned {
  uuid: string
  client: string | null
  name: string
  created_with: string | null
}
/** How the records of each kind are read, and by which permission their names may be said. */
const records: Readonly<Record<ExternalIdKind, { noun: string; permission: string; rows: RawBuilder<Owned> }>> = {
  case: {
    noun: 'case',
    permission: 'case:read',
    rows: sql`select uuid, client_uuid as client, case_name as name, created_with from "case"`,
  },
  client: {
    noun: 'client',
    permission: 'client:read',
    rows: sql`select uuid, uuid as client, name, created_with from client`,
  },
  user: {
    noun: 'user',
    permission: 'user:read',
    rows: sql`select uuid, client_uuid as client, firstname || ' ' || surname as name, created_with from person`,
  },
  fee_earner: {
    noun: 'fee earner',
    permission: 'client:read',
    rows: sql`select uuid, client_uuid as client, firstname || ' ' || surname as name, created_with from fee_earner`,
  },
}

/**
 * Locks external ids until the transaction ends, in one order, so that of two requests that want the same the second
 * sees what the first has made of it.
 */
const lockIds = (tx: Tx, { kind, within }: Place, ids: readonly ExternalId[]): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(key) from (select distinct hashtextextended(given, 0) as key
    from unnest(${ids.map((id) => `external id ${kind} ${within ?? ''} ${externalIdKey(id)}`)}::text[]) as given order by key) as keys`.execute(
    tx,
  )

/** The records that have one of these ids, whoever may see them. */
async function ownersOf(tx: Tx, { kind, within }: Place, ids: readonly ExternalId[]): Promise<Owned[]> {
  const { rows } = await sql<Owned>`select owned.* from (${records[kind].rows}) as owned
    where owned.uuid in (select external_id_owners(${kind}, ${within}::uuid, ${JSON.stringify(ids)}::jsonb))
    order by owned.uuid`.execute(tx)
  return rows
}

const isReadable = ({ viewer }: Context, { kind }: Place, { uuid, client }: Owned): boolean =>
  can(viewer, records[kind].permission, { client_uuid: client ?? NO_CLIENT, user_uuid: uuid })

/** 409 for ids of another record, which is named to whoever may read it. */
function takenBy(context: Context, place: Place, owner: Owned): Conflict {
  const isNamed = isReadable(context, place, owner)
  const sentence = `Another ${records[place.kind].noun} has this external id${isNamed ? `: ${owner.name}` : ''}.`
  return new Conflict(sentence, { external_ids: sentence, ...(isNamed && { uuid: owner.uuid }) })
}

/**
 * Whether a client became the viewer's while the request waited for its external ids: who creates a client gets a role
 * in it, which the request that is the second of two at once does not know yet.
 */
async function isNewlyTheirs({ tx, viewer }: Context, { kind }: Place, { uuid }: Owned): Promise<boolean> {
  if (kind !== 'client') return false
  const link = await tx
    .selectFrom('child_role')
    .innerJoin('client', 'client.uuid', 'child_role.client_uuid')
    .select('child_role.role')
    .where('child_role.person_uuid', '=', viewer.user_uuid)
    .where('child_role.client_uuid', '=', uuid)
    .where('client.parent_uuid', '=', viewer.client_uuid)
    .executeTakeFirst()
  return link !== undefined && permissionsOf(link.role).includes('client:read')
}

/**
 * The record that a creation with these external ids repeats: the one that has them, and was created with the same
 * body, whatever was changed since; undefined where no record has any of them. The ids stay locked until the
 * transaction ends. Throws 409 where another record has one.
 */
export async function repeatedCreation(
  context: Context,
  place: Place,
  ids: readonly ExternalId[] | null | undefined,
  hash: string,
): Promise<string | undefined> {
  if (!ids?.length) return undefined
  await lockIds(context.tx, place, ids)
  const owners = await ownersOf(context.tx, place, ids)
  const [first] = owners
  if (!first) return undefined
  const isRepeated = owners.length === 1 && first.created_with === hash
  if (isRepeated && (isReadable(context, place, first) || (await isNewlyTheirs(context, place, first))))
    return first.uuid
  throw takenBy(context, place, owners.find(({ created_with }) => created_with !== hash) ?? first)
}

/** Throws 409 where a record other than `uuid` has one of the ids that it is to have, which stay locked. */
export async function assertIdsFree(
  context: Context,
  place: Place,
  ids: readonly ExternalId[] | null | undefined,
  uuid: string,
): Promise<void> {
  if (!ids?.length) return
  await lockIds(context.tx, place, ids)
  const other = (await ownersOf(context.tx, place, ids)).find((owner) => owner.uuid !== uuid)
  if (other) throw takenBy(context, place, other)
}

/** The columns of a record that is created with these external ids; `hash` is that of its body. */
export const columnsOfNew = (ids: readonly ExternalId[] | null | undefined, hash: string) => ({
  external_ids: JSON.stringify(ids ?? []),
  created_with: ids?.length ? hash : null,
})

/** The external ids of a new record as its audit has them: nothing where it has none. */
export const auditedIds = (ids: readonly ExternalId[] | null | undefined) =>
  ids?.length ? { external_ids: ids } : undefined

/** The parameters by which a list is asked for the record that has an external id. */
export const externalIdParameters = ['external_system', 'external_id'] as const

/** The external id that a list is asked for; undefined for none. Throws 422 for half of one. */
export function externalIdParam(query: Readonly<Record<string, unknown>>): ExternalId | undefined {
  const system = cleanText(textParam(query, 'external_system'))
  const id = cleanText(textParam(query, 'external_id'))
  if (system === '' && id === '') return undefined
  if (system === '') throw new ValidationError({ external_system: REQUIRED })
  if (id === '') throw new ValidationError({ external_id: REQUIRED })
  return { system, id }
}

/** Whether the record of a kind whose uuid a column has is the one with an external id, in any firm. */
export const hasExternalId = (kind: ExternalIdKind, column: string, { system, id }: ExternalId): RawBuilder<boolean> =>
  sql`${sql.ref(column)} in (select record_uuid from external_id where kind = ${kind} and system = ${system} and id = ${id})`
