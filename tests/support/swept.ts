import { openDatabase } from '@costdraft/api/db/db.ts'
import { namedFiles, uuidsOf } from '@costdraft/api/files/named-files.ts'
import { sweepFiles } from '@costdraft/api/files/sweep-files.ts'
import { openStoreOf } from './stored-files.ts'

/** In milliseconds: the age from which a file is swept, and more. */
const LATER = 3 * 3_600_000

/**
 * What the store of a stopped product on an embedded database holds once all is swept that killed processes left, and
 * what rows name; both sorted.
 */
export async function sweptStore(dataDir: string): Promise<{ held: string[]; named: string[] }> {
  const database = await openDatabase({ dataDir })
  const store = await openStoreOf(dataDir)
  try {
    await sweepFiles({ database, store }, new Date(Date.now() + LATER))
    const { finished, unfinished } = await store.list()
    const named: string[] = []
    for await (const page of uuidsOf(database.db, namedFiles)) named.push(...page)
    return { held: [...finished, ...unfinished].toSorted(), named: named.toSorted() }
  } finally {
    await database.close()
    store.close()
  }
}
