import { sql } from 'kysely'
import type { Database } from '../db/db.ts'
import { migrations } from '../db/migrate.ts'
import { findSteps } from '../db/schema-steps.ts'
import { countFiles, type FileCount } from './count-files.ts'
import { currentPairing, pairAnew, type Sides } from './pair-store.ts'

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`)

/** What a person should know before a database and a store are paired, one line each. */
const findings = ({ named, missing, held, unknown }: FileCount, place: string): string[] => [
  `The database names ${files(named)}; ${missing} of them not in ${place}.`,
  `The store holds ${files(held)}; ${unknown} of them not known to the database. These stay, and are never deleted.`,
]

/** Whether the database has been started with this version. */
async function isStarted({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('file_store') is not null as exists`.execute(db)
  if (!rows[0]!.exists) return false
  const { missing, isUsable } = await findSteps(db, migrations)
  return missing.length === 0 && isUsable
}

/**
 * Pairs a database and a file store on purpose, after it has said how they differ. Throws for a database that was never
 * started with this version, whose tables are older.
 */
export async function adoptFiles(sides: Sides, say: (line: string) => void): Promise<void> {
  if (!(await isStarted(sides.database)))
    throw new Error(
      'This database was never started with this version. Start CostDraft first, then stop it and try again.',
    )
  for (const line of findings(await countFiles(sides.database.db, sides.store), sides.store.place)) say(line)
  if ((await currentPairing(sides)) === 'paired') return say('They belong together already. Nothing was changed.')
  await pairAnew(sides)
  say('They belong together from now on.')
}
