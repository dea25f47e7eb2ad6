import { rmSync } from 'node:fs'
import { readConfig } from '@costdraft/api/config.ts'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { startApi } from '@costdraft/api/app.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newDataFolder } from '../dev/data-folder.ts'
import { freePort } from '../dev/ports.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { startOwnApi } from './support/own-api.ts'

// A process whose database another, newer one migrates, and one that starts on such a database.
const NEWER = 'The database was made by a newer version of CostDraft.'
const OWNER = 'owner@ashdown.example'
let postgres: Postgres | undefined
let env: Record<string, string>
let own: Awaited<ReturnType<typeof startOwnApi>>
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  env = { DATA_DIR: await newDataFolder(postgres?.url), ...(postgres && { DATABASE_URL: postgres.url }) }
  own = await startOwnApi(env)
})
afterAll(async () => {
  await own.stop()
  await postgres?.stop()
  rmSync(env.DATA_DIR ?? '', { recursive: true })
})

/** Records a migration that this version does not know, as a newer one would; without a kind, as none did before. */
async function newerStep(name: string, kind?: 'additive' | 'breaking'): Promise<void> {
  const { db } = own.database
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '2100-01-01T00:00:00.000Z')`.execute(db)
  if (kind) await sql`insert into schema_step (name, kind) values (${name}, ${kind})`.execute(db)
}
const forget = async (name: string): Promise<void> => {
  await sql`delete from kysely_migration where name = ${name}`.execute(own.database.db)
  await sql`delete from schema_step where name = ${name}`.execute(own.database.db)
}
const reads = async () => (await own.as(OWNER).rest('GET', 'client/case?first=5')).status
/** Starts the API once more on the same database; with what it has to say. */
async function startAgain(): Promise<string[]> {
  const [PORT, API_PORT, AUTH_PORT] = [await freePort(), await freePort(), await freePort()].map(String)
  const api = await startApi(
    readConfig({ ...env, PORT, API_PORT, AUTH_PORT, HOST: 'localhost', SEED: 'demo', LOG_LEVEL: 'silent' }),
  )
  await api.stop()
  return api.notes
}

test('what a newer version only adds is served, and said', async () => {
  await newerStep('9001-added', 'additive')
  await expect
    .poll(() => own.ready())
    .toMatchObject({ status: 200, body: { status: 'degraded', problems: ['newer_schema'] } })
  expect(await reads()).toBe(200)
})

test.each([
  ['breaks', 'breaking'],
  ['says nothing of', undefined],
] as const)('what a newer version %s lets no more requests come', async (_what, kind) => {
  await newerStep('9002-more', kind)
  await expect
    .poll(() => own.ready())
    .toMatchObject({ status: 503, body: { status: 'waiting', problems: ['migrations', 'newer_schema'] } })
  await forget('9002-more')
  await expect.poll(async () => (await own.ready()).status).toBe(200)
})

test('a start on it says so, and withdraws nothing of what the newer version set up', async () => {
  await sql`grant delete on notification to costdraft_person`.execute(own.database.db)
  await sql`create or replace function search_cases(clients uuid[], words text[], contains_words text[])
    returns setof uuid language sql as $$ select null::uuid where false $$`.execute(own.database.db)
  await own.stop()
  const notes = await startAgain()
  own = await startOwnApi(env)
  expect(notes[0]).toContain(NEWER)
  expect(notes[0]).toContain('9001-added')
  const { rows } = await sql<{ may: boolean; body: string }>`
    select has_table_privilege('costdraft_person', 'notification', 'delete') as may, prosrc as body
    from pg_proc where proname = 'search_cases'`.execute(own.database.db)
  expect(rows).toEqual([{ may: true, body: expect.stringContaining('where false') }])
  expect(await own.ready()).toMatchObject({ status: 200, body: { problems: ['newer_schema'] } })
  expect(await reads()).toBe(200)
})

test('a start on what it cannot use ends with a sentence, and one without it is as ever', async () => {
  await newerStep('9002-broken', 'breaking')
  await own.stop()
  await expect(startAgain()).rejects.toThrow(NEWER)
  await expect(startAgain()).rejects.toThrow('9002-broken')
  const { db, close } = await openDatabase({ dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL })
  await sql`delete from kysely_migration where name > '9'`.execute(db)
  await close()
  own = await startOwnApi(env)
  expect(await own.ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
})
