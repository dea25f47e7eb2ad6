import type { Config } from '../packages/api/src/config.ts'
import { DataFolderInUse } from '../packages/api/src/db/data-folder-lock.ts'
import { openDatabase } from '../packages/api/src/db/db.ts'
import { adoptFiles } from '../packages/api/src/files/adopt-files.ts'
import { openStore } from '../packages/api/src/files/open-store.ts'

/**
 * `npm start -- adopt-files`: pairs the database with the file store. Throws, with a sentence, if the
 * product is running on an embedded database.
 */
export async function adopt(config: Config, say: (line: string) => void): Promise<void> {
  const { store, problem } = await openStore(config.files)
  if (problem !== undefined) throw new Error(problem)
  const database = await openDatabase(config).catch((error: unknown) => {
    throw error instanceof DataFolderInUse ? new Error(`${error.message} Then try again.`, { cause: error }) : error
  })
  try {
    await adoptFiles({ database, store }, say)
  } finally {
    await database.close()
    store.close()
  }
}
