import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { keptSecret } from './kept-secret.ts'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

/**
 * Encrypts secrets that are needed back, such as those that sign webhooks. No request can read the key, nor any back-up
 * of rows alone.
 */
export interface SecretBox {
  seal: (secret: string) => string
  /** Throws for what was not sealed with this key. */
  open: (sealed: string) => string
}

export const secretBoxOf = (key: Buffer): SecretBox => ({
  seal: (secret) => {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, key, iv)
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
  },
  open: (text) => {
    const bytes = Buffer.from(text, 'base64')
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  },
})

/** The box with a key of this installation, by the name of the key. */
export const secretBox = async (db: Kysely<Tables>, name: 'webhooks' | 'second_factors'): Promise<SecretBox> =>
  secretBoxOf(Buffer.from(await keptSecret(db, name, () => randomBytes(KEY_BYTES).toString('base64')), 'base64'))
