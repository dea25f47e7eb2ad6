import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { cachedCopy } from './cached-copy.ts'

const dependencies = ['../packages/api/package.json', '../packages/api/src/db/db.ts'].map((path) =>
  join(import.meta.dirname, path),
)

/** A cached embedded database without migrations; rebuilt when its dependencies change. */
const emptyDatabase = (): Promise<string> =>
  cachedCopy(
    'database',
    dependencies.map((path) => readFileSync(path)),
    async (folder) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'costdraft-empty-'))
      const { close } = await openDatabase({ dataDir })
      await close()
      cpSync(join(dataDir, 'database'), folder, { recursive: true })
      rmSync(dataDir, { recursive: true })
    },
  )

/** Creates a temporary data folder, with an empty embedded database in it unless the instance uses `databaseUrl`. */
export async function newDataFolder(databaseUrl?: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'costdraft-'))
  if (!databaseUrl) cpSync(await emptyDatabase(), join(dataDir, 'database'), { recursive: true })
  return dataDir
}
