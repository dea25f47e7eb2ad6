import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { newDataFolder } from '../dev/data-folder.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { startOwnApi } from './support/own-api.ts'

// A start with MIGRATE=no, which checks the schema and changes nothing of it.
const OWNER = 'owner@ashdown.example'
const COMMAND = 'Run "npm start -- migrate" of this version'
let postgres: Postgres | undefined
let env: Record<string, string>
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  env = { DATA_DIR: await newDataFolder(postgres?.url), ...(postgres && { DATABASE_URL: postgres.url }) }
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(env.DATA_DIR ?? '', { recursive: true })
})

async function onDatabase<T>(statement: string): Promise<T[]> {
  const { db, close } = await openDatabase({ dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL })
  try {
    return (await sql.raw<T>(statement).execute(db)).rows
  } finally {
    await close()
  }
}
/** The schema, as one text: relations, columns, functions and rights. */
const schema = () =>
  onDatabase(`
    select relname as name, relkind::text as kind, coalesce(relacl::text, '') || relrowsecurity as what from pg_class
      where relnamespace = 'public'::regnamespace
    union all select relname || '.' || attname, 'column', format_type(atttypid, atttypmod) from pg_attribute
      join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and attnum > 0
    union all select proname, 'function', md5(prosrc) || coalesce(proacl::text, '') from pg_proc
      where pronamespace = 'public'::regnamespace
    order by 1, 2, 3`)
const check = () => startOwnApi({ ...env, MIGRATE: 'no' })
const migrated = async (): Promise<void> => (await startOwnApi(env)).stop()

test('an empty database is refused with what to run, and left empty', async () => {
  await expect(check()).rejects.toThrow('lacks the migrations 0001-start')
  await expect(check()).rejects.toThrow(COMMAND)
  expect(await schema()).toEqual([])
})

describe('a database that was brought to this version', () => {
  beforeAll(migrated)

  test('is served, and nothing of its schema is changed', async () => {
    const before = await schema()
    const api = await check()
    expect(await api.ready()).toMatchObject({ status: 200, body: { status: 'ready', problems: [] } })
    expect((await api.as(OWNER).rest('GET', 'client/case?first=5')).status).toBe(200)
    await api.stop()
    expect(before.length).toBeGreaterThan(500)
    expect(await schema()).toEqual(before)
  })

  test.each([
    ['function', 'drop function search_items(uuid[], text[], text[], integer)', 'search_items(uuid[], text[]'],
    ['right', 'revoke update on note from costdraft_person', 'it lacks update on note'],
    [
      'index',
      `do $$ begin execute (select 'drop index ' || indexname from pg_indexes where indexname like 'search_of_note_%'); end $$`,
      'it lacks search_of_note_',
    ],
    ['set-up', 'delete from schema_setup', 'its rights, functions and indexes are those of another version'],
  ])('and then lost a %s is refused with what to run, which mends it', async (_what, statement, said) => {
    await onDatabase(statement)
    const before = await schema()
    await expect(check()).rejects.toThrow(said)
    await expect(check()).rejects.toThrow(COMMAND)
    expect(await schema()).toEqual(before)
    await migrated()
    await (await check()).stop()
  })

  test('and since set up by another version beside this one is served, as this one had it before', async () => {
    await onDatabase("insert into schema_setup values ('of another', '9.0.0', now() + interval '1 hour')")
    await onDatabase(`create or replace function search_cases(clients uuid[], words text[], contains_words text[])
      returns setof uuid language sql as $$ select null::uuid where false $$`)
    const api = await check()
    expect(await api.ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
    await api.stop()
    await onDatabase("delete from schema_setup where digest = 'of another'")
    await migrated()
  })
})
