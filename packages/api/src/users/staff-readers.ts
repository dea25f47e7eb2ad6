import { permissionsOf, roles } from '@costdraft/schema/access/roles.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'

/** The roles that may read cases. */
export const READER_ROLES = roles.filter((role) => permissionsOf(role).includes('case:read'))

/**
 * The active people who may read the cases of a client: its own, and those of its parent with a role in it, where the
 * role is one that may.
 */
export const staffReaders = (tx: Tx, client: string) =>
  tx
    .selectFrom('person')
    .innerJoin('client', (join) => join.on('client.uuid', '=', client))
    .leftJoin('child_role', (join) =>
      join
        .onRef('child_role.person_uuid', '=', 'person.uuid')
        .onRef('child_role.client_uuid', '=', 'client.uuid')
        .onRef('client.parent_uuid', '=', 'person.client_uuid'),
    )
    .select(['person.uuid', 'person.client_uuid'])
    .select(sql<string>`person.firstname || ' ' || person.surname`.as('name'))
    .where('person.kind', '=', 'person')
    .where('person.deactivated_at', 'is', null)
    .where(
      sql<boolean>`(case when person.client_uuid = client.uuid then person.role else child_role.role end)
        = any(${READER_ROLES}::text[])`,
    )
