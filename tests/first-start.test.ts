import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@costdraft/api/config.ts'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { startApi } from '@costdraft/api/app.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { newDataFolder } from '../dev/data-folder.ts'
import { freePort } from '../dev/ports.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'

// Which content an empty database gets, and that nobody is given the demonstration who did not ask for it.
const PUBLIC = { WEB_URL: 'https://costs.example.com' }
const ASK = 'Set SEED=none with ADMIN_EMAIL and ADMIN_PASSWORD, or SEED=demo.'
const ADMIN = { SEED: 'none', ADMIN_EMAIL: 'admin@first.example', ADMIN_PASSWORD: 'the-first-start' }

let postgres: Postgres | undefined
let database: Record<string, string>
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
})
afterAll(() => postgres?.stop())

/** Starts the API on the database of the test and stops it; returns the e-mail addresses of the people in it then. */
async function started(env: Record<string, string>): Promise<string[]> {
  const [PORT, API_PORT, AUTH_PORT] = [await freePort(), await freePort(), await freePort()].map(String)
  const ports = { PORT, API_PORT, AUTH_PORT, HOST: 'localhost', LOG_LEVEL: 'silent' }
  const api = await startApi(readConfig({ ...ports, ...database, ...env }))
  const people = await api.database.db.selectFrom('person').select('email_address').execute()
  await api.stop()
  return people.map(({ email_address }) => email_address)
}

/** How many tables, functions and roles of ours the database has. */
async function written(): Promise<number> {
  const { db, close } = await openDatabase({ dataDir: database.DATA_DIR ?? '', databaseUrl: database.DATABASE_URL })
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from pg_class where relnamespace = 'public'::regnamespace)
      + (select count(*) from pg_proc where pronamespace = 'public'::regnamespace)
      + (select count(*) from pg_roles where rolname like 'costdraft\\_%'))::int as count`.execute(db)
  await close()
  return rows[0]?.count ?? -1
}

describe('an empty database', () => {
  let folder: string
  beforeEach(async () => {
    folder = await newDataFolder(postgres?.url)
    database = { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) }
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test.each([
    [PUBLIC, ASK],
    [{ ...PUBLIC, SEED: '' }, ASK],
    [{ ...PUBLIC, ADMIN_EMAIL: ADMIN.ADMIN_EMAIL, ADMIN_PASSWORD: ADMIN.ADMIN_PASSWORD }, ASK],
    [{ SEED: 'none' }, 'SEED=none needs ADMIN_EMAIL and ADMIN_PASSWORD'],
  ])('is refused with %j, and nothing is written', async (env, refusal) => {
    await expect(started(env)).rejects.toThrow(refusal)
    expect(await written()).toBe(0)
    expect(existsSync(join(folder, 'files'))).toBe(false)
  })

  const onPostgres = test.runIf(inject('engine') === 'PostgreSQL')
  onPostgres('is refused on PostgreSQL, wherever the web app is, before the data folder is made', async () => {
    const DATA_DIR = join(folder, 'none')
    await expect(started({ DATA_DIR, WEB_URL: 'http://localhost:4000' })).rejects.toThrow(ASK)
    expect(existsSync(DATA_DIR)).toBe(false)
    expect(await written()).toBe(0)
  })
})

test('a data folder without a database is refused before anything is in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'costdraft-first-'))
  const DATA_DIR = join(folder, 'data')
  database = { DATA_DIR }
  await expect(started(PUBLIC)).rejects.toThrow(ASK)
  expect(existsSync(DATA_DIR)).toBe(false)
  rmSync(folder, { recursive: true })
})

test('a database with people starts as ever, whatever SEED says', async () => {
  const folder = await newDataFolder(postgres?.url)
  database = { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) }
  expect(await started({ ...PUBLIC, ...ADMIN })).toEqual([ADMIN.ADMIN_EMAIL])
  const starts: Record<string, string>[] = [PUBLIC, { SEED: 'none' }, { SEED: 'demo' }, {}]
  for (const env of starts) expect(await started(env)).toEqual([ADMIN.ADMIN_EMAIL])
  rmSync(folder, { recursive: true })
})

test('the demonstration is there where it is asked for, and only there', async () => {
  const own = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  const folder = await newDataFolder(own?.url)
  database = { DATA_DIR: folder, ...(own && { DATABASE_URL: own.url }) }
  expect(await started({ ...PUBLIC, SEED: 'demo' })).toContain('owner@ashdown.example')
  await own?.stop()
  rmSync(folder, { recursive: true })
})
