import type { Express } from 'express'
import type { Kysely } from 'kysely'
import { secretBox } from '../access/secret-box.ts'
import type { SignInSettings } from '../access/sign-in-settings.ts'
import type { Tables } from '../db/tables.ts'
import { authorizationHost, type HostOptions } from './authorization-host.ts'
import { externalTokenReader } from '../access/external-tokens.ts'
import { loadOrCreateKeys } from '../access/keys.ts'
import { tokenReader, type ReadToken } from '../access/tokens.ts'

/**
 * The token reader of the configured sign-in host, and the embedded host to serve unless an external one is configured.
 */
export async function selectSignInHost(
  config: SignInSettings,
  db: Kysely<Tables>,
  options: HostOptions,
): Promise<{ readToken: ReadToken; embeddedHost?: Express }> {
  if (config.externalHost) return { readToken: externalTokenReader(config.externalHost) }
  const keys = await loadOrCreateKeys(db)
  const box = await secretBox(db, 'second_factors')
  const embeddedHost = authorizationHost(config, keys, db, { ...options, box })
  return { readToken: tokenReader(config.authUrl, keys), embeddedHost }
}
