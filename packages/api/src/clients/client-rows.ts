import { can, clientsWith } from '@costdraft/schema/access/can.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { NOBODY } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import { Conflict, NotFound } from '../http/errors.ts'
import { anywhere, cursorAt, cursorOf, isPaged, pageSize, textOf, wordsOf } from '../http/paging.ts'

/** The clients a viewer holds a permission for; undefined means every one. */
export const clientsOf = (viewer: SignedIn, permission: string): string[] | undefined =>
  can(viewer, permission, { client_uuid: NOBODY }) ? undefined : clientsWith(viewer, permission)

/** Clients as the wire has them; an address that a client does not have of its own is its headquarters'. */
const clientRows = (tx: Tx) =>
  tx
    .selectFrom('client as k')
    .leftJoin('site as h', (join) => join.onRef('h.client_uuid', '=', 'k.uuid').on('h.headquarters', '=', true))
    .select([
      'k.uuid',
      'k.name',
      'k.type as client_type',
      'k.solicitor_sra_number',
      'k.primary_contact_name',
      'k.parent_uuid as parent',
      'k.archived_at',
      'k.version',
      sql<string | null>`coalesce(k.phone_number, h.phone_number)`.as('phone_number'),
      sql<
        string | null
      >`case when k.first_line_address is null then h.first_line_address else k.first_line_address end`.as(
        'first_line_address',
      ),
      sql<
        string | null
      >`case when k.first_line_address is null then h.second_line_address else k.second_line_address end`.as(
        'second_line_address',
      ),
      sql<string | null>`case when k.first_line_address is null then h.town else k.town end`.as('town'),
      sql<string | null>`case when k.first_line_address is null then h.county else k.county end`.as('county'),
      sql<number>`(select count(*) from person p where p.client_uuid = k.uuid and p.kind = 'person' and p.deactivated_at is null)::int`.as(
        'number_of_users',
      ),
    ])

export async function clientRow(tx: Tx, uuid: string) {
  const row = await clientRows(tx).where('k.uuid', '=', uuid).executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}

/** The clients below one, active ones by name. */
export const childrenOf = (tx: Tx, parent: string) =>
  clientRows(tx).where('k.parent_uuid', '=', parent).where('k.archived_at', 'is', null).orderBy('k.name').execute()

/** The clients a viewer may read, by name: whole, or a page at a time. */
export async function listClients(tx: Tx, viewer: SignedIn, query: Readonly<Record<string, unknown>>) {
  const only = clientsOf(viewer, 'client:read'),
    search = textOf(query, 'search'),
    types = wordsOf(query, 'type'),
    cursor = cursorOf(query),
    size = pageSize(query)
  const key = sql<string>`lower(k.name) collate "C"`
  const matching = clientRows(tx)
    .select(key.as('sort_key'))
    .$if(only !== undefined, (q) => q.where(sql<boolean>`k.uuid = any(${only ?? []}::uuid[])`))
    .where('k.archived_at', query.archived === 'true' ? 'is not' : 'is', null)
    .$if(types.length > 0, (q) => q.where(sql<boolean>`k.type = any(${types}::text[])`))
    .$if(search !== '', (q) =>
      q.where(
        sql`concat_ws(' ', k.name, k.primary_contact_name, k.town, h.town, k.solicitor_sra_number)`,
        'ilike',
        anywhere(search),
      ),
    )
  const found = await matching
    .$if(cursor !== undefined, (q) => q.where(sql<boolean>`(${key}, k.uuid) > (${cursor?.at}, ${cursor?.uuid}::uuid)`))
    .orderBy(key)
    .orderBy('k.uuid')
    .$if(isPaged(query), (q) => q.limit(size + 1))
    .execute()
  const nodes = (isPaged(query) ? found.slice(0, size) : found).map(({ sort_key: _key, ...row }) => row)
  if (!isPaged(query)) return nodes
  const { n } = await tx
    .selectFrom(matching.as('m'))
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return {
    total_count: n,
    nodes,
    has_next_page: nodes.length < found.length,
    end_cursor: cursorAt(found[nodes.length - 1]),
  }
}

/** A client that is not archived: an archived one takes no change. Where it is changed itself it is held, so that of two editors one waits. */
export async function openClient(tx: Tx, uuid: string, { held = true } = {}) {
  const row = await tx
    .selectFrom('client')
    .selectAll()
    .where('uuid', '=', uuid)
    .$if(held, (q) => q.forNoKeyUpdate())
    .executeTakeFirst()
  if (!row) throw new NotFound()
  if (row.archived_at !== null) throw new Conflict('This client is archived. Restore it to change it.')
  return row
}
