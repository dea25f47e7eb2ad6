import { can } from '@costdraft/schema/access/can.ts'
import { isAbove, type Role } from '@costdraft/schema/access/roles.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { isUuid, NOBODY, refusalOf } from '../access/assert-client.ts'
import { roleIn, type SignedIn } from '../access/viewer.ts'
import { clientsOf } from '../clients/client-rows.ts'
import { Forbidden } from '../http/errors.ts'
import { anywhere, cursorAt, cursorOf, isPaged, pageSize, textOf, wordsOf } from '../http/paging.ts'

/** People as administrators see them, with their roles in the clients below their own. No password leaves here, hashed or not. */
const userRows = (tx: Tx) =>
  tx
    .selectFrom('person as p')
    .leftJoin('client as k', 'k.uuid', 'p.client_uuid')
    .where('p.kind', '=', 'person')
    .select([
      'p.uuid',
      'p.firstname',
      'p.surname',
      'p.email_address',
      'p.role as client_role',
      'p.client_uuid',
      'k.name as client_name',
      'p.site_uuid',
      'p.solicitor_sra_number',
      'p.last_login',
      'p.deactivated_at',
      'p.version',
      sql<
        Record<string, { name: string; role: Role }>
      >`coalesce((select jsonb_object_agg(r.client_uuid, jsonb_build_object('name', c.name, 'role', r.role))
    from child_role r join client c on c.uuid = r.client_uuid where r.person_uuid = p.uuid and c.parent_uuid = p.client_uuid), '{}')`.as(
        'children_clients',
      ),
    ])
type Stored = Awaited<ReturnType<ReturnType<typeof userRows>['executeTakeFirstOrThrow']>>

/** Whether a viewer may change a person of a client who holds a role there: never one above their own. */
export function mayChange(
  viewer: SignedIn,
  { client_uuid, client_role }: Pick<Stored, 'client_uuid' | 'client_role'>,
): boolean {
  if (client_role === 'admin' || client_uuid === null || !can(viewer, 'client:edit_users', { client_uuid }))
    return false
  return mayGive(viewer, client_uuid, client_role)
}
/** Whether a role in a client is not above the viewer's own there. */
export function mayGive(viewer: SignedIn, client: string, role: Role): boolean {
  const own = roleIn(viewer, client)
  return own === 'admin' || (own !== undefined && !isAbove(role, own))
}
const shown = (viewer: SignedIn, row: Stored) => ({ ...row, may_edit: mayChange(viewer, row) })

/** A person the viewer may read; one of another firm is not found. Who has no client is reached by a right for every client alone. */
export async function userRow(tx: Tx, viewer: SignedIn, uuid: string) {
  const row = isUuid(uuid) ? await userRows(tx).where('p.uuid', '=', uuid).executeTakeFirst() : undefined
  if (!row || !can(viewer, 'user:read', { client_uuid: row.client_uuid ?? NOBODY, user_uuid: row.uuid }))
    throw refusalOf(viewer, row?.client_uuid)
  return shown(viewer, row)
}

/** A person the viewer may change, while nobody else does. */
export async function editableUser(tx: Tx, viewer: SignedIn, uuid: string) {
  const row = await userRow(tx, viewer, uuid)
  if (!row.may_edit) throw new Forbidden()
  await tx.selectFrom('person').select('uuid').where('uuid', '=', uuid).forUpdate().execute()
  return row
}

/** The people of the clients whose users the viewer may read, by surname: whole, or a page at a time. */
export async function listUsers(tx: Tx, viewer: SignedIn, query: Readonly<Record<string, unknown>>) {
  const only = clientsOf(viewer, 'user:read'),
    clients = wordsOf(query, 'client').filter(isUuid),
    roles = wordsOf(query, 'role'),
    groups = wordsOf(query, 'group').filter(isUuid)
  const search = textOf(query, 'search'),
    cursor = cursorOf(query),
    size = pageSize(query),
    key = sql<string>`lower(p.surname || ' ' || p.firstname) collate "C"`
  const matching = userRows(tx)
    .select(key.as('sort_key'))
    .$if(only !== undefined, (q) => q.where(sql<boolean>`p.client_uuid = any(${only ?? []}::uuid[])`))
    .$if(wordsOf(query, 'client').length > 0, (q) => q.where(sql<boolean>`p.client_uuid = any(${clients}::uuid[])`))
    .$if(roles.length > 0, (q) => q.where(sql<boolean>`p.role = any(${roles}::text[])`))
    .$if(groups.length > 0, (q) =>
      q.where(
        sql<boolean>`p.uuid in (select m.person_uuid from user_group_member m where m.group_uuid = any(${groups}::uuid[]))`,
      ),
    )
    .where('p.deactivated_at', query.deactivated === 'true' ? 'is not' : 'is', null)
    .$if(search !== '', (q) =>
      q.where(sql`concat_ws(' ', p.firstname, p.surname, p.email_address, k.name)`, 'ilike', anywhere(search)),
    )
  const found = await matching
    .$if(cursor !== undefined, (q) => q.where(sql<boolean>`(${key}, p.uuid) > (${cursor?.at}, ${cursor?.uuid}::uuid)`))
    .orderBy(key)
    .orderBy('p.uuid')
    .$if(isPaged(query), (q) => q.limit(size + 1))
    .execute()
  const page = isPaged(query) ? found.slice(0, size) : found,
    nodes = page.map(({ sort_key: _key, ...row }) => shown(viewer, row))
  if (!isPaged(query)) return nodes
  const { n } = await tx
    .selectFrom(matching.as('m'))
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { total_count: n, nodes, has_next_page: page.length < found.length, end_cursor: cursorAt(page.at(-1)) }
}
