import { rmSync } from 'node:fs'
import { asViewerOf, type Tx } from '@costdraft/api/access/as-viewer.ts'
import type { SignedIn } from '@costdraft/api/access/viewer.ts'
import { readConfig } from '@costdraft/api/config.ts'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { migrate } from '@costdraft/api/db/migrate.ts'
import { applyRowSecurity } from '@costdraft/api/row-security/row-security.ts'
import { fileStoreOf } from '@costdraft/api/files/file-store.ts'
import { pairAtStart } from '@costdraft/api/files/pair-store.ts'
import { openStore } from '@costdraft/api/files/open-store.ts'
import { applySearch } from '@costdraft/api/search/search-index.ts'
import { seed } from '@costdraft/api/seed/seed.ts'
import { inject } from 'vitest'
import { newDataFolder } from '../../dev/data-folder.ts'
import { filesEnv } from '../../dev/files-env.ts'
import { startPostgres } from '../../dev/postgres.ts'

/** Opens a separate database with the demonstration data, for tests of what no route exposes. */
export async function openOwn() {
  const postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  const folder = await newDataFolder(postgres?.url)
  const database = await openDatabase({ dataDir: folder, databaseUrl: postgres?.url })
  const { db } = database
  await migrate(db)
  await applyRowSecurity(db)
  await applySearch(db)
  const config = readConfig({ DATA_DIR: folder, ...filesEnv(folder) })
  await seed(db, config)
  const { store } = await openStore(config.files)
  const sides = { database, store }
  await pairAtStart(sides)
  const personOf = async (email: string) =>
    db.selectFrom('person').select(['uuid', 'client_uuid']).where('email_address', '=', email).executeTakeFirstOrThrow()
  return {
    folder,
    db,
    /** The database with its file store, and the store. */
    sides,
    store: fileStoreOf(sides),
    personOf,
    /** Runs a transaction as a signed-in user, subject to row-level security. */
    within: async <T>(email: string, work: (tx: Tx, viewer: SignedIn) => Promise<T>): Promise<T> => {
      const { uuid: person } = await personOf(email)
      const signIn = `of-${person}`
      await db
        .insertInto('auth_record')
        .values({
          model: 'Grant',
          id: signIn,
          payload: JSON.stringify({ accountId: person }),
          grant_id: null,
          uid: null,
          expires_at: '2100-01-01T00:00:00Z',
        })
        .onConflict((c) => c.doNothing())
        .execute()
      return asViewerOf(db)({ person, signIn }, (tx, viewer) => work(tx, viewer))
    },
    close: async () => {
      await database.close()
      store.close()
      await postgres?.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
