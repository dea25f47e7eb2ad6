import type { Role } from '../access/roles.ts'
import { user } from '../users/users.ts'

/** The role of a user for whom provisioning names none. */
export const DEFAULT_ROLE: Role = 'solicitor'

/**
 * The fields of a user as a directory sends them. A directory rarely knows the SRA number of a solicitor, which the
 * form of the user asks for at the next change there.
 */
export const provisionedUser = { ...user, solicitorSraNumber: user.solicitorSraNumber.optional() }

/** What the fields of users and groups are called in SCIM, by their names in the REST API. */
export const scimNames: Readonly<Record<string, string>> = {
  firstname: 'name.givenName',
  surname: 'name.familyName',
  email_address: 'userName',
  client_role: 'clientRole',
  site_uuid: 'siteUuid',
  solicitor_sra_number: 'solicitorSraNumber',
  external_ids: 'externalId',
  name: 'displayName',
  users: 'members',
}
