import { openDatabase } from '@costdraft/api/db/db.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newDataFolder } from '../dev/data-folder.ts'
import { startPgbouncer, type Pgbouncer } from '../dev/pgbouncer.ts'
import { psql, startPostgres, type Postgres } from '../dev/postgres.ts'
import { startOwnApi } from './support/own-api.ts'

// PgBouncer in transaction mode in front of PostgreSQL, with fewer connections than the API has.
const OWNER = 'owner@ashdown.example'
const REQUESTS = 240

describe.runIf(inject('engine') === 'PostgreSQL')('behind PgBouncer', () => {
  let postgres: Postgres
  let pooler: Pgbouncer
  let dataDir: string
  beforeAll(async () => {
    postgres = await startPostgres()
    pooler = await startPgbouncer(postgres)
    dataDir = await newDataFolder(postgres.url)
  })
  afterAll(async () => {
    await pooler.stop()
    await postgres.stop()
  })
  const start = (env: Record<string, string> = {}) =>
    startOwnApi({ DATABASE_URL: pooler.url, DATA_DIR: dataDir, NAMED_STATEMENTS: 'no', ...env })
  const forgetSettings = (): string => psql(postgres.url, 'alter role costdraft in database costdraft reset all;')
  /** Lets the pooler connect to the server anew, as its RECONNECT does. */
  const reconnect = async (): Promise<void> => {
    await pooler.halt()
    await pooler.resume()
  }

  test('statements with names are refused at start', async () => {
    await expect(start({ NAMED_STATEMENTS: 'yes' })).rejects.toThrow('set NAMED_STATEMENTS=no')
    // A pooler that was told to ignore the parameter lets it start, and loses what it says.
    const ignoring = await startPgbouncer(postgres, { settings: { ignore_startup_parameters: 'options' } })
    await expect(start({ NAMED_STATEMENTS: 'yes', DATABASE_URL: ignoring.url })).rejects.toThrow(
      'lends the connections to PostgreSQL for one transaction at a time',
    )
    await ignoring.stop()
  })

  test('lost settings are refused at start, with the statements that mend it', async () => {
    const refused = start({ MIGRATE: 'no' })
    await expect(refused).rejects.toThrow('(statement_timeout, jit, random_page_cost)')
    await expect(refused).rejects.toThrow("alter role costdraft in database costdraft set statement_timeout = '15s';")
    await expect(refused).rejects.toThrow('"npm start -- migrate" with NAMED_STATEMENTS=no')
  })

  test('whoever migrates makes them hold, on the connections that were open before too', async () => {
    await (await start()).stop()
    const api = await start({ MIGRATE: 'no' })
    const { db } = api.database
    const found = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { rows } = await sql`select current_setting('timezone') as timezone, current_setting('jit') as jit,
          current_setting('statement_timeout') as statement_timeout, pg_sleep(0.1)`.execute(db)
        return rows[0]
      }),
    )
    for (const one of found) expect(one).toMatchObject({ timezone: 'UTC', jit: 'off', statement_timeout: '15s' })
    await api.stop()
  })

  test(`${REQUESTS} requests at once are all answered`, async () => {
    const api = await start({ MIGRATE: 'no' })
    // A firm has 200 requests in line at most: those of two firms.
    const callers = await Promise.all(
      [OWNER, 'owner@calder.example'].map(async (email) => {
        const caller = api.as(email)
        const { body } = await caller.rest<{ nodes: { uuid: string }[] }>('GET', 'client/case?first=1')
        return { caller, uuid: body.nodes[0]?.uuid ?? '' }
      }),
    )
    const statuses = await Promise.all(
      Array.from({ length: REQUESTS / 2 }, (_none, i) =>
        callers.map(async ({ caller, uuid }) => {
          const paths = ['client/case?first=20', `client/case/${uuid}`, 'users/user', 'client/search?q=hearing']
          const path = paths[i % 5]
          if (path) return (await caller.rest('GET', path)).status
          return (await caller.rest('POST', `client/case/${uuid}/note`, { body: `Note ${i}` })).status
        }),
      ).flat(),
    )
    expect(statuses.length).toBe(REQUESTS)
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
    await api.stop()
  })

  test('no session keeps what a transaction set: neither the person, nor the role, nor a time limit', async () => {
    const api = await start()
    await Promise.all(Array.from({ length: 20 }, () => api.as(OWNER).rest('GET', 'client/case?first=5')))
    const kept = psql(
      pooler.url,
      `select current_user || coalesce(current_setting('costdraft.clients', true), '') || current_setting('statement_timeout')
        || (select count(*) from pg_prepared_statements) || (select count(*) from pg_locks where locktype = 'advisory');`,
    )
    expect(kept).toBe('costdraft15s00')
    await api.stop()
  })

  test('a statement that takes too long is stopped', async () => {
    const { db, close } = await openDatabase({ dataDir, databaseUrl: pooler.url, namedStatements: false })
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = 50`.execute(tx)
        await sql`select pg_sleep(5)`.execute(tx)
      }),
    ).rejects.toMatchObject({ code: '57014' })
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db)
    expect(rows).toEqual([{ limit: '15s' }])
    await close()
  })

  test('a restart of the pooler is answered with 503, and requests are served again by themselves', async () => {
    const api = await start({ MIGRATE: 'no' })
    const owner = api.as(OWNER)
    expect((await owner.rest('GET', 'client/case?first=5')).status).toBe(200)
    await pooler.halt()
    expect((await owner.rest('GET', 'client/case?first=5')).status).toBe(503)
    await expect.poll(() => api.ready()).toMatchObject({ status: 503, body: { problems: ['database'] } })
    await pooler.resume()
    await expect.poll(async () => (await api.ready()).status).toBe(200)
    expect((await owner.rest('GET', 'client/case?first=5')).status).toBe(200)
    await api.stop()
  })

  test('settings that were taken from the role are noticed by the next start', async () => {
    forgetSettings()
    await reconnect()
    await expect(start({ MIGRATE: 'no' })).rejects.toThrow('lack settings that CostDraft needs')
  })

  test('whoever migrates makes them hold for the users of the processes too, also those that come later', async () => {
    psql(postgres.url, 'create role costdraft_service nologin; create role plain login;')
    await (await start()).stop()
    psql(postgres.url, 'grant costdraft_service to plain;')
    const asPlain = { DATABASE_URL: pooler.url.replace('costdraft@', 'plain@'), MIGRATE: 'no' }
    await expect(start(asPlain)).rejects.toThrow('alter role plain in database costdraft set jit =')
    await (await start()).stop()
    await reconnect()
    const api = await start(asPlain)
    expect(await api.ready()).toMatchObject({ status: 200, body: { status: 'ready', problems: [] } })
    await api.stop()
  })

  test('more connections than PostgreSQL has are refused where no pooler shares them', async () => {
    await expect(
      startOwnApi({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, POOL_SIZE: '40', WORKERS: '2' }),
    ).rejects.toThrow(
      'PostgreSQL lets the database user open 97 connections, and 4 processes with POOL_SIZE 40 open up to 160',
    )
    const api = await start({ POOL_SIZE: '40', WORKERS: '2' })
    await api.stop()
  })
})
