import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import { hashSecret, newSecret } from '../access/random-secrets.ts'
import type { Tables } from '../db/tables.ts'
import { added, lockPerson, type Added, type Owner } from './factors.ts'

const NAME = 'CostDraft'
/** The signatures that are taken: EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257]
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** What a passkey belongs to: the host of AUTH_URL, whatever its port. */
const partyOf = (authUrl: string) => {
  const { origin, hostname } = new URL(authUrl)
  return { origin, id: hostname }
}

/** Whether browsers let a sign-in host at this address use passkeys: by name, and by TLS or on this machine. */
export const offersPasskeys = (authUrl: string): boolean => {
  const { protocol, hostname } = new URL(authUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return (protocol === 'https:' || isLocal) && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0
}

/** In milliseconds: how long the page on which a passkey is added can be opened. */
const PAGE_LASTS = 600_000

/** Begins a passkey of a person: what opens the page on which it is added. */
export async function beginPasskey(tx: Kysely<Tables>, owner: Owner, now: Date): Promise<string> {
  const token = newSecret()
  await tx
    .deleteFrom('second_factor')
    .where('person_uuid', '=', owner.uuid)
    .where('kind', '=', 'passkey')
    .where('confirmed_at', 'is', null)
    .execute()
  await tx
    .insertInto('second_factor')
    .values({
      person_uuid: owner.uuid,
      client_uuid: owner.client_uuid,
      kind: 'passkey',
      name: 'Passkey',
      token_hash: hashSecret(token),
      challenge: newSecret(),
      expires_at: new Date(now.getTime() + PAGE_LASTS).toISOString(),
    })
    .execute()
  return token
}

/** A passkey that was begun, with its person; undefined if it was confirmed, is too old, or the person is gone. */
export const begunPasskey = (db: Kysely<Tables>, token: string, now: Date) =>
  db
    .selectFrom('second_factor')
    .innerJoin('person', 'person.uuid', 'second_factor.person_uuid')
    .select([
      'second_factor.uuid as factor',
      'second_factor.challenge',
      'person.uuid',
      'person.client_uuid',
      'person.email_address',
      'person.firstname',
      'person.surname',
    ])
    .where('second_factor.token_hash', '=', hashSecret(token))
    .where('second_factor.confirmed_at', 'is', null)
    .where('second_factor.expires_at', '>', now.toISOString())
    .where('person.deactivated_at', 'is', null)
    .executeTakeFirst()
export type BegunPasskey = NonNullable<Awaited<ReturnType<typeof begunPasskey>>>

const passkeysOf = (db: Kysely<Tables>, person: string) =>
  db
    .selectFrom('second_factor')
    .select(['uuid', 'credential_id', 'public_key', 'sign_count', 'transports'])
    .where('person_uuid', '=', person)
    .where('kind', '=', 'passkey')
    .where('confirmed_at', 'is not', null)
    .execute()
const known = (keys: Awaited<ReturnType<typeof passkeysOf>>) =>
  keys.map(({ credential_id, transports }) => ({ id: credential_id ?? '', transports: transports ?? [] }))

/** What a browser is asked to make a passkey of. */
export async function creationOptions(
  db: Kysely<Tables>,
  { uuid, email_address, firstname, surname, challenge }: BegunPasskey,
  authUrl: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: partyOf(authUrl).id,
    userName: email_address,
    userDisplayName: `${firstname} ${surname}`,
    userID: new TextEncoder().encode(uuid),
    challenge: bytesOf(challenge ?? ''),
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known(await passkeysOf(db, uuid)),
    // A second factor beside the password: what the device asks of its owner is the device's to say.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/** Confirms a passkey by what the browser answered. Undefined if that is not of it. */
export async function confirmPasskey(
  tx: Kysely<Tables>,
  begun: BegunPasskey,
  answer: unknown,
  { name, authUrl, now }: { name: string; authUrl: string; now: Date },
): Promise<Added | undefined> {
  const { origin, id } = partyOf(authUrl)
  const verified = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: begun.challenge ?? '',
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { credential } = verified.registrationInfo
  await lockPerson(tx, begun.uuid)
  const confirmed = await tx
    .updateTable('second_factor')
    .set({
      name,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      sign_count: credential.counter,
      transports: credential.transports ?? [],
      token_hash: null,
      challenge: null,
      confirmed_at: now.toISOString(),
    })
    .where('uuid', '=', begun.factor)
    .where('confirmed_at', 'is', null)
    .returning('uuid')
    .executeTakeFirst()
  return confirmed && added(tx, begun)
}

/** What a browser is asked to sign with a passkey of a person; undefined for who has none. */
export async function requestOptions(
  db: Kysely<Tables>,
  person: string,
  authUrl: string,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
  const keys = offersPasskeys(authUrl) ? await passkeysOf(db, person) : []
  if (keys.length === 0) return undefined
  return generateAuthenticationOptions({
    rpID: partyOf(authUrl).id,
    allowCredentials: known(keys),
    userVerification: 'preferred',
  })
}

/** Whether what a browser answered was signed by a passkey of the person. */
export async function isSigned(
  db: Kysely<Tables>,
  person: string,
  answer: unknown,
  { challenge, authUrl, now }: { challenge: string; authUrl: string; now: Date },
): Promise<boolean> {
  const response = answer as AuthenticationResponseJSON
  const key = (await passkeysOf(db, person)).find(({ credential_id }) => credential_id === response.id)
  if (!key) return false
  const { origin, id } = partyOf(authUrl)
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    credential: {
      id: key.credential_id ?? '',
      publicKey: bytesOf(key.public_key ?? ''),
      counter: key.sign_count ?? 0,
      transports: key.transports ?? [],
    },
  }).catch(() => undefined)
  if (!verified?.verified) return false
  await db
    .updateTable('second_factor')
    .set({ sign_count: verified.authenticationInfo.newCounter, used_at: now.toISOString() })
    .where('uuid', '=', key.uuid)
    .execute()
  return true
}
