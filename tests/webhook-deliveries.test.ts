import { createLog } from '@costdraft/api/errors/log.ts'
import { allowedHosts, type Address } from '@costdraft/api/webhooks/allowed-hosts.ts'
import { runDeliveries, type Deliveries } from '@costdraft/api/webhooks/run-deliveries.ts'
import { storeWebhookEvent } from '@costdraft/api/webhooks/store-event.ts'
import type { SecretBox } from '@costdraft/api/access/secret-box.ts'
import { newWebhookSecret, openSecretBox } from '@costdraft/api/webhooks/webhook-secrets.ts'
import { sweepWebhookEvents } from '@costdraft/api/webhooks/sweep-webhooks.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openOwn } from './support/own-database.ts'
import { isSignedWith, startReceiver, type Reply } from './support/receiver.ts'

const OWNER = 'owner@ashdown.example'
const HOUR = 3_600_000

let own: Awaited<ReturnType<typeof openOwn>>
let box: SecretBox
let client: string
let cases: string[]
/** In milliseconds: how far the clock of the deliveries is ahead. */
let ahead = 0
let ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  own = await openOwn()
  box = await openSecretBox(own.db)
  client = (await own.personOf(OWNER)).client_uuid ?? ''
  const rows = await own.db
    .selectFrom('case')
    .select('uuid')
    .where('client_uuid', '=', client)
    .orderBy('uuid')
    .execute()
  cases = rows.map(({ uuid }) => uuid)
})
afterAll(() => own.close())
beforeEach(async () => {
  ahead = 0
  await own.db.deleteFrom('webhook').execute()
  await sql`delete from webhook_event`.execute(own.db)
  await sql`delete from notification where kind = 'webhook_disabled'`.execute(own.db)
})
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  ends = []
})

const secret = newWebhookSecret()
async function add(url: string, { by = OWNER, of = client, previous = '' } = {}): Promise<string> {
  const { uuid } = await own.db
    .insertInto('webhook')
    .values({
      client_uuid: of,
      url,
      types: ['case.stage_changed', 'comment.added'],
      secret: box.seal(secret),
      created_by: (await own.personOf(by)).uuid,
      ...(previous && {
        previous_secret: box.seal(previous),
        previous_until: new Date(Date.now() + HOUR).toISOString(),
      }),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
const happen = (number: number, stage = 'blocked', of = client): Promise<void> =>
  storeWebhookEvent(own.db, {
    type: 'case.stage_changed',
    case: { uuid: cases[number] ?? '', client: of },
    data: { stage },
  })
async function receive(reply?: Parameters<typeof startReceiver>[0]) {
  const receiver = await startReceiver(reply)
  ends.push(receiver.stop)
  return receiver
}
async function run(options: Partial<Parameters<typeof runDeliveries>[1]> = {}): Promise<Deliveries> {
  const deliveries = await runDeliveries(own.db, {
    hosts: allowedHosts(['127.0.0.1']),
    box,
    log: createLog('silent', 'test'),
    now: () => new Date(Date.now() + ahead),
    alone: false,
    chance: () => 0,
    interval: 5,
    ...options,
  })
  ends.push(deliveries.stop)
  return deliveries
}
interface DeliveryState {
  state: string
  attempts: number
  answer_status: number | null
  answer: string | null
}
const deliveries = async (webhook?: string): Promise<DeliveryState[]> =>
  (
    await sql<DeliveryState>`select state, attempts, answer_status, answer from webhook_delivery
      where ${webhook ?? null}::uuid is null or webhook_uuid = ${webhook ?? null}::uuid order by seq`.execute(own.db)
  ).rows
/** How many messages are under way. */
const leases = async (): Promise<number> =>
  (await sql`select from webhook_delivery where leased_until is not null`.execute(own.db)).rows.length
const until = (check: () => Promise<void> | void): Promise<void> =>
  vi.waitFor(check, { timeout: 100_000, interval: 10 })
const webhookOf = (uuid: string) =>
  own.db.selectFrom('webhook').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()

test('nothing is stored of what no webhook hears of', async () => {
  await add('http://127.0.0.1:9/')
  await storeWebhookEvent(own.db, { type: 'documents.ready', case: { uuid: cases[0] ?? '', client } })
  expect((await own.db.selectFrom('webhook_event').select('uuid').execute()).length).toBe(0)
})

test('an event is stored once, and delivered to each webhook that hears of it', async () => {
  const [one, two] = [await receive(), await receive()]
  for (const { url } of [one, two]) await add(url)
  await happen(0)
  await run()
  await until(() => expect([one.received.length, two.received.length]).toEqual([1, 1]))
  expect(one.received[0]?.headers['webhook-id']).toBe(two.received[0]?.headers['webhook-id'])
  expect((await own.db.selectFrom('webhook_event').select('uuid').execute()).length).toBe(1)
})

test('the events of a case arrive in their order, and other cases do not wait for one that fails', async () => {
  const reply =
    (failing: () => boolean) =>
    (message: { json: { data: Record<string, unknown> } }): Reply => ({
      status: failing() && message.json.data.case_uuid === cases[0] ? 500 : 200,
    })
  let fails = true
  const receiver = await receive(reply(() => fails))
  await add(receiver.url)
  for (const stage of ['in_review', 'blocked', 'complete']) {
    await happen(0, stage)
    await happen(1, stage)
  }
  await run()
  await until(() => expect(receiver.typesOf(cases[1] ?? '')).toHaveLength(3))
  const stagesOf = (uuid = '') =>
    receiver.received.filter(({ json }) => json.data.case_uuid === uuid).map(({ json }) => json.data.stage)
  expect(stagesOf(cases[1])).toEqual(['in_review', 'blocked', 'complete'])
  expect(new Set(stagesOf(cases[0]))).toEqual(new Set(['in_review']))
  fails = false
  ahead = HOUR
  await until(() => expect(stagesOf(cases[0]).slice(-3)).toEqual(['in_review', 'blocked', 'complete']))
})

test('what was being sent when a process was killed is sent again once its lease has ended', async () => {
  const receiver = await receive((_message, count) => (count === 1 ? 'nothing' : { status: 200 }))
  await add(receiver.url)
  await happen(0)
  const killed = await run()
  await until(() => expect(receiver.received).toHaveLength(1))
  // As a killed process leaves it: leased, without an outcome.
  const leased = await sql`select leased_until, attempts from webhook_delivery`.execute(own.db)
  await killed.stop()
  await sql`update webhook_delivery set leased_until = ${(leased.rows[0] as { leased_until: string }).leased_until}::timestamptz, attempts = 1`.execute(
    own.db,
  )
  await run()
  await happen(1)
  await until(() => expect(receiver.received).toHaveLength(2))
  expect(receiver.typesOf(cases[0] ?? '')).toHaveLength(1)
  ahead = 60_000
  await until(() => expect(receiver.typesOf(cases[0] ?? '')).toHaveLength(2))
  await until(async () => expect((await deliveries()).map(({ state }) => state)).toEqual(['delivered', 'delivered']))
})

test('a process that has the database alone sends at once what another was sending', async () => {
  const receiver = await receive()
  await add(receiver.url)
  await happen(0)
  await sql`update webhook_delivery set leased_until = now() + interval '1 minute', attempts = 1`.execute(own.db)
  await run({ alone: true })
  await until(() => expect(receiver.received).toHaveLength(1))
})

test('attempts are repeated for three days, then the webhook is switched off and its owners are told', async () => {
  const receiver = await receive(() => ({ status: 503, text: 'Down\0 for maintenance' }))
  const uuid = await add(receiver.url)
  await happen(0)
  await run()
  for (let hours = 0; hours <= 72; hours += 9) {
    const before = receiver.received.length
    ahead = hours * HOUR
    await until(async () => {
      expect(receiver.received.length).toBeGreaterThan(before)
      expect(await leases()).toBe(0)
    })
  }
  ahead = 73 * HOUR
  await until(async () => expect((await webhookOf(uuid)).state).toBe('disabled'))
  expect(await deliveries()).toMatchObject([{ state: 'failed', answer_status: 503, answer: 'Down for maintenance' }])
  expect(await webhookOf(uuid)).toMatchObject({
    disabled_reason: 'The endpoint has failed for three days.',
    version: 2,
  })
  const { rows } = await sql`select email_address, facts from notification join person on person.uuid = person_uuid
    where notification.kind = 'webhook_disabled'`.execute(own.db)
  expect(rows).toMatchObject([{ facts: { host: new URL(receiver.url).host } }])
  // What happens meanwhile waits.
  await happen(0, 'complete')
  await sql`update webhook set state = 'enabled', failures = 0, failing_since = null, resume_at = null`.execute(own.db)
  const before = receiver.received.length
  await until(() => expect(receiver.received.length).toBeGreaterThan(before))
  expect(receiver.received.at(-1)?.json.data.stage).toBe('complete')
})

test('410 switches a webhook off at once', async () => {
  const receiver = await receive(() => ({ status: 410 }))
  const uuid = await add(receiver.url)
  await happen(0)
  await run()
  await until(async () => expect((await webhookOf(uuid)).disabled_reason).toContain('410'))
  expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 1 }])
})

test('redirects are not followed, and long answers are not read to their end', async () => {
  const elsewhere = await receive()
  const receiver = await receive(({ path }) =>
    path === '/hook'
      ? { status: 302, headers: { location: elsewhere.url } }
      : { status: 200, text: 'x'.repeat(5_000_000) },
  )
  const redirecting = await add(receiver.url)
  const long = await add(`${receiver.url}/long`)
  await happen(0)
  await run()
  await until(async () =>
    expect(await deliveries(redirecting)).toMatchObject([{ state: 'pending', answer_status: 302 }]),
  )
  await until(async () =>
    expect(await deliveries(long)).toMatchObject([{ state: 'delivered', answer: 'x'.repeat(200) }]),
  )
  expect(elsewhere.received).toHaveLength(0)
})

test('the address is judged at each delivery, and what was judged is what is connected to', async () => {
  const receiver = await receive()
  const { port } = new URL(receiver.url)
  let answers: Address[] = [{ address: '10.0.0.1', family: 4 }]
  let asked = 0
  const resolve = async (): Promise<Address[]> => {
    asked++
    return answers
  }
  const uuid = await add(`http://hooks.test:${port}/hook`)
  await happen(0)
  await run({ hosts: allowedHosts(['127.0.0.1'], resolve) })
  await until(async () => expect((await deliveries(uuid))[0]?.answer ?? '').toContain('https://'))
  expect(await deliveries(uuid)).toMatchObject([{ state: 'pending', answer_status: null }])
  const before = asked
  answers = [{ address: '127.0.0.1', family: 4 }]
  ahead = HOUR
  await until(() => expect(receiver.received).toHaveLength(1))
  expect(asked - before).toBe(1)
})

test('each message is signed with the secret before as well, until its time has passed', async () => {
  const receiver = await receive()
  const previous = newWebhookSecret()
  await add(receiver.url, { previous })
  await happen(0)
  await run()
  const signed = () => receiver.received.map((one) => [secret, previous].map((key) => isSignedWith(key, one)))
  await until(() => expect(signed()).toEqual([[true, true]]))
  await sql`update webhook set previous_until = now() - interval '1 second'`.execute(own.db)
  await happen(0)
  await until(() =>
    expect(signed()).toEqual([
      [true, true],
      [true, false],
    ]),
  )
})

test('of the cases of a child firm a webhook hears what whoever added it may read when it is sent', async () => {
  const receiver = await receive()
  const draftsman = await own.personOf('draftsman@harbour.example')
  const owner = await own.personOf('owner@harbour.example')
  await add(receiver.url, { by: 'draftsman@harbour.example', of: draftsman.client_uuid ?? '' })
  const link = (change: 'delete' | 'insert', person: string, role = 'costs_draftsman') =>
    change === 'delete'
      ? own.db.deleteFrom('child_role').where('person_uuid', '=', person).where('client_uuid', '=', client).execute()
      : own.db
          .insertInto('child_role')
          .values({ person_uuid: person, client_uuid: client, role: role as 'owner' })
          .execute()
  await link('delete', draftsman.uuid)
  await happen(0, 'in_review')
  await run()
  await until(async () => expect(await deliveries()).toEqual([]))
  await link('insert', draftsman.uuid, 'it_administrator')
  await happen(0, 'in_review')
  await until(async () => expect(await deliveries()).toEqual([]))
  await link('delete', draftsman.uuid)
  await link('insert', draftsman.uuid)
  await happen(0, 'blocked')
  await until(() => expect(receiver.received.map(({ json }) => json.data.stage)).toEqual(['blocked']))
  // Deactivated: the rights of the firm count, which are those of its owners.
  await sql`update person set deactivated_at = now() where uuid = ${draftsman.uuid}`.execute(own.db)
  await happen(0, 'complete')
  await until(() => expect(receiver.received).toHaveLength(2))
  await link('delete', owner.uuid)
  await happen(0, 'in_review')
  await until(async () => expect((await deliveries()).map(({ state }) => state)).toEqual(['delivered', 'delivered']))
  expect(receiver.received).toHaveLength(2)
})

test('fifty endpoints that never answer keep no other one waiting', async () => {
  const dead = await receive(() => 'nothing')
  for (let i = 0; i < 50; i++) await add(`${dead.url}/${i}`)
  await sql`update webhook set failures = 3, failing_since = now()`.execute(own.db)
  await happen(0)
  const alive = await receive()
  await add(alive.url)
  await run()
  await until(() => expect(dead.received.length).toBe(8))
  await happen(1)
  await until(() => expect(alive.received).toHaveLength(1))
  expect(dead.received.length).toBe(8)
})

test('events are kept for thirty days', async () => {
  await add('http://127.0.0.1:9/')
  await happen(0)
  await sweepWebhookEvents(own.db, new Date(Date.now() + 29 * 24 * HOUR))
  expect(await deliveries()).toHaveLength(1)
  await sweepWebhookEvents(own.db, new Date(Date.now() + 31 * 24 * HOUR))
  expect(await deliveries()).toHaveLength(0)
})
