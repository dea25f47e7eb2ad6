import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { keptCopy } from './kept-copy.ts'

const madeOf = ['../packages/api/package.json', '../packages/api/src/db/db.ts'].map((path) =>
  join(import.meta.dirname, path),
)

/** An embedded database as it is before its first migration. */
const emptyDatabase = (): Promise<string> =>
  keptCopy(
    'database',
    madeOf.map((path) => readFileSync(path)),
    async (folder) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'costdraft-empty-')),
        { close } = await openDatabase({ dataDir })
      await close()
      cpSync(join(dataDir, 'database'), folder, { recursive: true })
      rmSync(dataDir, { recursive: true })
    },
  )

/** A data folder of a test's own: with an empty embedded database in it, unless the house's is elsewhere. */
export async function newDataFolder(databaseUrl?: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'costdraft-'))
  if (!databaseUrl) cpSync(await emptyDatabase(), join(dataDir, 'database'), { recursive: true })
  return dataDir
}
