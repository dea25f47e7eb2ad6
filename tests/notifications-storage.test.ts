import { createServer, type Server } from 'node:http'
import { enqueue, runJobs } from '@costdraft/api/jobs/jobs.ts'
import { createLog } from '@costdraft/api/errors/log.ts'
import { notify, sweepNotifications } from '@costdraft/api/notifications/notify.ts'
import { documentHandlers } from '@costdraft/api/outputs/documents-job.ts'
import { startGateway } from '@costdraft/gateway/app.ts'
import { readConfig as readGatewayConfig } from '@costdraft/gateway/config.ts'
import { sql } from 'kysely'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../dev/ports.ts'
import { ASHDOWN } from './support/firm.ts'
import { instance } from './support/instance.ts'
import { openOwn } from './support/own-database.ts'
import { signIn } from './support/sign-in.ts'

// Notification storage that no route exposes, and hosts without notifications.
let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

const caseNamed = (name: string) =>
  own.db
    .selectFrom('case')
    .select(['uuid', 'client_uuid as client'])
    .where('case_name', 'like', `${name}%`)
    .executeTakeFirstOrThrow()
const told = async (email: string) =>
  own.db
    .selectFrom('notification')
    .select(['uuid', 'kind'])
    .where('person_uuid', '=', (await own.personOf(email)).uuid)
    .orderBy('created_at')
    .execute()
const DRAFTSMAN = 'draftsman@harbour.example'
const OWNER = 'owner@ashdown.example'

test('row-level security limits what a user’s transaction reads, marks as read and creates', async () => {
  const marlowe = await caseNamed('Re Marlowe')
  const hartley = await caseNamed('Re Hartley')
  const actor = (await own.personOf(DRAFTSMAN)).uuid
  await own.within(DRAFTSMAN, (tx) => notify(tx, { kind: 'sent_for_review', case: marlowe, actor }))
  const seen = (email: string) =>
    own.within(email, async (tx) => (await tx.selectFrom('notification').select('person_uuid').execute()).length)
  expect([
    await seen(OWNER),
    await seen('owner@harbour.example'),
    await seen(DRAFTSMAN),
    await seen('owner@calder.example'),
    await seen('admin@costdraft.example'),
  ]).toEqual([1, 1, 0, 0, 0])
  const marked = await own.within('owner@harbour.example', (tx) =>
    tx.updateTable('notification').set({ read_at: new Date().toISOString() }).executeTakeFirst(),
  )
  expect([
    Number(marked.numUpdatedRows),
    (await own.db.selectFrom('notification').select('uuid').where('read_at', 'is not', null).execute()).length,
  ]).toEqual([1, 1])
  // Nobody can be notified of a case in a firm they cannot access.
  const theirs = (await own.personOf('owner@calder.example')).uuid
  await expect(
    own.within(DRAFTSMAN, (tx) =>
      tx
        .insertInto('notification')
        .values({
          client_uuid: hartley.client,
          case_uuid: hartley.uuid,
          person_uuid: theirs,
          kind: 'sent_for_review',
          actor_uuid: actor,
          comment_uuid: null,
          cause: null,
        })
        .execute(),
    ),
  ).rejects.toThrow('row-level security')
  const link = { person_uuid: (await own.personOf('owner@harbour.example')).uuid, client_uuid: marlowe.client }
  await own.db
    .deleteFrom('child_role')
    .where('person_uuid', '=', link.person_uuid)
    .where('client_uuid', '=', link.client_uuid)
    .execute()
  expect(await seen('owner@harbour.example')).toBe(0)
  await own.db
    .insertInto('child_role')
    .values({ ...link, role: 'owner' })
    .execute()
})

test('failed documents notify the requester, and documents generated twice notify once', async () => {
  const log = createLog('silent', 'test')
  const asker = (await own.personOf(ASHDOWN)).uuid
  const whitcombe = await caseNamed('Re Whitcombe')
  const open = await caseNamed('Re Fenwick')
  const ask = ({ uuid, client }: { uuid: string; client: string }) =>
    enqueue(own.db, { kind: 'documents', key: uuid, client_uuid: client, case_uuid: uuid, created_by: asker })
  const kinds = async (): Promise<string[]> => (await told(ASHDOWN)).map(({ kind }) => kind)
  const jobOf = (uuid: string) =>
    own.db.selectFrom('job').select(['state', 'attempts']).where('key', '=', uuid).executeTakeFirstOrThrow()
  // A case that is not completed has no frozen bill.
  await ask(open)
  const jobs = await runJobs(own.db, documentHandlers(own.db, own.store), log, { alone: true })
  try {
    await vi.waitFor(async () => expect(await kinds()).toEqual(['documents_failed']), { timeout: 100_000 })
    await ask(whitcombe)
    jobs.wake()
    await vi.waitFor(async () => expect(await jobOf(whitcombe.uuid)).toEqual({ state: 'done', attempts: 1 }), {
      timeout: 150_000,
      interval: 100,
    })
    expect(await kinds()).toEqual(['documents_failed', 'documents_ready'])
    // As if the process had been killed after storing the documents and before finishing the job.
    await sql`update job set state = 'running', locked_until = now() - interval '1 second' where key = ${whitcombe.uuid}`.execute(
      own.db,
    )
    jobs.wake()
    await vi.waitFor(async () => expect(await jobOf(whitcombe.uuid)).toEqual({ state: 'done', attempts: 2 }), {
      timeout: 150_000,
      interval: 100,
    })
    expect(await kinds()).toEqual(['documents_failed', 'documents_ready'])
  } finally {
    await jobs.stop()
  }
}, 400_000)

test('notifications older than ninety days are deleted', async () => {
  const before = await told(OWNER)
  await sql`update notification set created_at = now() - interval '89 days' where person_uuid = ${(await own.personOf(OWNER)).uuid}`.execute(
    own.db,
  )
  await sweepNotifications(own.db)
  expect([await told(OWNER), before.length > 0]).toEqual([before, true])
  await sql`update notification set created_at = now() - interval '91 days' where person_uuid = ${(await own.personOf(OWNER)).uuid}`.execute(
    own.db,
  )
  await sweepNotifications(own.db)
  expect(await told(OWNER)).toEqual([])
})

describe('a host without notifications', () => {
  test.each([404, 405])('and answers %d leaves the bell unavailable and the rest as it is', async (status) => {
    // A proxy to CostDraft's own API without the notification routes, like an external host.
    const [port, gatewayPort] = [await freePort(), await freePort()]
    const host: Server = createServer((req, res) => {
      if (/\/users\/user\/notification|\/search\/queues/.test(req.url ?? ''))
        return void res.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No</h1>')
      void request(`${instance.apiUrl}${req.url}`, {
        headers: { authorization: req.headers.authorization ?? '' },
      }).then(async ({ statusCode, body }) =>
        res.writeHead(statusCode, { 'content-type': 'application/json' }).end(await body.text()),
      )
    })
    await new Promise<void>((resolve) => {
      host.listen(port, () => resolve())
    })
    const gateway = await startGateway(
      readGatewayConfig({
        PORT: String(gatewayPort),
        CASE_API_URL: `http://localhost:${port}`,
        ADMIN_API_URL: `http://localhost:${port}`,
        LOG_LEVEL: 'silent',
      }),
    )
    try {
      const { access_token } = await signIn(instance, ASHDOWN)
      const ask = async (query: string) =>
        (
          await request(`http://localhost:${gatewayPort}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
            body: JSON.stringify({ query }),
          })
        ).body.json()
      expect(
        await ask(
          '{ viewer { email unreadNotifications notifications { totalCount } notificationSettings { kind } } queues { count } search(text: "") { cases { uuid } } }',
        ),
      ).toEqual({
        extensions: expect.anything(),
        data: {
          viewer: { email: ASHDOWN, unreadNotifications: null, notifications: null, notificationSettings: null },
          queues: null,
          search: { cases: expect.arrayContaining([expect.anything()]) },
        },
      })
      expect(await ask('mutation { markNotificationsRead { uuid } }')).toMatchObject({
        errors: [{ extensions: { code: 'NOT_FOUND' } }],
      })
    } finally {
      await gateway.stop()
      host.closeAllConnections()
      host.close()
    }
  })
})
