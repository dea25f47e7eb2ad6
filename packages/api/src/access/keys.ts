import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { keptSecret } from './kept-secret.ts'

export interface Keys {
  signing: JWK
  cookies: string[]
}

async function newKeys(): Promise<Keys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = randomBytes(8).toString('base64url')
  return {
    signing: { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid },
    cookies: [randomBytes(32).toString('base64url')],
  }
}

/** The keys of the authorization host. */
export const loadOrCreateKeys = (db: Kysely<Tables>): Promise<Keys> => keptSecret(db, 'auth', newKeys)
