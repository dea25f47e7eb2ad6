import type { Express } from 'express'
import type { Kysely } from 'kysely'
import type { SignInSettings } from './sign-in-settings.ts'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../errors/log.ts'
import { authorizationHost } from './authorization-host.ts'
import { externalTokenReader } from './external-tokens.ts'
import { loadOrCreateKeys } from './keys.ts'
import { tokenReader, type ReadToken } from './tokens.ts'

/**
 * The token reader of the configured sign-in host, and the embedded host to serve unless an external one is configured.
 */
export async function selectSignInHost(
  config: SignInSettings,
  db: Kysely<Tables>,
  log: Log,
): Promise<{ readToken: ReadToken; embeddedHost?: Express }> {
  if (config.externalHost) return { readToken: externalTokenReader(config.externalHost) }
  const keys = await loadOrCreateKeys(db)
  return { readToken: tokenReader(config.authUrl, keys), embeddedHost: authorizationHost(config, keys, db, log) }
}
