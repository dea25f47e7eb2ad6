import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request, type Dispatcher } from 'undici'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { isOnGateway } from '../dev/files-env.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { filesForm, newFile, pdf, root } from './support/files.ts'
import { startOwnApi } from './support/own-api.ts'
import { rest } from './support/rest-operations.ts'
import { scimRest } from './support/scim-operations.ts'
import { ERROR } from './support/scim.ts'
import { authorizeQuery, pkce, tokenCall, visitor } from './support/sign-in.ts'

type OwnApi = Awaited<ReturnType<typeof startOwnApi>>
const OWNER = 'owner@ashdown.example'
const UNAVAILABLE = { message: 'The database is not available at the moment. Try again in a few seconds.', details: {} }

describe.runIf(inject('engine') === 'PostgreSQL')('a PostgreSQL that is down', () => {
  let postgres: Postgres
  let api: OwnApi
  beforeAll(async () => {
    postgres = await startPostgres()
    api = await startOwnApi({
      DATABASE_URL: `${postgres.url}&options=-c%20timezone%3DUTC%20-c%20statement_timeout%3D1000`,
    })
    expect((await api.as(OWNER).rest('GET', 'users/user')).status).toBe(200)
  })
  afterEach(async () => {
    await postgres.resume()
    await expect.poll(async () => (await api.ready()).status).toBe(200)
  })
  afterAll(async () => {
    await api.stop()
    await postgres.stop()
  })

  test('is answered with 503 and when to try again by every route, which serve again once it is back', async () => {
    await postgres.halt()
    // The link of a mail is looked at before the database is asked.
    const routes = Object.keys({ ...rest, ...scimRest }).filter(
      (route) => !/ \/(?:health|ready|users\/unsubscribe)$/.test(route),
    )
    // A calendar has no sign-in, which would be looked up first: it is its secret that the database is asked for.
    const bodies: Record<string, object> = { 'POST /client/calendar': { secret: 'of nobody' } }
    for (const route of routes) {
      const [method, path = ''] = route.split(' ')
      const answer = await api.as(OWNER).rest(
        method as Dispatcher.HttpMethod,
        path.slice(1).replaceAll(/:\w+/g, () => randomUUID()),
        method === 'GET' ? undefined : (bodies[route] ?? {}),
      )
      expect({ route, ...answer, retryAfter: answer.headers['retry-after'] }).toMatchObject({
        route,
        status: 503,
        body: route.includes(' /scim/')
          ? { schemas: [ERROR], status: '503', detail: UNAVAILABLE.message }
          : UNAVAILABLE,
        retryAfter: '5',
      })
    }
    expect(routes.length).toBeGreaterThan(60)
    await expect
      .poll(() => api.ready())
      .toMatchObject({ status: 503, body: { status: 'waiting', problems: ['database'] } })
    expect((await request(`${api.apiUrl}/health`)).statusCode).toBe(200)
    await postgres.resume()
    expect((await api.as(OWNER).rest('GET', 'client/case?first=5')).status).toBe(200)
    await postgres.halt()
  })

  test('is answered so by the sign-in host too', async () => {
    const visit = visitor(api.authUrl)
    const query = new URLSearchParams(authorizeQuery(api.webUrl, pkce().challenge)).toString()
    const login = await visit('GET', `/oauth/authorize?${query}`)
    await postgres.halt()
    expect(await visit('POST', login.location, { email: OWNER, password: 'CostDraft-demo-1' })).toMatchObject({
      status: 503,
      text: expect.stringContaining(UNAVAILABLE.message),
    })
    expect((await tokenCall(api.authUrl, { grant_type: 'refresh_token', refresh_token: 'any' })).status).toBe(503)
  })

  test('that goes down within a transaction ends this transaction, not the process', async () => {
    const { db } = api.database
    const working = db.transaction().execute(async (tx) => {
      await tx.selectFrom('client').select('uuid').execute()
      await postgres.halt()
      await tx.selectFrom('client').select('uuid').execute()
    })
    await expect(working).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
  })

  test('whose connections are all taken lets nobody wait for long', async () => {
    const { db } = api.database
    const { promise: done, resolve: release } = Promise.withResolvers<void>()
    // Two more are kept for signing in and for who asks.
    const holding = Array.from({ length: 8 }, () => db.transaction().execute(() => done))
    const answer = await api.as(OWNER).rest('GET', 'client/case?first=5')
    expect((await api.as(OWNER).rest('GET', 'users/user')).status).toBe(200)
    release()
    await Promise.all(holding)
    expect(answer).toMatchObject({ status: 503, body: UNAVAILABLE })
    await postgres.halt()
  })

  test('a statement that takes too long is stopped and answered with 503', async () => {
    const { db } = api.database
    const caller = api.as(OWNER)
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('person').select('uuid').where('email_address', '=', OWNER).forUpdate().execute()
      const answer = await caller.rest('PATCH', 'users/user', { firstname: 'Anne' })
      expect(answer).toMatchObject({
        status: 503,
        body: { message: 'This took too long and was stopped. Nothing was changed; try again later.' },
      })
    })
    await postgres.halt()
  })
})

// Mounting a file system of its own takes root, as in the containers that run the tests. A bucket is on no such disk.
describe.runIf(process.getuid?.() === 0 && !isOnGateway())('a full disk', () => {
  let folder: string
  let api: OwnApi
  let postgres: Postgres | undefined
  const empty = (): void => rmSync(join(folder, 'filler'), { force: true })
  // Not in one go: a process that stands still for seconds loses the connections it keeps.
  const fill = async (): Promise<void> => {
    empty()
    const { bavail, bsize } = statfsSync(folder)
    await writeFile(join(folder, 'filler'), Buffer.alloc(bavail * bsize))
  }
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'costdraft-small-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder])
    postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    api = await startOwnApi({ DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) })
  })
  afterAll(async () => {
    empty()
    await api.stop()
    await postgres?.stop()
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  })

  test('is answered with 507 where something is to be stored; what is stored can be read', async () => {
    const owner = api.as(OWNER)
    expect((await owner.rest('GET', 'users/user')).status).toBe(200)
    const { uuid } = await api.database.db
      .selectFrom('case')
      .innerJoin('person', 'person.client_uuid', 'case.client_uuid')
      .select('case.uuid')
      .where('email_address', '=', OWNER)
      .where('stage', '=', 'in_progress')
      .executeTakeFirstOrThrow()
    const note = (nth: number) =>
      owner.rest('POST', `client/case/${uuid}/note`, { body: `${nth} `.padEnd(900, 'long ') })
    await fill()
    const uploaded = await owner.rest(
      'POST',
      `client/case/${uuid}/file`,
      filesForm(root(newFile('a.pdf', 0)), [{ name: 'a.pdf', bytes: pdf() }]),
    )
    expect(uploaded).toMatchObject({ status: 507 })
    await expect.poll(() => api.ready()).toMatchObject({ status: 200, body: { problems: ['file_store'] } })
    expect((await owner.rest('GET', `client/case/${uuid}`)).status).toBe(200)
    if (!postgres) {
      // The embedded database is on the full disk as well.
      let answer = await note(1)
      for (let nth = 2; answer.status === 201; nth++) answer = await note(nth)
      expect(answer).toMatchObject({
        status: 507,
        body: { message: 'There is no room left to store this. Nothing was changed.' },
      })
    }
    empty()
    await expect.poll(() => api.ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
    expect((await note(0)).status).toBe(201)
  })
})
