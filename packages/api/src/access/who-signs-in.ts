import type { Express } from 'express'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../log.ts'
import { authorizationHost } from './authorization.ts'
import { foreignTokenReader } from './foreign-tokens.ts'
import { keysOf } from './keys.ts'
import { tokenReader, type ReadToken } from './tokens.ts'

/** By whose tokens our APIs know people: our own host's, which is then there to be served, or another's, and then ours count for nothing. */
export async function whoSignsIn(
  config: Config,
  db: Kysely<Tables>,
  log: Log,
): Promise<{ readToken: ReadToken; ownHost?: Express }> {
  if (config.foreignHost) return { readToken: foreignTokenReader(config.foreignHost, db) }
  const keys = await keysOf(db)
  return { readToken: tokenReader(config.authUrl, keys), ownHost: authorizationHost(config, keys, db, log) }
}
