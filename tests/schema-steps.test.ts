import { rmSync } from 'node:fs'
import { openDatabase, type Database } from '@costdraft/api/db/db.ts'
import { migrate, migrations } from '@costdraft/api/db/migrate.ts'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { newDataFolder } from '../dev/data-folder.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'

// What the database records of migrations, on a database of each test.
const NEWER = 'The database was made by a newer version of CostDraft.'
const table = (name: string) => async (db: Kysely<unknown>) => {
  await sql`create table ${sql.id(name)} (id integer)`.execute(db)
}
const further = {
  '9001-one': { up: table('one'), kind: 'additive' },
  '9002-two': { up: table('two'), kind: 'breaking' },
} as const
const newer = { ...migrations, ...further }

let postgres: Postgres | undefined
let folder: string
let database: Database
const open = () => openDatabase({ dataDir: folder, databaseUrl: postgres?.url })
beforeEach(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  folder = await newDataFolder(postgres?.url)
  database = await open()
})
afterEach(async () => {
  await database.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true })
})
const steps = async () => {
  const { rows } = await sql<{ name: string; kind: string; age: number }>`
    select name, kind, extract(epoch from now() - made_at)::float8 as age from schema_step order by name`.execute(
    database.db,
  )
  expect(rows.every(({ age }) => age >= 0 && age < 600)).toBe(true)
  return rows.filter(({ name }) => name >= '9').map(({ name, kind }) => [name, kind])
}
const exists = async (name: string): Promise<boolean> =>
  (await sql<{ is: boolean }>`select to_regclass(${name}) is not null as is`.execute(database.db)).rows[0]?.is ?? false

describe('each migration', () => {
  test('records its kind, and those before there were kinds record none', async () => {
    expect(await migrate(database.db, newer)).toBeUndefined()
    expect(await steps()).toEqual([
      ['9001-one', 'additive'],
      ['9002-two', 'breaking'],
    ])
    const { rows } = await sql<{ name: string }>`select name from schema_step where name < '0035'`.execute(database.db)
    expect(rows).toEqual([])
  })

  test('that fails records nothing, nor do those of the same start', async () => {
    await migrate(database.db)
    const fails = { up: async () => Promise.reject(new Error('on purpose')), kind: 'additive' } as const
    await expect(migrate(database.db, { ...newer, '9003-fails': fails })).rejects.toThrow(
      'The database could not be migrated (9003-fails): on purpose',
    )
    expect([await steps(), await exists('one')]).toEqual([[], false])
    // Nothing is left locked.
    await migrate(database.db, newer)
    expect(await steps()).toHaveLength(2)
  })

  test('is run once by processes that start together', async () => {
    const others = postgres ? await Promise.all([open(), open(), open()]) : []
    const all = [database, ...others]
    await Promise.all([...all, ...all].map(({ db }) => migrate(db, newer)))
    for (const other of others) await other.close()
    expect(await steps()).toHaveLength(2)
  })
})

describe('an older version', () => {
  const count = async (): Promise<unknown> =>
    (await sql`select count(*)::int as steps from kysely_migration`.execute(database.db)).rows[0]

  test('uses a database to which a newer one only added, and says so', async () => {
    await migrate(database.db, { ...migrations, '9001-one': further['9001-one'] })
    const before = await count()
    const note = await migrate(database.db)
    expect(note).toContain(NEWER)
    expect(note).toContain('9001-one')
    expect(await count()).toEqual(before)
  })

  test.each([
    ['broke something', newer, '9002-two'],
    ['said nothing of what it did', { ...migrations, '9001-one': { up: table('one') } }, '9001-one'],
  ])('refuses a database in which a newer one %s', async (_what, made, named) => {
    await migrate(database.db, made)
    const before = await count()
    await expect(migrate(database.db)).rejects.toThrow(NEWER)
    await expect(migrate(database.db)).rejects.toThrow(named)
    expect(await count()).toEqual(before)
  })

  test('refuses a database to which something was added that it does not know, and which lacks what it needs', async () => {
    await migrate(database.db, { ...migrations, '9002-other': { up: table('two'), kind: 'additive' } })
    await expect(migrate(database.db, { ...migrations, '9001-one': further['9001-one'] })).rejects.toThrow(NEWER)
    expect(await exists('one')).toBe(false)
  })

  test('that starts together with a newer one uses what it finds or says what it cannot', async () => {
    await migrate(database.db)
    const other = postgres ? await open() : database
    const [made, found] = await Promise.allSettled([migrate(other.db, newer), migrate(database.db)])
    if (postgres) await other.close()
    expect(made.status).toBe('fulfilled')
    if (found.status === 'rejected') expect(String(found.reason)).toContain(NEWER)
  })
})
