import { openDatabase } from '@costdraft/api/db/db.ts'
import { migrate } from '@costdraft/api/db/migrate.ts'
import { applyRowSecurity } from '@costdraft/api/row-security/row-security.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newDataFolder } from '../dev/data-folder.ts'
import { psql, startPostgres, type Postgres } from '../dev/postgres.ts'
import { startOwnApi } from './support/own-api.ts'

// Row-level security at start, with a database user who may not create roles.
describe.runIf(inject('engine') === 'PostgreSQL')('on PostgreSQL', () => {
  let postgres: Postgres
  let dataDir: string
  let asUser: string
  beforeAll(async () => {
    postgres = await startPostgres()
    psql(postgres.url, 'create role plain login; create database firm owner plain;')
    asUser = postgres.url.replace('costdraft@/costdraft', 'plain@/firm')
    dataDir = await newDataFolder(asUser)
  })
  afterAll(() => postgres.stop())
  const asAdministrator = (sql: string): string => psql(postgres.url.replace('@/costdraft', '@/firm'), sql)
  const start = () => startOwnApi({ DATABASE_URL: asUser, DATA_DIR: dataDir })
  /** What the start says of row-level security. */
  const said = async (): Promise<string | undefined> => {
    const database = await openDatabase({ dataDir, databaseUrl: asUser })
    try {
      await migrate(database.db)
      return await applyRowSecurity(database.db)
    } finally {
      await database.close()
    }
  }
  /** How many cases a query without a condition reads when it runs as the role of requests, on behalf of no firm. */
  const casesOfNoFirm = (): string => asAdministrator('set role costdraft_person; select count(*) from "case";')

  test('without the role and the right to create it, the start says what to do, and requests are served', async () => {
    expect(await said()).toBe(
      'Row-level security is not enforced: the database user plain may not create the role costdraft_person. Run as a database administrator: ' +
        'create role costdraft_person nologin; grant costdraft_person to plain; Then start CostDraft again.',
    )
    const api = await start()
    expect(await api.ready()).toMatchObject({
      status: 200,
      body: { status: 'degraded', problems: ['row_level_security'] },
    })
    expect((await api.as('owner@ashdown.example').rest('GET', 'client/case?first=5')).status).toBe(200)
    await api.stop()
  })

  test('a role that the user may not act as is named with the one statement that is missing', async () => {
    asAdministrator('create role costdraft_person nologin;')
    expect(await said()).toContain(
      'is not a member of the role costdraft_person. Run as a database administrator: grant',
    )
  })

  test('a role that was granted after the first start gets its rights at the next, and requests run as it', async () => {
    asAdministrator('grant costdraft_person to plain;')
    const api = await start()
    expect(await api.ready()).toMatchObject({ status: 200, body: { status: 'ready', problems: [] } })
    expect((await api.as('owner@ashdown.example').rest('GET', 'client/case?first=5')).status).toBe(200)
    expect(casesOfNoFirm()).toBe('0')
    // While it runs, the state is read anew.
    asAdministrator('revoke costdraft_person from plain;')
    await expect.poll(async () => (await api.ready()).body.problems).toEqual(['row_level_security'])
    asAdministrator('grant costdraft_person to plain;')
    await api.stop()
  })

  test('a right that was revoked is mended at start, and one too many is withdrawn', async () => {
    asAdministrator('revoke all on "case", case_file from costdraft_person; grant all on secret to costdraft_person;')
    expect(() => casesOfNoFirm()).toThrow('permission denied')
    const api = await start()
    expect((await api.as('owner@ashdown.example').rest('GET', 'client/case?first=5')).status).toBe(200)
    await api.stop()
    expect(() => asAdministrator('set role costdraft_person; select value from secret;')).toThrow('permission denied')
  })

  test('a table on which it was switched off is mended; a role that bypasses it is named', async () => {
    asAdministrator('alter table note disable row level security;')
    expect(await said()).toBeUndefined()
    expect(asAdministrator("select relrowsecurity from pg_class where relname = 'note';")).toBe('t')
    asAdministrator('alter role costdraft_person bypassrls;')
    expect(await said()).toContain('alter role costdraft_person nosuperuser nobypassrls;')
    asAdministrator('alter role costdraft_person nobypassrls;')
  })

  test('a user who cannot give the role its rights cannot start, because every request would fail', async () => {
    asAdministrator('alter table note owner to costdraft; revoke update on note from costdraft_person;')
    await expect(said()).rejects.toThrow('its rights: not granted: update on note. It must own the tables of CostDraft')
  })
})
