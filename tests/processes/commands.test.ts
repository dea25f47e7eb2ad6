import { rmSync } from 'node:fs'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { expect, test } from 'vitest'
import { newDataFolder } from '../../dev/data-folder.ts'
import { npmStart } from '../support/npm-start.ts'

// What of the commands is refused, and what they do with the embedded database.

test.each(['api', 'auth', 'worker'])('%s alone is refused with the embedded database', async (name) => {
  expect(await npmStart({}, name)).toEqual({
    said: `npm start -- ${name} needs DATABASE_URL: with the embedded database one process does everything, which npm start starts.\n`,
    code: 1,
  })
})

test('so is more than one of anything', async () => {
  const { said, code } = await npmStart({ GATEWAYS: '2', WORKERS: '3', DRAIN_SECONDS: '301' })
  expect(said).toContain('GATEWAYS can be more than 1 only with DATABASE_URL')
  expect(said).toContain('WORKERS can be more than 1 only with DATABASE_URL')
  expect(said).toContain('DRAIN_SECONDS must be a number of seconds, a whole number from 0 to 300, not 301.')
  expect(code).toBe(1)
})

test('a command that there is not is refused with those that there are', async () => {
  expect(await npmStart({}, 'gateways')).toEqual({
    said: 'npm start knows the commands gateway, api, auth, worker, migrate, adopt-files, files copy FROM TO and admin reset ADDRESS, and not "gateways".\n',
    code: 1,
  })
})

test('a firm with hosts of its own has none of them to start', async () => {
  const own = { AUTH_URL: 'http://a.example', CASE_API_URL: 'http://b.example', ADMIN_API_URL: 'http://b.example' }
  expect(await npmStart(own, 'worker')).toEqual({
    said: 'The hosts are your own: there is no worker to start.\n',
    code: 1,
  })
  expect(await npmStart(own, 'migrate')).toEqual({
    said: 'The hosts are your own: there is no database to migrate.\n',
    code: 1,
  })
})

test('a process that cannot use its database says why and ends', async () => {
  const { said, code } = await npmStart({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'worker')
  expect(said).toMatch(/\S/)
  expect(said).not.toContain('ready')
  expect(code).toBe(1)
})

test('migrate fills nothing, and is refused while another process has the folder', { timeout: 300_000 }, async () => {
  const DATA_DIR = await newDataFolder()
  expect(await npmStart({ DATA_DIR }, 'migrate')).toEqual({ said: 'The database is of this version.\n', code: 0 })
  const database = await openDatabase({ dataDir: DATA_DIR })
  const [people, cases] = [
    await database.db.selectFrom('person').select('uuid').execute(),
    await database.db.selectFrom('case').select('uuid').execute(),
  ]
  expect([people, cases]).toEqual([[], []])
  // It is held as the product holds it.
  expect(await npmStart({ DATA_DIR }, 'migrate')).toEqual({
    said: expect.stringMatching(`^The data folder ${DATA_DIR} is in use by process ${process.pid}, .*\n$`),
    code: 1,
  })
  await database.close()
  expect((await npmStart({ DATA_DIR }, 'migrate')).code).toBe(0)
  rmSync(DATA_DIR, { recursive: true })
})
