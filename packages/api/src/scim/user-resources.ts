import type { Role } from '@costdraft/schema/access/roles.ts'
import { SCIM_SYSTEM, USER_EXTENSION, USER_SCHEMA } from '@costdraft/schema/scim/names.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { timesOf } from '../db/times.ts'
import { NotFound } from '../errors/errors.ts'
import type { ExternalId } from '@costdraft/schema/external-ids/external-ids.ts'
import { versionOf } from './scim-request.ts'

interface GroupOfUser {
  uuid: string
  name: string
}

/** The people of a firm who are there for its directory: all but those whom it has deleted. */
export const provisioned = (tx: Tx, client: string) =>
  tx
    .selectFrom('person')
    .where('person.kind', '=', 'person')
    .where('person.client_uuid', '=', client)
    .where((e) => e.or([e('person.deactivated_at', 'is', null), e('person.scim_deleted', '=', false)]))

const userRows = (tx: Tx, client: string) =>
  provisioned(tx, client).select([
    'person.uuid',
    'person.firstname',
    'person.surname',
    'person.email_address',
    sql<Role>`person.role`.as('role'),
    'person.site_uuid',
    'person.solicitor_sra_number',
    'person.deactivated_at',
    'person.external_ids',
    'person.version',
    ...timesOf('person.created_at', 'person.changed_at'),
    sql<GroupOfUser[]>`coalesce((select jsonb_agg(jsonb_build_object('uuid', user_group.uuid, 'name', user_group.name)
        order by user_group.name, user_group.uuid)
      from user_group_member join user_group on user_group.uuid = user_group_member.group_uuid
      where user_group_member.person_uuid = person.uuid), '[]')`.as('groups'),
  ])
export type ProvisionedRow = Awaited<ReturnType<ReturnType<typeof userRows>['executeTakeFirstOrThrow']>>

/** A page of the users of a firm, in the order in which they were made. */
export const userPage = (
  tx: Tx,
  client: string,
  { matching, offset, limit }: { matching: ReturnType<typeof sql<boolean>>; offset: number; limit: number },
) =>
  userRows(tx, client)
    .where(matching)
    .orderBy('person.created_at')
    .orderBy('person.uuid')
    .offset(offset)
    .limit(limit)
    .execute()

/** A user of the firm. Throws 404 for one of another firm, and for one whom the directory has deleted. */
export async function provisionedUserRow(tx: Tx, client: string, uuid: string): Promise<ProvisionedRow> {
  const row = isUuid(uuid) ? await userRows(tx, client).where('person.uuid', '=', uuid).executeTakeFirst() : undefined
  if (!row) throw new NotFound()
  return row
}

const isOfDirectory = ({ system }: ExternalId): boolean => system === SCIM_SYSTEM
/** What the directory calls a user; undefined for one that it has not named. */
export const directoryIdOf = (ids: readonly ExternalId[]): string | undefined => ids.find(isOfDirectory)?.id
/** The external ids of a user with another name in the directory, or none. */
export const withDirectoryId = (ids: readonly ExternalId[], id: unknown): unknown[] => [
  ...ids.filter((one) => !isOfDirectory(one)),
  ...(id === null || id === undefined || id === '' ? [] : [{ system: SCIM_SYSTEM, id }]),
]

/** A user as SCIM has it (RFC 7643 section 4.1). `base` is the address of SCIM. */
export function userResource(row: ProvisionedRow, base: string): Readonly<Record<string, unknown>> {
  const externalId = directoryIdOf(row.external_ids)
  const formatted = `${row.firstname} ${row.surname}`
  return {
    schemas: [USER_SCHEMA, USER_EXTENSION],
    id: row.uuid,
    ...(externalId !== undefined && { externalId }),
    userName: row.email_address,
    name: { formatted, familyName: row.surname, givenName: row.firstname },
    displayName: formatted,
    active: row.deactivated_at === null,
    emails: [{ value: row.email_address, type: 'work', primary: true }],
    groups: row.groups.map(({ uuid, name }) => ({
      value: uuid,
      $ref: `${base}/Groups/${uuid}`,
      display: name,
      type: 'direct',
    })),
    [USER_EXTENSION]: {
      clientRole: row.role,
      ...(row.site_uuid !== null && { siteUuid: row.site_uuid }),
      ...(row.solicitor_sra_number !== null && { solicitorSraNumber: row.solicitor_sra_number }),
    },
    meta: {
      resourceType: 'User',
      created: row.created_at_ms,
      lastModified: row.updated_at_ms,
      location: `${base}/Users/${row.uuid}`,
      version: versionOf(row),
    },
  }
}
