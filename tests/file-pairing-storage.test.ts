import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { adoptFiles } from '@costdraft/api/files/adopt-files.ts'
import { sweepFiles } from '@costdraft/api/files/sweep-files.ts'
import * as fileCountStep from '@costdraft/api/db/migrations/0056-file-count.ts'
import * as storedFilesStep from '@costdraft/api/db/migrations/0035-stored-files.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { postgresPrograms, psql } from '../dev/postgres.ts'
import { newSite } from './support/data-site.ts'
import { startOwnApi } from './support/own-api.ts'
import { openStoreOf } from './support/stored-files.ts'
import { documentsIn } from './support/stored-evidence.ts'

// Which file store belongs to which database, as it goes wrong in a house: each test has its own. All of it is
// tried by `npm run prove embedded` and `npm run prove files`, what is most likely by `npm test`.
const isEveryPairing = process.env.PAIRINGS === 'all'
const REFUSED =
  'Files cannot be stored now: the file store belongs to another database. An administrator has to check it.'
const DAY = 86_400_000
const isPostgres = inject('engine') === 'PostgreSQL'
type Site = Awaited<ReturnType<typeof newSite>>
type Running = Awaited<ReturnType<typeof startOwnApi>>

let site: Site
beforeEach(async () => {
  site = await newSite()
})
afterEach(() => site.remove())

const READY = { status: 200, body: { status: 'ready', problems: [] } }
const DEGRADED = { status: 200, body: { status: 'degraded', problems: ['other_file_store'] } }

/** Leaves a file in a folder that the database knows and to which nothing in it refers: what a sweep is about. */
async function leaveFile({ database: { db } }: Running, folder: string): Promise<{ remove: () => Promise<void> }> {
  const uuid = randomUUID()
  await site.files(folder).put(uuid, 'left')
  await db.insertInto('stored_file').values({ uuid, begun_at: '2020-01-01T00:00:00Z' }).execute()
  return {
    remove: async () => {
      await site.files(folder).remove(uuid)
      await db.deleteFrom('stored_file').where('uuid', '=', uuid).execute()
    },
  }
}

/** Checks that no file can be stored, and that none is swept, however old it is. */
async function expectRefusal(api: Running, folder: string): Promise<void> {
  const left = await leaveFile(api, folder)
  const before = await site.files(folder).names()
  expect(await api.ready()).toMatchObject(DEGRADED)
  const { upload } = await documentsIn(api)
  expect(await upload('refused')).toMatchObject({ status: 503, body: { message: REFUSED, details: {} } })
  await sweepFiles(await sidesOf(api, folder), new Date(Date.now() + 90 * DAY))
  expect(await site.files(folder).names()).toEqual(before)
  await left.remove()
}
const sidesOf = async (api: Running, folder: string) => ({
  database: api.database,
  store: await openStoreOf(site.folderOf(folder)),
})
/** Makes the files of a folder old. */
const age = (folder: string): Promise<void> => site.files(folder).age(new Date(Date.now() - 90 * DAY))
/** Starts a new database with a new folder, stores a file and stops. */
async function withOneFile(database: string, folder: string): Promise<string> {
  const api = await site.start(database, folder)
  expect(await api.ready()).toMatchObject(READY)
  const uuid = await (await documentsIn(api)).add('Order')
  await api.stop()
  await age(folder)
  return uuid
}
const adopt = async (api: Running, folder: string): Promise<string[]> => {
  const said: string[] = []
  await adoptFiles(await sidesOf(api, folder), (line) => said.push(line))
  return said
}

test('another empty database on the data folder touches no file, and takes none; afterwards all is as before', async () => {
  const uuid = await withOneFile('first', 'data')
  const second = await site.start('second', 'data')
  await expectRefusal(second, 'data')
  await second.stop()
  expect(await site.files('data').names()).toEqual([uuid])
  const first = await site.start('first', 'data')
  expect(await first.ready()).toMatchObject(READY)
  const { read, add } = await documentsIn(first)
  expect(await read(uuid)).toBe('Order')
  expect(await read(await add('Letter'))).toBe('Letter')
  await first.stop()
}, 120_000)

test('a second folder for one database takes no file, although the first still does; adopted, it is the other way round', async () => {
  const uuid = await withOneFile('first', 'data')
  const other = await site.start('first', 'data2')
  await expectRefusal(other, 'data2')
  expect(await (await documentsIn(other)).read(uuid)).toBe(404)
  // What it counts in the wrong folder is its own, and not what the processes with the right one say.
  await expect.poll(async () => (await other.ready()).body.missing_files).toBe(1)
  expect(await other.database.db.selectFrom('file_store').select('missing_files').execute()).toEqual([
    { missing_files: 0 },
  ])
  expect(await adopt(other, 'data2')).toEqual([
    `The database names 1 file; 1 of them not in ${(await openStoreOf(site.folderOf('data2'))).place}.`,
    'The store holds 0 files; 0 of them not known to the database. These stay, and are never deleted.',
    'They belong together from now on.',
  ])
  expect(await adopt(other, 'data2')).toContain('They belong together already. Nothing was changed.')
  await expect.poll(() => other.ready()).toMatchObject(READY)
  await (await documentsIn(other)).add('Letter')
  await other.stop()
  const first = await site.start('first', 'data')
  await expectRefusal(first, 'data')
  expect(await (await documentsIn(first)).read(uuid)).toBe('Order')
  await first.stop()
}, 120_000)

test('a folder that goes away while the product runs takes no file until it is back', async () => {
  const api = await site.start('first', 'data')
  const { add, read } = await documentsIn(api)
  const uuid = await add('Order')
  await site.files('data').copyTo(site.folderOf('away'))
  await site.files('data').clear()
  await openStoreOf(site.folderOf('data'))
  await expect.poll(() => api.ready()).toMatchObject(DEGRADED)
  await expectRefusal(api, 'data')
  await site.files('data').clear()
  await site.files('away').copyTo(site.folderOf('data'))
  await expect.poll(() => api.ready()).toMatchObject(READY)
  expect([await read(uuid), await read(await add('Letter'))]).toEqual(['Order', 'Letter'])
  await api.stop()
})

test.runIf(isEveryPairing)(
  'documents are not made into a store of another database: the person is told, and the case can be asked again',
  async () => {
    await withOneFile('first', 'data')
    const api = await site.start('first', 'data2')
    const { caller, viewer, complete } = await documentsIn(api)
    const state = async () => (await caller.rest('GET', `client/case/${complete}/output/state`)).body
    // Tried twice before, as by processes whose folder is another one.
    await api.database.db
      .insertInto('job')
      .values({
        kind: 'documents',
        key: complete,
        client_uuid: viewer.client_uuid,
        case_uuid: complete,
        created_by: viewer.user_uuid,
        payload: '{}',
        attempts: 2,
      } as never)
      .execute()
    await expect.poll(state).toEqual({ state: 'failed', error: REFUSED })
    expect(await site.files('data2').names()).toEqual([])
    await adopt(api, 'data2')
    expect((await caller.rest('POST', `client/case/${complete}/output`, {})).status).toBe(202)
    await expect.poll(state, { timeout: 100_000 }).toEqual({ state: 'ready', error: null })
    expect((await site.files('data2').names()).length).toBeGreaterThan(0)
    await api.stop()
  },
  120_000,
)

describe('the first start of a version that knows ids', () => {
  /** Takes from a database and a folder what earlier versions did not have. */
  async function asBefore(database: string, folder: string): Promise<void> {
    const api = await site.start(database, folder)
    await sql`drop table stored_file, file_store`.execute(api.database.db)
    // As the upgrade leaves them, before the start that follows it.
    await storedFilesStep.up(api.database.db as never)
    await fileCountStep.up(api.database.db as never)
    await api.stop()
    await site.files(folder).clear('own')
  }

  test('pairs a folder that holds a file of the database, enters its files, and leaves those it does not know', async () => {
    const uuid = await withOneFile('first', 'data')
    const unknown = randomUUID()
    await asBefore('first', 'data')
    await site.files('data').put(unknown, 'from somewhere')
    await age('data')
    const api = await site.start('first', 'data')
    await expect
      .poll(() => api.ready())
      .toMatchObject({ ...READY, body: { ...READY.body, missing_files: 0, unknown_files: 1 } })
    expect(await api.database.db.selectFrom('stored_file').select('uuid').execute()).toEqual([{ uuid }])
    await sweepFiles(await sidesOf(api, 'data'), new Date(Date.now() + 90 * DAY))
    expect(await site.files('data').names()).toEqual([unknown, uuid].toSorted())
    expect(await (await documentsIn(api)).read(uuid)).toBe('Order')
    await api.stop()
  }, 120_000)

  test.runIf(isEveryPairing)(
    'does not pair a database that has files with a folder that has none of them',
    async () => {
      await withOneFile('first', 'data')
      await asBefore('first', 'data')
      const api = await site.start('first', 'data2')
      await expectRefusal(api, 'data2')
      await expect.poll(async () => (await api.ready()).body.missing_files).toBe(1)
      await api.stop()
    },
    120_000,
  )

  test.runIf(isEveryPairing)(
    'does not pair a database without files with a folder that has some',
    async () => {
      await withOneFile('first', 'data')
      await asBefore('first', 'data')
      const api = await site.start('second', 'data')
      await expectRefusal(api, 'data')
      await api.stop()
    },
    120_000,
  )

  test('finishes a pairing that was interrupted after the database had recorded it', async () => {
    const uuid = await withOneFile('first', 'data')
    await site.files('data').rename('store/id', 'store/id.new')
    const api = await site.start('first', 'data')
    expect(await api.ready()).toMatchObject(READY)
    expect(await site.files('data').has('store/id')).toBe(true)
    expect(await (await documentsIn(api)).read(uuid)).toBe('Order')
    await api.stop()
  }, 120_000)
})

test('a backup of database and folder, put elsewhere together, is paired as it was where the database moves with its folder', async () => {
  const uuid = await withOneFile('first', 'data')
  site.copy('first', 'restored')
  await site.files('data').copyTo(site.folderOf('data2'))
  const api = await site.start('restored', 'data2')
  expect(await (await documentsIn(api)).read(uuid)).toBe('Order')
  if (isPostgres) {
    // Nothing tells a dump restored for good from one that is tried beside the running product.
    await expectRefusal(api, 'data2')
    expect(await adopt(api, 'data2')).toEqual([
      expect.stringMatching(/^The database names 1 file; 0 of them not in /),
      expect.stringMatching(/^The store holds 1 file; 0 of them not known /),
      'They belong together from now on.',
    ])
  }
  await expect.poll(() => api.ready()).toMatchObject(READY)
  await (await documentsIn(api)).add('Letter')
  await api.stop()
}, 120_000)

describe.runIf(isPostgres)('on PostgreSQL', () => {
  test('a copy of the database on the same folder is refused, and once it is adopted the first one is', async () => {
    const uuid = await withOneFile('first', 'data')
    site.copy('first', 'copy')
    const copy = await site.start('copy', 'data')
    await expectRefusal(copy, 'data')
    expect(await (await documentsIn(copy)).read(uuid)).toBe('Order')
    await adopt(copy, 'data')
    await expect.poll(() => copy.ready()).toMatchObject(READY)
    const first = await site.start('first', 'data')
    await expectRefusal(first, 'data')
    expect(await (await documentsIn(first)).read(uuid)).toBe('Order')
    await first.stop()
    await copy.stop()
  }, 120_000)

  test('two processes that start at once on one database and one folder are paired with it both, and share it', async () => {
    const both = await site.startTwo('first', 'data')
    const [one, other] = await Promise.all(both.map(documentsIn))
    expect(await Promise.all(both.map((api) => api.ready()))).toMatchObject([READY, READY])
    const uuid = await one!.add('Order')
    expect(await other!.read(uuid)).toBe('Order')
    expect(await other!.read(await other!.add('Letter'))).toBe('Letter')
    await Promise.all(both.map(async (api) => sweepFiles(await sidesOf(api, 'data'), new Date(Date.now() + 90 * DAY))))
    expect(await one!.read(uuid)).toBe('Order')
    for (const api of both) await api.stop()
  }, 120_000)

  test.runIf(isEveryPairing)(
    'without the right to read the system identifier the pairing stays, and a restored dump is still told',
    async () => {
      const server = site.postgres!.url
      psql(server, 'create role costdraft_person nologin; create role plain login; grant costdraft_person to plain;')
      psql(server, 'create database firm owner plain;')
      psql(server, 'create database restored owner plain;')
      const urlOf = (database: string): string => site.urlOf(database)!.replace('costdraft@', 'plain@')
      const start = (database: string) =>
        startOwnApi({ DATABASE_URL: urlOf(database), DATA_DIR: site.folderOf('data'), SEED: 'demo' })
      const place = (): string => psql(urlOf('firm'), "select place ->> 'system' is not null from file_store;")
      for (const [nth, right] of [
        [0, 'grant'],
        [1, 'revoke'],
        [2, 'grant'],
      ] as const) {
        psql(
          site.urlOf('firm')!,
          `${right} execute on function pg_control_system() ${right === 'grant' ? 'to' : 'from'} public;`,
        )
        const api = await start('firm')
        expect([nth, (await api.ready()).body.problems, place()]).toEqual([nth, [], 't'])
        await (await documentsIn(api)).add(`Order ${nth}`)
        await api.stop()
      }
      psql(site.urlOf('restored')!, 'revoke execute on function pg_control_system() from public;')
      psql(
        urlOf('restored'),
        execFileSync(`${postgresPrograms()}/pg_dump`, [urlOf('firm')], { maxBuffer: 100_000_000 }).toString(),
      )
      // Wherever the dump is restored: here the oids of the tables tell it, on another server the identifier or these.
      psql(
        site.urlOf('restored')!,
        `update file_store set place = place || (select jsonb_build_object('database', oid::text)
      from pg_database where datname = 'restored');`,
      )
      const restored = await start('restored')
      expect((await restored.ready()).body.problems).toEqual(['other_file_store'])
      await restored.stop()
    },
    120_000,
  )
})
