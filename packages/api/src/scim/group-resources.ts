import { GROUP_SCHEMA } from '@costdraft/schema/scim/names.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { timesOf } from '../db/times.ts'
import { NotFound } from '../errors/errors.ts'
import { versionOf } from './scim-request.ts'

interface Member {
  uuid: string
  name: string
}

/** Those members of a group who are there for the directory. */
const MEMBERS = sql<Member[]>`coalesce((select jsonb_agg(jsonb_build_object('uuid', person.uuid,
    'name', person.firstname || ' ' || person.surname) order by person.name_key, person.uuid)
  from user_group_member join person on person.uuid = user_group_member.person_uuid
  where user_group_member.group_uuid = user_group.uuid
    and (person.deactivated_at is null or not person.scim_deleted)), '[]')`
const NO_MEMBERS = sql<Member[]>`'[]'::jsonb`

/** The user groups of a firm. */
export const groupsOfFirm = (tx: Tx, client: string) =>
  tx.selectFrom('user_group').where('user_group.client_uuid', '=', client)

const groupRows = (tx: Tx, client: string, hasMembers: boolean) =>
  groupsOfFirm(tx, client).select([
    'user_group.uuid',
    'user_group.name',
    'user_group.external_id',
    'user_group.version',
    ...timesOf('user_group.created_at', 'user_group.changed_at'),
    (hasMembers ? MEMBERS : NO_MEMBERS).as('members'),
  ])
type GroupRow = Awaited<ReturnType<ReturnType<typeof groupRows>['executeTakeFirstOrThrow']>>

/** A page of the groups of a firm, in the order in which they were made. */
export const groupPage = (
  tx: Tx,
  client: string,
  { matching, offset, limit }: { matching: ReturnType<typeof sql<boolean>>; offset: number; limit: number },
  hasMembers: boolean,
) =>
  groupRows(tx, client, hasMembers)
    .where(matching)
    .orderBy('user_group.created_at')
    .orderBy('user_group.uuid')
    .offset(offset)
    .limit(limit)
    .execute()

/** A group of the firm. Throws 404 for one of another firm. */
export async function provisionedGroupRow(tx: Tx, client: string, uuid: string, hasMembers = true): Promise<GroupRow> {
  const row = isUuid(uuid)
    ? await groupRows(tx, client, hasMembers).where('user_group.uuid', '=', uuid).executeTakeFirst()
    : undefined
  if (!row) throw new NotFound()
  return row
}

/** A group as SCIM has it (RFC 7643 section 4.2). `base` is the address of SCIM. */
export const groupResource = (row: GroupRow, base: string): Readonly<Record<string, unknown>> => ({
  schemas: [GROUP_SCHEMA],
  id: row.uuid,
  ...(row.external_id !== null && { externalId: row.external_id }),
  displayName: row.name,
  members: row.members.map(({ uuid, name }) => ({
    value: uuid,
    $ref: `${base}/Users/${uuid}`,
    display: name,
    type: 'User',
  })),
  meta: {
    resourceType: 'Group',
    created: row.created_at_ms,
    lastModified: row.updated_at_ms,
    location: `${base}/Groups/${row.uuid}`,
    version: versionOf(row),
  },
})
