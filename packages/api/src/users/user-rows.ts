import { can } from '@costdraft/schema/access/can.ts'
import { outranks, type Role } from '@costdraft/schema/access/roles.ts'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { NO_CLIENT, accessError } from '../access/assert-client.ts'
import { roleIn, type SignedIn } from '../access/viewer.ts'
import { LONDON_TODAY } from '../db/london-days.ts'
import { clientsOf } from '../clients/client-rows.ts'
import { externalIdParam, externalIdParameters, hasExternalId } from '../external-ids/external-ids.ts'
import { Forbidden } from '../errors/errors.ts'
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

/** When a user is away, and who stands in; null once it is over. */
const ABSENCE = sql<Absence | null>`case when person.deputy_uuid is not null
    and coalesce(person.away_until, 'infinity') >= ${LONDON_TODAY}
  then jsonb_build_object('from', person.away_from, 'until', person.away_until, 'deputy', person.deputy_uuid,
    'deputy_name', deputy.firstname || ' ' || deputy.surname) end`
/** Without a last day, of whoever has left. */
export interface Absence {
  from: string
  until: string | null
  deputy: string
  deputy_name: string
}

/** Query of users with their roles in child clients. Never selects the password hash. */
export const userRows = (tx: Tx) =>
  tx
    .selectFrom('person')
    .leftJoin('client', 'client.uuid', 'person.client_uuid')
    .leftJoin('person as deputy', 'deputy.uuid', 'person.deputy_uuid')
    .where('person.kind', '=', 'person')
    .where('client.removed_at', 'is', null)
    .select([
      'person.uuid',
      'person.firstname',
      'person.surname',
      'person.email_address',
      'person.role as client_role',
      'person.client_uuid',
      'client.name as client_name',
      'person.site_uuid',
      'person.solicitor_sra_number',
      'person.last_login',
      'person.deactivated_at',
      exactly('person.last_login', 'last_login'),
      exactly('person.deactivated_at', 'deactivated_at'),
      'person.version',
      ...timesOf('person.created_at', 'person.changed_at'),
      'person.external_ids',
      ABSENCE.as('absence'),
      sql<boolean>`exists (select from second_factor
      where second_factor.person_uuid = person.uuid and second_factor.confirmed_at is not null)`.as(
        'has_second_factor',
      ),
      sql<Record<string, { name: string; role: Role }>>`coalesce((select jsonb_object_agg(child_role.client_uuid,
      jsonb_build_object('name', child.name, 'role', child_role.role))
    from child_role join client child on child.uuid = child_role.client_uuid
    where child_role.person_uuid = person.uuid and child.parent_uuid = person.client_uuid
      and child.removed_at is null), '{}')`.as('children_clients'),
    ])
type UserRow = Awaited<ReturnType<ReturnType<typeof userRows>['executeTakeFirstOrThrow']>>

/**
 * Whether a viewer may edit a user of a client: requires the permission, and none of the user's roles, in the client or
 * in a child of it, may be above the viewer's. Whoever sets a user's password or e-mail address can sign in as that
 * user, with all of these roles.
 */
export function mayChange(
  viewer: SignedIn,
  { client_uuid, client_role, children_clients }: Pick<UserRow, 'client_uuid' | 'client_role' | 'children_clients'>,
): boolean {
  if (client_role === 'admin' || client_uuid === null || !can(viewer, 'client:edit_users', { client_uuid }))
    return false
  return [client_role, ...Object.values(children_clients).map(({ role }) => role)].every((role) =>
    mayGrantRole(viewer, client_uuid, role),
  )
}
/** Whether a viewer may grant a role in a client: it must not be above the viewer's own role there. */
export function mayGrantRole(viewer: SignedIn, client: string, role: Role): boolean {
  const own = roleIn(viewer, client)
  return own === 'admin' || (own !== undefined && !outranks(role, own))
}
/** Whether a viewer is a system administrator, who is of no firm. */
export const isAdministrator = (viewer: SignedIn): boolean => viewer.system_role.Name === 'admin'
/** A user with whether the viewer may edit them. */
export const withMayEdit = (viewer: SignedIn, row: UserRow) => ({ ...row, may_edit: mayChange(viewer, row) })

/**
 * A user the viewer may read; a user of another firm is not found. Users without a client require a permission for all
 * clients.
 */
export async function userRow(tx: Tx, viewer: SignedIn, uuid: string) {
  const row = isUuid(uuid) ? await userRows(tx).where('person.uuid', '=', uuid).executeTakeFirst() : undefined
  if (!row || !can(viewer, 'user:read', { client_uuid: row.client_uuid ?? NO_CLIENT, user_uuid: row.uuid }))
    throw accessError(viewer, row?.client_uuid)
  return withMayEdit(viewer, row)
}

/**
 * A user the viewer may edit; locks the row before it is read, as what was read while another request changed it is out
 * of date.
 */
export async function editableUser(tx: Tx, viewer: SignedIn, uuid: string) {
  const { may_edit } = await userRow(tx, viewer, uuid)
  if (!may_edit) throw new Forbidden()
  await tx.selectFrom('person').select('uuid').where('uuid', '=', uuid).forUpdate().execute()
  const row = await userRow(tx, viewer, uuid)
  if (!row.may_edit) throw new Forbidden()
  return row
}
export type EditableUser = Awaited<ReturnType<typeof editableUser>>

/**
 * A user whose account the viewer looks after: one whom they may edit, or for a system administrator another one, whose
 * details are their own to change. Locks the row as `editableUser` does.
 */
export async function administeredUser(tx: Tx, viewer: SignedIn, uuid: string) {
  const { client_role } = await userRow(tx, viewer, uuid)
  if (client_role !== 'admin' || !isAdministrator(viewer)) return editableUser(tx, viewer, uuid)
  await tx.selectFrom('person').select('uuid').where('uuid', '=', uuid).forUpdate().execute()
  return userRow(tx, viewer, uuid)
}

/** The parameters of the list of users. */
export const userParameters = [
  ...PAGE_PARAMETERS,
  'search',
  'client',
  'role',
  'group',
  'deactivated',
  ...externalIdParameters,
]

/**
 * The users of all clients whose users the viewer may read, by surname: the full list, or one page if the query is
 * paged.
 */
export async function listUsers(tx: Tx, viewer: SignedIn, query: Readonly<Record<string, unknown>>) {
  const allowedClients = clientsOf(viewer, 'user:read')
  const clients = listParam(query, 'client').filter(isUuid)
  const roles = listParam(query, 'role')
  const groups = listParam(query, 'group').filter(isUuid)
  const search = textParam(query, 'search')
  const externalId = externalIdParam(query)
  const cursor = readingCursor(query)
  const size = pageSize(query)
  const key = sql<string>`person.name_key`
  const matching = userRows(tx)
    .select(key.as('sort_key'))
    .$if(allowedClients !== undefined, (q) =>
      q.where(sql<boolean>`person.client_uuid = any(${allowedClients ?? []}::uuid[])`),
    )
    .$if(listParam(query, 'client').length > 0, (q) =>
      q.where(sql<boolean>`person.client_uuid = any(${clients}::uuid[])`),
    )
    .$if(roles.length > 0, (q) => q.where(sql<boolean>`person.role = any(${roles}::text[])`))
    .$if(groups.length > 0, (q) =>
      q.where(
        sql<boolean>`person.uuid in (select user_group_member.person_uuid from user_group_member
          where user_group_member.group_uuid = any(${groups}::uuid[]))`,
      ),
    )
    // An external id names its record, whatever has become of it.
    .$if(externalId === undefined || query.deactivated !== undefined, (q) =>
      q.where('person.deactivated_at', query.deactivated === 'true' ? 'is not' : 'is', null),
    )
    .$if(externalId !== undefined, (q) => q.where(hasExternalId('user', 'person.uuid', externalId!)))
    .$if(search !== '', (q) =>
      q.where(
        sql`concat_ws(' ', person.firstname, person.surname, person.email_address, client.name)`,
        'ilike',
        containsPattern(search),
      ),
    )
  const found = await matching
    .$if(cursor !== undefined, (q) =>
      q.where(sql<boolean>`(${key}, person.uuid) > (${cursor?.at}, ${cursor?.uuid}::uuid)`),
    )
    .orderBy(key)
    .orderBy('person.uuid')
    .$if(isPaged(query), (q) => q.limit(size + 1))
    .execute()
  const page = isPaged(query) ? found.slice(0, size) : found
  const nodes = page.map(({ sort_key: _key, ...row }) => withMayEdit(viewer, row))
  if (!isPaged(query)) return nodes
  const { count } = await tx
    .selectFrom(matching.as('matching'))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { total_count: count, nodes, has_next_page: page.length < found.length, end_cursor: encodeCursor(page.at(-1)) }
}
