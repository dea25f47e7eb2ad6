import type { Role } from '@costdraft/schema/access/roles.ts'
import { user } from '@costdraft/schema/users/users.ts'
import type { Fields, InputOf } from '@costdraft/schema/field.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import type { Insertable } from 'kysely'
import { assertEmailFree } from '../access/same-email.ts'
import type { SignedIn } from '../access/viewer.ts'
import { audit } from '../audit/audit.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { ValidationError } from '../errors/errors.ts'
import { creationHash } from '../external-ids/creation.ts'
import { auditedIds, columnsOfNew, repeatedCreation } from '../external-ids/external-ids.ts'
import { draftOf, objectOf, validated } from '../http/body.ts'
import { assertReferences } from '../http/references.ts'
import type { RequestContext } from '../http/request.ts'
import { setLink, type LinkRole } from './client-links.ts'
import { mayGrantRole } from './user-rows.ts'
import type { PersonTable } from './users.table.ts'

/** The columns of a user, as they are stored. */
export const userColumns = (value: InputOf<typeof user>) => ({
  firstname: value.firstname,
  surname: value.surname,
  email_address: value.emailAddress,
  role: value.clientRole,
  site_uuid: value.siteUuid,
  solicitor_sra_number: value.solicitorSraNumber ?? null,
})

/** A user as a request gives it, without what only a creation has. */
export type GivenUser = InputOf<typeof user>
/** What a new user signs in with: null before a link is used. */
export type Secret = Pick<Insertable<PersonTable>, 'password_hash' | 'must_change_password'>

/** Keys of a new user that say nothing: they are those of an answer. */
const NOT_GIVEN = new Set(['uuid', 'client_uuid'])
/** A new user as a body in wire names gives it, of these fields. Throws 422 with all problems. */
export const givenUser = <F extends Fields>(fields: F, body: unknown): InputOf<F> =>
  validated(fields, draftOf(wireNames(fields), body, NOT_GIVEN))

/** Throws 422 for a role above the viewer's own in a client. */
export function assertMayGrant(viewer: SignedIn, client: string, role: Role): void {
  if (!mayGrantRole(viewer, client, role))
    throw new ValidationError({ client_role: 'You cannot give a role above your own.' })
}

/** Stores a new user, or finds the one whose creation this repeats. `secretOf` says what the user signs in with. */
export async function storeUser(
  asked: Pick<RequestContext, 'tx' | 'viewer'>,
  client: string,
  value: GivenUser,
  children: unknown,
  secretOf: (row: ReturnType<typeof userColumns>) => Promise<Secret>,
): Promise<{ uuid: string; isNew: boolean }> {
  const { tx, viewer } = asked
  assertMayGrant(viewer, client, value.clientRole)
  const { externalIds } = value
  const hash = creationHash({ ...value, child_client_roles: children })
  const repeated = await repeatedCreation(asked, { kind: 'user', within: client }, externalIds, hash)
  if (repeated !== undefined) return { uuid: repeated, isNew: false }
  await requireActiveClient(tx, client)
  await assertReferences(tx, { client_uuid: client }, user, value)
  await assertEmailFree(tx, value.emailAddress)
  const row = userColumns(value)
  const { uuid } = await tx
    .insertInto('person')
    .values({ ...row, ...columnsOfNew(externalIds, hash), client_uuid: client, ...(await secretOf(row)) })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'user', entity_uuid: uuid, by: viewer.user_uuid },
    'added',
    { after: { ...row, ...auditedIds(externalIds) } },
  )
  for (const [child, role] of Object.entries(objectOf(children ?? {})))
    if (role !== 'no_access') await setLink(asked, child, uuid, role as LinkRole).catch(prefixDetails(child))
  return { uuid, isNew: true }
}

/** Prefixes validation details of a child client role with its path in the request body. */
const prefixDetails =
  (child: string) =>
  (error: unknown): never => {
    throw error instanceof ValidationError
      ? new ValidationError({ [`child_client_roles.${child}`]: Object.values(error.details).join(' ') })
      : error
  }
