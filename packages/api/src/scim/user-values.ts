import type { InputOf } from '@costdraft/schema/field.ts'
import { DEFAULT_ROLE, provisionedUser } from '@costdraft/schema/scim/provisioned-user.ts'
import { sitesOf } from '../clients/sites.ts'
import { validated } from '../http/body.ts'
import type { EditableUser } from '../users/user-rows.ts'
import type { ScimContext } from './scim-request.ts'
import type { UserDraft } from './user-draft.ts'
import { directoryIdOf, withDirectoryId } from './user-resources.ts'

/** A user as it is stored, whom a directory has said. */
export type Value = InputOf<typeof provisionedUser>

/** A user of whom nothing is said. Whoever is added may sign in unless the directory says otherwise. */
export const nobody: UserDraft = {
  userName: null,
  givenName: null,
  familyName: null,
  active: true,
  externalId: null,
  clientRole: null,
  siteUuid: null,
  solicitorSraNumber: null,
}

/** What is stored of a user, as a directory would say it. */
export const draftOf = (row: EditableUser): UserDraft => ({
  userName: row.email_address,
  givenName: row.firstname,
  familyName: row.surname,
  active: row.deactivated_at === null,
  externalId: directoryIdOf(row.external_ids) ?? null,
  clientRole: row.client_role,
  siteUuid: row.site_uuid,
  solicitorSraNumber: row.solicitor_sra_number,
})

/**
 * What a draft comes to: without a role a solicitor, without a location at the headquarters of the firm. Throws 400 for
 * wrong values. `ids` are the external ids that the user has.
 */
export async function valueOf(
  { tx, client }: ScimContext,
  draft: UserDraft,
  ids: EditableUser['external_ids'],
): Promise<Value> {
  const siteUuid = draft.siteUuid ?? (await sitesOf(tx, client))[0]?.uuid
  return validated(provisionedUser, {
    firstname: draft.givenName,
    surname: draft.familyName,
    emailAddress: draft.userName,
    clientRole: draft.clientRole ?? DEFAULT_ROLE,
    siteUuid,
    solicitorSraNumber: draft.solicitorSraNumber,
    externalIds: withDirectoryId(ids, draft.externalId),
  })
}

/** Whether a draft says anything else of a user than whether they may sign in. What stands is not judged again. */
export const saysElse = (before: UserDraft, draft: UserDraft): boolean =>
  (Object.keys(before) as (keyof UserDraft)[]).some((key) => key !== 'active' && before[key] !== draft[key])
