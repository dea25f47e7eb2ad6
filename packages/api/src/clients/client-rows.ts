import type { ClientMark } from '@costdraft/schema/clients/client-mark.ts'
import { can, clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { sql, type RawBuilder } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { NO_CLIENT } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import { externalIdParam, externalIdParameters, hasExternalId } from '../external-ids/external-ids.ts'
import { Conflict, NotFound } from '../errors/errors.ts'
import {
  containsPattern,
  encodeCursor,
  readingCursor,
  isPaged,
  pageSize,
  PAGE_PARAMETERS,
  textParam,
  listParam,
} from '../http/paging.ts'
import { exactly, timesOf } from '../db/times.ts'

/** The clients a viewer holds a permission for; undefined means all clients. */
export const clientsOf = (viewer: SignedIn, permission: string): string[] | undefined =>
  can(viewer, permission, { client_uuid: NO_CLIENT }) ? undefined : clientsWithPermission(viewer, permission)

/** Clients in wire format. A client without an address of its own gets that of its headquarters. */
const clientRows = (tx: Tx) =>
  tx
    .selectFrom('client')
    .where('client.removed_at', 'is', null)
    .leftJoin('site as head_office', (join) =>
      join.onRef('head_office.client_uuid', '=', 'client.uuid').on('head_office.headquarters', '=', true),
    )
    .select([
      'client.uuid',
      'client.name',
      'client.type as client_type',
      'client.solicitor_sra_number',
      'client.primary_contact_name',
      'client.parent_uuid as parent',
      'client.archived_at',
      exactly('client.archived_at', 'archived_at'),
      'client.merged_into',
      ...timesOf('client.created_at', 'client.changed_at'),
      'client.external_ids',
      'client.remembers_reductions',
      'client.version',
      sql<ClientMark | null>`(select jsonb_build_object('type', mark.type, 'width', mark.width, 'height', mark.height,
        'sha256', mark.sha256) from client_mark mark where mark.client_uuid = client.uuid and mark.is_current)`.as(
        'mark',
      ),
      sql<string | null>`coalesce(client.phone_number, head_office.phone_number)`.as('phone_number'),
      sql<string | null>`case when client.first_line_address is null then head_office.first_line_address
        else client.first_line_address end`.as('first_line_address'),
      sql<string | null>`case when client.first_line_address is null then head_office.second_line_address
        else client.second_line_address end`.as('second_line_address'),
      sql<string | null>`case when client.first_line_address is null then head_office.town else client.town end`.as(
        'town',
      ),
      sql<string | null>`case when client.first_line_address is null then head_office.county else client.county end`.as(
        'county',
      ),
      sql<number>`(select count(*) from person where person.client_uuid = client.uuid and person.kind = 'person'
        and person.deactivated_at is null)::int`.as('number_of_users'),
    ])

export async function clientRow(tx: Tx, uuid: string) {
  const row = await clientRows(tx).where('client.uuid', '=', uuid).executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}

/** The active child clients of a client, by name. */
export const childrenOf = (tx: Tx, parent: string) =>
  clientRows(tx)
    .where('client.parent_uuid', '=', parent)
    .where('client.archived_at', 'is', null)
    .orderBy('client.name_key')
    .orderBy('client.uuid')
    .execute()

/** The parameters of the list of clients. */
export const clientParameters = [
  ...PAGE_PARAMETERS,
  'search',
  'sra_number',
  'type',
  'archived',
  'parent',
  ...externalIdParameters,
]

/** SQL of a number of the Solicitors Regulation Authority without its spaces and in lower case, to be compared. */
const bareNumber = (number: RawBuilder<unknown>): RawBuilder<string> =>
  sql`lower(regexp_replace(${number}, '\\s', '', 'g'))`

/** Condition: one may read the client; by an external id also one that was merged into a client that one may read. */
function isReadable(readable: readonly string[], byExternalId: boolean): RawBuilder<boolean> {
  const among = (column: string) => sql`${sql.ref(column)} = any(${readable}::uuid[])`
  return byExternalId
    ? sql<boolean>`(${among('client.uuid')} or ${among('client.merged_into')})`
    : sql<boolean>`${among('client.uuid')}`
}

/** The clients a viewer may read, by name; paged if the query has paging parameters. */
export async function listClients(tx: Tx, viewer: SignedIn, query: Readonly<Record<string, unknown>>) {
  const readable = clientsOf(viewer, 'client:read')
  const search = textParam(query, 'search')
  const sraNumber = textParam(query, 'sra_number')
  const types = listParam(query, 'type')
  const parents = listParam(query, 'parent')
  const externalId = externalIdParam(query)
  const cursor = readingCursor(query)
  const size = pageSize(query)
  const key = sql<string>`client.name_key`
  const matching = clientRows(tx)
    .select(key.as('sort_key'))
    .$if(readable !== undefined, (q) => q.where(isReadable(readable ?? [], externalId !== undefined)))
    // An external id names its record, whatever has become of it.
    .$if(externalId === undefined || query.archived !== undefined, (q) =>
      q.where('client.archived_at', query.archived === 'true' ? 'is not' : 'is', null),
    )
    .$if(externalId !== undefined, (q) => q.where(hasExternalId('client', 'client.uuid', externalId!)))
    .$if(parents.length > 0, (q) => q.where(sql<boolean>`client.parent_uuid = any(${parents.filter(isUuid)}::uuid[])`))
    .$if(sraNumber !== '', (q) =>
      q.where(bareNumber(sql.ref('client.solicitor_sra_number')), '=', bareNumber(sql`${sraNumber}::text`)),
    )
    .$if(types.length > 0, (q) => q.where(sql<boolean>`client.type = any(${types}::text[])`))
    .$if(search !== '', (q) =>
      q.where(
        sql`concat_ws(' ', client.name, client.primary_contact_name, client.town, head_office.town,
          client.solicitor_sra_number)`,
        'ilike',
        containsPattern(search),
      ),
    )
  const found = await matching
    .$if(cursor !== undefined, (q) =>
      q.where(sql<boolean>`(${key}, client.uuid) > (${cursor?.at}, ${cursor?.uuid}::uuid)`),
    )
    .orderBy(key)
    .orderBy('client.uuid')
    .$if(isPaged(query), (q) => q.limit(size + 1))
    .execute()
  const nodes = (isPaged(query) ? found.slice(0, size) : found).map(({ sort_key: _key, ...row }) => row)
  if (!isPaged(query)) return nodes
  const { count } = await tx
    .selectFrom(matching.as('matching'))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    total_count: count,
    nodes,
    has_next_page: nodes.length < found.length,
    end_cursor: encodeCursor(found[nodes.length - 1]),
  }
}

/**
 * A client that may be changed. Throws 404 if it is absent or removed, and 409 if it is archived. Locks its row; with
 * `lock` false only against its removal.
 */
export async function requireActiveClient(tx: Tx, uuid: string, { lock = true } = {}) {
  const row = await tx
    .selectFrom('client')
    .selectAll()
    .where('uuid', '=', uuid)
    .$if(lock, (q) => q.forNoKeyUpdate())
    .$if(!lock, (q) => q.forKeyShare())
    .executeTakeFirst()
  if (!row || row.removed_at !== null) throw new NotFound()
  if (row.archived_at !== null) throw new Conflict('This client is archived. Restore it to change it.')
  return row
}
