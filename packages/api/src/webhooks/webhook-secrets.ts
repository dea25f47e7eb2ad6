import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { secretBox, type SecretBox } from '../access/secret-box.ts'
import type { Tables } from '../db/tables.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** A new secret as Standard Webhooks write it. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

/** The box with the key of this installation. */
export const openSecretBox = (db: Kysely<Tables>): Promise<SecretBox> => secretBox(db, 'webhooks')
