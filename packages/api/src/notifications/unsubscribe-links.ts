import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { UNSUBSCRIBE_PATH } from '@costdraft/schema/notifications/notification-mail.ts'
import type { Kysely } from 'kysely'
import { keptSecret } from '../access/kept-secret.ts'
import type { Tables } from '../db/tables.ts'

const UUID_BYTES = 16
const KEY_BYTES = 32
/** 48 bytes in base64url: a uuid and an HMAC-SHA-256 of it. */
const TOKEN = /^[\w-]{64}$/

/** The key that signs links by which people end their mails. */
export const loadOrCreateUnsubscribeKey = async (db: Kysely<Tables>): Promise<Buffer> =>
  Buffer.from(
    await keptSecret(db, 'unsubscribe_links', () => randomBytes(KEY_BYTES).toString('base64url')),
    'base64url',
  )

const signatureOf = (key: Buffer, person: Buffer): Buffer => createHmac('sha256', key).update(person).digest()

/**
 * What opens the link of a person. It follows from the person, so that those in all their mails work, and none is
 * stored.
 */
export function unsubscribeToken(key: Buffer, person: string): string {
  const uuid = Buffer.from(person.replaceAll('-', ''), 'hex')
  return Buffer.concat([uuid, signatureOf(key, uuid)]).toString('base64url')
}

/** The address by which a person ends their mails. */
export const unsubscribeAddress = (webUrl: string, key: Buffer, person: string): string =>
  `${webUrl}${UNSUBSCRIBE_PATH}/${unsubscribeToken(key, person)}`

/** The uuid of the person whose link a token opens; undefined for any other text. */
export function personOfToken(key: Buffer, token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const uuid = bytes.subarray(0, UUID_BYTES)
  if (!timingSafeEqual(bytes.subarray(UUID_BYTES), signatureOf(key, uuid))) return undefined
  return uuid.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
