import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asViewerOf, type Tx } from '@costdraft/api/access/as-viewer.ts'
import { openDatabase, type Database } from '@costdraft/api/db/db.ts'
import { migrate } from '@costdraft/api/db/migrate.ts'
import { seed } from '@costdraft/api/seed/seed.ts'
import { readConfig } from '@costdraft/api/config.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startPostgres, type Postgres } from '../dev/postgres.ts'

// The second layer by itself: a database of its own, asked behind the back of every route.
const folder = mkdtempSync(join(tmpdir(), 'costdraft-rows-'))
let database: Database, postgres: Postgres | undefined
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  database = await openDatabase({ dataDir: folder, databaseUrl: postgres?.url })
  await migrate(database.db)
  await seed(database.db, readConfig({ DATA_DIR: folder }))
})
afterAll(async () => { await database.close(); await postgres?.stop(); rmSync(folder, { recursive: true }) })

const personOf = async (email: string) => database.db.selectFrom('person').select(['uuid', 'client_uuid']).where('email_address', '=', email).executeTakeFirstOrThrow()
async function within<T>(email: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { uuid: person } = await personOf(email), signIn = `of-${person}`
  await database.db.insertInto('auth_record').values({ model: 'Grant', id: signIn, payload: JSON.stringify({ accountId: person }), grant_id: null, uid: null, expires_at: '2100-01-01T00:00:00Z' }).onConflict((c) => c.doNothing()).execute()
  return asViewerOf(database.db)({ person, signIn }, (tx) => work(tx))
}

/** Every table that says whose a row is. */
const tenantTables = async (): Promise<string[]> => (await sql<{ name: string }>`
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid where a.attname = 'client_uuid' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(database.db)).rows.map(({ name }) => name)
/** Whose rows are looked for across firms: who signs in, roles, keys of requests, jobs, and the firms themselves. */
const ACROSS = ['child_role', 'client', 'idempotent', 'job', 'person']

test('every table with a tenant column is behind a policy, but for those that are named', async () => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class where relrowsecurity order by 1`.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual((await tenantTables()).filter((name) => !ACROSS.includes(name)))
})

test('a person’s transaction sees the rows of their own firm and of children they hold a role in, and of no other', async () => {
  const { client_uuid: own } = await personOf('solicitor@ashdown.example')
  for (const table of (await tenantTables()).filter((name) => !ACROSS.includes(name))) {
    const clients = async (tx: Tx) => (await sql<{ client_uuid: string }>`select distinct client_uuid from ${sql.table(table)}`.execute(tx)).rows.map(({ client_uuid }) => client_uuid)
    expect([table, (await within('solicitor@ashdown.example', clients)).filter((client) => client !== own)]).toEqual([table, []])
  }
  const seen = await within('draftsman@harbour.example', (tx) => tx.selectFrom('case').select('client_uuid').distinct().execute())
  expect(seen.map(({ client_uuid }) => client_uuid)).toEqual([own])
  expect((await database.db.selectFrom('case').select('client_uuid').distinct().execute()).length).toBeGreaterThan(2)
})

test('another firm’s rows cannot be changed, removed or added', async () => {
  const { client_uuid: theirs } = await personOf('owner@calder.example'), before = await database.db.selectFrom('case').selectAll().where('client_uuid', '=', theirs!).execute()
  const changed = await within('owner@ashdown.example', (tx) => tx.updateTable('case').set({ case_name: 'Re Taken' }).where('client_uuid', '=', theirs!).executeTakeFirst())
  const removed = await within('owner@ashdown.example', (tx) => tx.deleteFrom('note').where('client_uuid', '=', theirs!).executeTakeFirst())
  expect([Number(changed.numUpdatedRows), Number(removed.numDeletedRows)]).toEqual([0, 0])
  await expect(within('owner@ashdown.example', (tx) => tx.insertInto('user_group').values({ client_uuid: theirs!, name: randomUUID() }).execute())).rejects.toThrow('row-level security')
  expect(before.length).toBeGreaterThan(0)
  expect(await database.db.selectFrom('case').selectAll().where('client_uuid', '=', theirs!).execute()).toEqual(before)
})

test('a system administrator keeps firms and sees no case', async () => {
  const seen = await within('admin@costdraft.example', async (tx) => [(await tx.selectFrom('site').selectAll().execute()).length, (await tx.selectFrom('case').selectAll().execute()).length])
  expect(seen).toEqual([(await database.db.selectFrom('site').selectAll().execute()).length, 0])
})

test('a request reads no key and no sign-in attempt', async () => {
  await expect(within('owner@ashdown.example', (tx) => tx.selectFrom('secret').selectAll().execute())).rejects.toThrow('permission denied')
  await expect(within('owner@ashdown.example', (tx) => tx.selectFrom('sign_in_attempt').selectAll().execute())).rejects.toThrow('permission denied')
})
