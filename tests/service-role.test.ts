import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newDataFolder } from '../dev/data-folder.ts'
import { psql, startPostgres, type Postgres } from '../dev/postgres.ts'
import type { DocumentsState } from './support/documents.ts'
import { startOwnApi } from './support/own-api.ts'

// The database user of the processes owns nothing: another one migrates.
const OWNER = 'owner@ashdown.example'
const CALDER = 'owner@calder.example'

describe.runIf(inject('engine') === 'PostgreSQL')('a database user who owns nothing', () => {
  let postgres: Postgres
  let dataDir: string
  let asUser: string
  const asAdministrator = (statements: string): string => psql(postgres.url, statements)
  const start = () => startOwnApi({ DATABASE_URL: asUser, DATA_DIR: dataDir, MIGRATE: 'no' })
  const migrate = async (): Promise<void> =>
    (await startOwnApi({ DATABASE_URL: postgres.url, DATA_DIR: dataDir })).stop()
  beforeAll(async () => {
    postgres = await startPostgres()
    asAdministrator('create role plain login;')
    asUser = postgres.url.replace('costdraft@', 'plain@')
    dataDir = await newDataFolder(asUser)
    await migrate()
  })
  afterAll(async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true })
  })

  test('without the role of the service cannot start, and is told which statements are missing', async () => {
    await expect(start()).rejects.toThrow(
      'Run as a database administrator: create role costdraft_service nologin; grant costdraft_service to plain;',
    )
    asAdministrator('create role costdraft_service nologin; grant costdraft_service to plain;')
    await expect(start()).rejects.toThrow('may not use all tables of CostDraft')
    await migrate()
  })

  test('serves, runs jobs, and changes nothing of the schema', async () => {
    const api = await start()
    expect(await api.ready()).toMatchObject({ status: 200, body: { status: 'ready', problems: [] } })
    const owner = api.as(OWNER)
    const { body } = await owner.rest<{ nodes: { uuid: string; stage: string }[] }>('GET', 'client/case?first=50')
    const { uuid } = body.nodes.find(({ stage }) => stage === 'complete')!
    expect((await owner.rest('POST', `client/case/${uuid}/output`)).status).toBeLessThan(300)
    // Which documents there are the job knows once it has read the case, of a firm that it was not asked for.
    const progress = async () => (await owner.rest<DocumentsState>('GET', `client/case/${uuid}/output/state`)).body
    await expect.poll(async () => (await progress()).of ?? 0, { timeout: 100_000 }).toBeGreaterThan(0)
    for (const statement of [
      'create table mine (id integer)',
      'alter table note add column x integer',
      'drop table note',
    ])
      expect(() => psql(asUser, `${statement};`)).toThrow(/permission denied|must be owner/)
    await api.stop()
  }, 120_000)

  test('sees as a request the rows of the caller’s firm alone', async () => {
    const api = await start()
    const { body } = await api.as(CALDER).rest<{ nodes: { uuid: string }[] }>('GET', 'client/case?first=1')
    const foreign = body.nodes[0]?.uuid ?? ''
    expect((await api.as(CALDER).rest('GET', `client/case/${foreign}`)).status).toBe(200)
    expect((await api.as(OWNER).rest('GET', `client/case/${foreign}`)).status).toBe(404)
    // The user itself reads every case, and none as the role of requests.
    expect(
      psql(asUser, 'select count(*) > 5 from "case"; set role costdraft_person; select count(*) from "case";'),
    ).toBe('t\n0')
    await api.stop()
  })

  test('is refused where requests would see the rows of all firms', async () => {
    asAdministrator('revoke costdraft_person from costdraft_service; grant costdraft_service to costdraft_person;')
    await expect(migrate()).rejects.toThrow('revoke costdraft_service from costdraft_person;')
    asAdministrator('revoke costdraft_service from costdraft_person;')
    await migrate()
    await (await start()).stop()
  })
})
