import { rolesWith } from '@costdraft/schema/access/roles.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'

/** The roles that may read cases. */
const READER_ROLES = rolesWith('case:read')

/**
 * Whether somebody of the table `person` may read the cases of one of the table `client`: by the role in their own
 * firm, or by that which they have in a child of it.
 */
export const READS_CASES: RawBuilder<boolean> = sql`(case when person.client_uuid = client.uuid then person.role else (
    select child_role.role from child_role where child_role.person_uuid = person.uuid
      and child_role.client_uuid = client.uuid and client.parent_uuid = person.client_uuid) end)
  = any(${READER_ROLES}::text[])`

/** The active people who may read the cases of a client, by uuid. */
export const staffReaders = (tx: Tx, client: string) =>
  tx
    .selectFrom('person')
    .innerJoin('client', (join) => join.on('client.uuid', '=', client))
    .select('person.uuid')
    .where('person.kind', '=', 'person')
    .where('person.deactivated_at', 'is', null)
    .where(READS_CASES)
