import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'

export const ADMINISTRATOR_MISSING =
  'SEED=none needs ADMIN_EMAIL and ADMIN_PASSWORD: the one administrator of an empty installation.'

/**
 * Throws if the embedded database is about to be created without anybody who could sign in. Asked before anything is
 * created.
 */
export function assertAdministrator({ seed: mode, admin, databaseUrl, dataDir }: Config): void {
  if (mode === 'none' && !admin && !databaseUrl && !existsSync(`${dataDir}/database`))
    throw new Error(ADMINISTRATOR_MISSING)
}
