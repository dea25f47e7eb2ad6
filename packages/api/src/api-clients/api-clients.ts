import { wireNames } from '@costdraft/schema/names.ts'
import { holdsScope, lacksScope, scopesWithin, writingScopes, type Scope } from '@costdraft/schema/access/scopes.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import { apiClient } from '@costdraft/schema/api-clients/api-clients.ts'
import { randomUUID } from 'node:crypto'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { hashSecret, newSecret } from '../access/random-secrets.ts'
import { audit } from '../audit/audit.ts'
import { validated, draftOf, objectOf } from '../http/body.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { Conflict, NotFound, ValidationError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { setLink, type LinkRole } from '../users/client-links.ts'
import { mayGrantRole } from '../users/user-rows.ts'
import { readingKeyOf } from '../db/reading-key.ts'
import { exactly, timesOf } from '../db/times.ts'

const names = wireNames(apiClient)

const rows = (tx: Tx, client: string) =>
  tx
    .selectFrom('person')
    .innerJoin('api_client', 'api_client.person_uuid', 'person.uuid')
    .where('person.client_uuid', '=', client)
    .where('person.deactivated_at', 'is', null)
    .select([
      'person.uuid',
      'person.firstname as name',
      'person.role as client_role',
      'api_client.read_only',
      'api_client.scopes',
      'api_client.expires_at',
      'api_client.last_used',
      exactly('api_client.expires_at', 'expires_at'),
      exactly('api_client.last_used', 'last_used'),
      ...timesOf('api_client.created_at', 'person.changed_at'),
    ])

/** An API client as it is answered: with the scopes that it has. */
const onWire = <Row extends { read_only: boolean; scopes: Scope[] | null }>(row: Row) => ({
  ...row,
  scopes: scopesWithin(row.read_only, row.scopes),
})

const WRITES = 'An API client that may only read has no scope that writes.'
/**
 * What a new API client may ask for. Throws 422 for scopes that do not fit `readOnly`, and for those that the token of
 * the request lacks itself.
 */
function accessOf(
  { viewer }: RequestContext,
  { readOnly, scopes: given }: Pick<InputOf<typeof apiClient>, 'readOnly' | 'scopes'>,
): { read_only: boolean; scopes: Scope[] | null } {
  const doesWrite = given?.some((scope) => writingScopes.includes(scope)) ?? false
  if (readOnly === true && doesWrite) throw new ValidationError({ scopes: WRITES })
  const read_only = given ? !doesWrite : (readOnly ?? true)
  const [has = [], lacking = []] = [true, false].map((isHeld) =>
    scopesWithin(read_only, given).filter((scope) => holdsScope(viewer.scopes, scope) === isHeld),
  )
  if (given && lacking.length > 0) throw new ValidationError({ scopes: lacking.map(lacksScope).join(' ') })
  // Without any given, it has all that its maker has.
  return { read_only, scopes: given || lacking.length > 0 ? has : null }
}

/** The API clients of a firm that are not revoked. Secrets are not included; only their hashes are stored. */
export const apiClientsOf = async (tx: Tx, client: string) =>
  (await rows(tx, client).orderBy(readingKeyOf('person.firstname')).orderBy('person.uuid').execute()).map(onWire)

/** Creates an API client with a role not above the viewer's. Its secret is only ever disclosed in this response. */
export async function addApiClient(asked: RequestContext, client: string) {
  const { tx, viewer, req } = asked
  const { child_client_roles: children, ...body } = objectOf(req.body)
  const { name, clientRole, expiresAt, ...access } = validated(apiClient, draftOf(names, body))
  const { read_only, scopes } = accessOf(asked, access)
  if (!mayGrantRole(viewer, client, clientRole))
    throw new ValidationError({ client_role: 'You cannot give a role above your own.' })
  if (expiresAt != null && expiresAt <= new Date().toISOString().slice(0, 10))
    throw new ValidationError({ expires_at: 'Choose a day to come.' })
  await requireActiveClient(tx, client, { lock: false })
  const uuid = randomUUID()
  const secret = newSecret()
  await tx
    .insertInto('person')
    .values({
      uuid,
      kind: 'api_client',
      client_uuid: client,
      role: clientRole,
      firstname: name,
      surname: '(API)',
      email_address: `${uuid}@api.invalid`,
      password_hash: 'none',
    })
    .execute()
  await tx
    .insertInto('api_client')
    .values({
      person_uuid: uuid,
      client_uuid: client,
      secret_hash: hashSecret(secret),
      read_only,
      scopes,
      expires_at: expiresAt ?? null,
    })
    .execute()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'api_client', entity_uuid: uuid, by: viewer.user_uuid },
    'added',
    { after: { name, client_role: clientRole, read_only, scopes, expires_at: expiresAt ?? null } },
  )
  for (const [child, role] of Object.entries(objectOf(children ?? {})))
    if (role !== 'no_access') await setLink(asked, child, uuid, role as LinkRole)
  return withSecret(tx, client, uuid, secret)
}

const withSecret = async (tx: Tx, client: string, uuid: string, secret: string) => ({
  ...onWire(await rows(tx, client).where('person.uuid', '=', uuid).executeTakeFirstOrThrow()),
  client_id: uuid,
  client_secret: secret,
})

/**
 * Gives an API client that was never used a new secret, for a repeated request whose first response was lost. Throws
 * 409 if it was used or revoked meanwhile.
 */
export async function renewSecret({ tx }: RequestContext, client: string, uuid: string) {
  const row = await rows(tx, client).where('person.uuid', '=', uuid).executeTakeFirst()
  if (!row || row.last_used !== null) throw new Conflict('This API client has been created already.')
  const secret = newSecret()
  await tx
    .updateTable('api_client')
    .set({ secret_hash: hashSecret(secret) })
    .where('person_uuid', '=', uuid)
    .execute()
  return withSecret(tx, client, uuid, secret)
}

/** Revokes an API client. Its next request is refused. */
export async function revokeApiClient(
  { tx, viewer }: RequestContext,
  client: string,
  uuid: string,
): Promise<undefined> {
  const row = isUuid(uuid) ? await rows(tx, client).where('person.uuid', '=', uuid).executeTakeFirst() : undefined
  if (!row) throw new NotFound()
  await tx.updateTable('person').set({ deactivated_at: new Date().toISOString() }).where('uuid', '=', uuid).execute()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'api_client', entity_uuid: uuid, by: viewer.user_uuid },
    'removed',
    { before: { name: row.name } },
  )
}
