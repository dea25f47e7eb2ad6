// Inserts rows into the database of a data folder until killed; prints each row after the database has acknowledged it.
import { openDatabase } from '@costdraft/api/db/db.ts'
import { migrate } from '@costdraft/api/db/migrate.ts'

const { db } = await openDatabase({ dataDir: process.argv[2] ?? '' })
await migrate(db)
for (;;) {
  const { id } = await db.insertInto('start').values({ version: 'kill' }).returning('id').executeTakeFirstOrThrow()
  process.stdout.write(`${id}\n`)
}
