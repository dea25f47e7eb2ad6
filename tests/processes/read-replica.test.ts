import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asViewerOf, type Tx } from '@costdraft/api/access/as-viewer.ts'
import { productItems } from '@costdraft/api/items/index.ts'
import { detailTables } from '@costdraft/api/row-security/table-rights.ts'
import { reports } from '@costdraft/schema/reports/report.ts'
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../dev/property-runs.ts'
import { psql, startPostgres, startReplica, type Postgres, type Replica } from '../../dev/postgres.ts'
import { careCase } from '../support/care-case.ts'
import { callerOf, type Caller } from '../support/instance.ts'
import { startOwnApi } from '../support/own-api.ts'
import { signIn } from '../support/sign-in.ts'

type OwnApi = Awaited<ReturnType<typeof startOwnApi>>
const ASHDOWN = 'owner@ashdown.example'
const CALDER = 'owner@calder.example'
const COLLEAGUE = 'solicitor@ashdown.example'
/** A costs draftsman, of another firm, who works in Ashdown's cases. */
const DRAFTSMAN = 'draftsman@harbour.example'
const LIST = 'client/case?first=200'
const NEVER = 86_400_000

let dataDir: string
let postgres: Postgres
let replica: Replica
let api: OwnApi
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'costdraft-read-'))
  postgres = await startPostgres()
  // The demonstration is there before the replica, as in an installation that gets one later.
  const before = await startOwnApi({ DATABASE_URL: postgres.url, DATA_DIR: dataDir })
  await before.stop()
  replica = await startReplica(postgres)
  // Both databases are asked when a test says so.
  api = await startOwnApi(
    { DATABASE_URL: postgres.url, DATA_DIR: dataDir, DATABASE_READ_URL: replica.url },
    { replicaTimes: { interval: NEVER, furthestBehind: NEVER } },
  )
  // A list prices the cases that were changed, which the primary does.
  for (const email of [ASHDOWN, CALDER, DRAFTSMAN]) await as(email).rest('GET', LIST)
})
afterAll(async () => {
  await api.stop()
  await replica.stop()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const used = () => {
  if (!api.database.replica) throw new Error('No replica is used.')
  return api.database.replica
}
const callers = new Map<string, Caller>()
/** Calls as a person, who signs in once. */
function as(email: string): Caller {
  const known = callers.get(email)
  if (known) return known
  const token = signIn(api, email).then(({ access_token }) => access_token)
  const caller = callerOf(api, () => token)
  callers.set(email, caller)
  return caller
}
/** Has the replica apply all there is, and the API know it. */
async function catchUp(): Promise<void> {
  await replica.caughtUp()
  await used().look()
  await used().look()
}
/** Which of the two answers what is asked meanwhile. */
async function answeredBy<T>(work: () => Promise<T>): Promise<{ by: 'replica' | 'primary'; answer: T }> {
  const before = used().answered.replica
  const answer = await work()
  return { by: used().answered.replica > before ? 'replica' : 'primary', answer }
}
const get = (email: string, path: string) => answeredBy(() => as(email).rest('GET', path))

interface Listed {
  uuid: string
  case_name: string
  stage: string
}
const casesOf = async (caller: Caller) => (await caller.rest<{ nodes: Listed[] }>('GET', LIST)).body.nodes
const firmOf = async (email: string) => {
  const { rest } = as(email)
  const { body: viewer } = await rest<{ client_uuid: string }>('GET', 'users/user')
  const { body: sites } = await rest<{ uuid: string }[]>('GET', `clients/${viewer.client_uuid}/sites`)
  const { body: earners } = await rest<{ uuid: string }[]>('GET', `client/${viewer.client_uuid}/fee-earner`)
  return { client: viewer.client_uuid, site: sites[0]!.uuid, feeEarner: earners[0]!.uuid, person: '' }
}
const newCase = async (email: string, name: string) => {
  const firm = await firmOf(email)
  const body = careCase(firm, { case_name: name })
  const { status, body: made } = await as(email).rest<Listed>('POST', `client/${firm.client}/case/legal-aid`, body)
  expect(status).toBe(201)
  return made.uuid
}
const rename = (email: string, uuid: string, case_name: string) =>
  as(email).rest('PATCH', `client/case/legal-aid/${uuid}`, { case_name })

test('answers lists, in a transaction of its own rights', async () => {
  await catchUp()
  const { by, answer } = await get(ASHDOWN, LIST)
  expect({ by, status: answer.status }).toEqual({ by: 'replica', status: 200 })
  expect((await api.ready()).body).toMatchObject({ status: 'ready', problems: [] })
  // The settings are those of the transaction alone, and nothing can be written.
  const [seen] = await asOwner((tx) =>
    sql`select current_setting('role') as role, current_setting('transaction_read_only') as ro,
      current_setting('transaction_isolation') as isolation, pg_is_in_recovery() as recovers`
      .execute(tx)
      .then(({ rows }) => rows),
  )
  expect(seen).toEqual({ role: 'costdraft_person', ro: 'on', isolation: 'repeatable read', recovers: true })
  expect(psql(replica.url, "select current_setting('costdraft.clients', true)")).toBe('')
})

/** Runs work as the owner of Ashdown on the replica if it can, as a route does. */
async function asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const { db, kept } = api.database
  const { uuid: person } = await db
    .selectFrom('person')
    .select('uuid')
    .where('email_address', '=', ASHDOWN)
    .executeTakeFirstOrThrow()
  await sql`insert into auth_record (model, id, payload, expires_at)
    values ('Grant', 'of a test', ${JSON.stringify({ accountId: person })}, '2100-01-01') on conflict do nothing`.execute(
    db,
  )
  return asViewerOf(db, kept, used()).reading({ person, signIn: 'of a test' }, work)
}

test('what was written is read back at once, while other firms are answered by the replica', async () => {
  await catchUp()
  await replica.pause()
  const uuid = await newCase(ASHDOWN, 'Re Written While Paused')
  for (const email of [ASHDOWN, COLLEAGUE, DRAFTSMAN]) {
    const { by, answer } = await answeredBy(() => casesOf(as(email)))
    expect({ email, by }).toEqual({ email, by: 'primary' })
    expect(answer.find((row) => row.uuid === uuid)?.case_name).toBe('Re Written While Paused')
  }
  expect((await get(CALDER, LIST)).by).toBe('replica')
  replica.goOn()
  await replica.caughtUp()
  // It has it, though nobody has asked it how far it is.
  const { by, answer } = await answeredBy(() => casesOf(as(ASHDOWN)))
  expect(by).toBe('replica')
  expect(answer.find((row) => row.uuid === uuid)?.case_name).toBe('Re Written While Paused')
})

test('a right that was taken away counts at once', async () => {
  await catchUp()
  await replica.pause()
  const path = 'client/search?q=re'
  expect((await as(DRAFTSMAN).rest<{ counts: object }>('GET', path)).status).toBe(200)
  const links = await api.database.db.selectFrom('child_role').selectAll().execute()
  await api.database.db.deleteFrom('child_role').execute()
  expect(await casesOf(as(DRAFTSMAN))).toEqual([])
  await api.database.db.insertInto('child_role').values(links).execute()
  const person = sql`email_address = ${COLLEAGUE}`
  const colleague = as(COLLEAGUE)
  expect((await colleague.rest('GET', LIST)).status).toBe(200)
  await sql`update person set deactivated_at = now() where ${person}`.execute(api.database.db)
  expect((await colleague.rest('GET', LIST)).status).toBe(401)
  await sql`update person set deactivated_at = null where ${person}`.execute(api.database.db)
  replica.goOn()
})

test('a change that is committed after a later one is not missed', async () => {
  const uuid = await newCase(ASHDOWN, 'Re First')
  await casesOf(as(ASHDOWN))
  await catchUp()
  const { db } = api.database
  const { promise: told, resolve: tell } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const slow = db.transaction().execute(async (tx) => {
    await sql`update "case" set case_name = 'Re Committed Late' where uuid = ${uuid}`.execute(tx)
    hold()
    await told
  })
  await held
  const other = await newCase(ASHDOWN, 'Re Later Number')
  await casesOf(as(ASHDOWN))
  await catchUp()
  await replica.pause()
  tell()
  await slow
  const { by, answer } = await answeredBy(() => casesOf(as(ASHDOWN)))
  expect(by).toBe('primary')
  const names = new Map(answer.map((row) => [row.uuid, row.case_name]))
  expect([names.get(uuid), names.get(other)]).toEqual(['Re Committed Late', 'Re Later Number'])
  replica.goOn()
})

test('a statement that recovery cancels is asked once more of the primary', async () => {
  await catchUp()
  const { db } = api.database
  await sql`create table short_lived as select n from generate_series(1, 1000) n`.execute(db)
  await sql`grant select on short_lived to costdraft_person`.execute(db)
  await catchUp()
  const setDelay = (to: string) => {
    psql(replica.url, `alter system set max_standby_streaming_delay = ${to}`)
    psql(replica.url, 'select pg_reload_conf()')
  }
  setDelay("'100ms'")
  const saw: boolean[] = []
  const count = await asOwner(async (tx) => {
    const { rows } = await sql<{
      recovers: boolean
    }>`select pg_is_in_recovery() as recovers from short_lived limit 1`.execute(tx)
    saw.push(rows[0]!.recovers)
    if (rows[0]!.recovers) {
      psql(postgres.url, 'delete from short_lived where n > 10; vacuum short_lived;')
      await replica.caughtUp()
    }
    return (await sql`select n from short_lived`.execute(tx)).rows.length
  })
  expect(saw).toEqual([true, false])
  expect(count).toBe(10)
  setDelay('default')
  await used().look()
  expect(used().problem()).toBeUndefined()
})

test('nobody ever misses what they have saved, whatever the replica lacks', async () => {
  const people = [ASHDOWN, COLLEAGUE, CALDER, DRAFTSMAN]
  const homes = await Promise.all([newCase(ASHDOWN, 'Re A'), newCase(CALDER, 'Re C')])
  const homeOf = (person: number) => homes[person === 2 ? 1 : 0]!
  const saved = new Map<string, string>()
  let count = 0
  let byReplica = 0
  const act = record({
    person: nat(people.length - 1),
    act: constantFrom('rename', 'note', 'read', 'read', 'read', 'pause', 'go on', 'look'),
  })
  let isPaused = false
  const perform = async ({ person, act: name }: { person: number; act: string }): Promise<void> => {
    const email = people[person]!
    const uuid = homeOf(person)
    if (name === 'pause' && !isPaused) await replica.pause()
    if (name === 'go on' && isPaused) replica.goOn()
    if (name === 'pause' || name === 'go on') isPaused = name === 'pause'
    if (name === 'look') await used().look()
    const word = `kept${(count += 1)}`
    if (name === 'rename') {
      expect((await rename(email, uuid, `Re ${word}`)).status).toBe(200)
      saved.set(uuid, `Re ${word}`)
    }
    if (name === 'note') {
      expect((await as(email).rest('POST', `client/case/${uuid}/note`, { body: word })).status).toBe(201)
      const found = await as(email).rest('GET', `client/search?q=${word}`)
      expect(JSON.stringify(found.body)).toContain(uuid)
    }
    if (name === 'read') {
      const { by, answer } = await answeredBy(() => casesOf(as(email)))
      if (by === 'replica') byReplica += 1
      const wanted = saved.get(uuid)
      if (wanted) expect(answer.find((row) => row.uuid === uuid)?.case_name).toBe(wanted)
    }
  }
  await assert(
    asyncProperty(array(act, { minLength: 12, maxLength: 16 }), async (acts) => {
      for (const one of acts) await perform(one)
    }),
    { numRuns: runs(3), endOnFailure: true },
  )
  expect(byReplica).toBeGreaterThan(0)
  if (isPaused) replica.goOn()
})

test('a replica that stops is said, and used again by itself', async () => {
  await catchUp()
  await replica.halt()
  expect((await get(CALDER, LIST)).answer.status).toBe(200)
  await used().look()
  expect(used().problem()).toMatch(/cannot be reached/)
  await expect
    .poll(() => api.ready())
    .toMatchObject({ status: 200, body: { status: 'degraded', problems: ['read_replica'] } })
  await replica.resume()
  // At a position that is not known yet: a server that was started anew may stand before where it was.
  await used().look()
  expect((await get(CALDER, LIST)).by).toBe('primary')
  await catchUp()
  expect((await get(CALDER, LIST)).by).toBe('replica')
  await expect.poll(() => api.ready()).toMatchObject({ body: { status: 'ready', problems: [] } })
})

test('answers as the primary does, from tables whose changes are told; promoted, it is not asked any more', async () => {
  const [first] = await casesOf(as(ASHDOWN))
  const uuid = first!.uuid
  const rows = ['time-recording', 'hearing', 'disbursement', 'expert-fee', 'cost-note', 'party']
  const paths = [
    LIST,
    `${LIST}&with=stages`,
    'client/case/by-stage',
    'client/case/choices',
    'client/search?q=care',
    'client/search/queues',
    'client/search/panel',
    ...rows.flatMap((name) => [`client/case/${uuid}/${name}`, `client/case/${uuid}/${name}/sums`]),
    ...Object.values(reports).map(({ path }) => `client/reports/${path}`),
  ]
  const askAll = async () => {
    const answers = new Map<string, { by: string; status: number; body: unknown }>()
    for (const path of paths) {
      const { by, answer } = await get(ASHDOWN, path)
      const { as_of: _moment, ...body } = answer.body as Record<string, unknown>
      answers.set(path, { by, status: answer.status, body: Array.isArray(answer.body) ? answer.body : body })
    }
    for (const parts of [['totals', 'attention', 'unresolved_comments'], ['documents']]) {
      const { by, answer } = await answeredBy(() =>
        as(ASHDOWN).rest('POST', 'client/case/batch', { cases: [uuid], parts }),
      )
      answers.set(`batch ${parts}`, { by, status: answer.status, body: answer.body })
    }
    return answers
  }
  await askAll()
  await catchUp()
  const onReplica = await askAll()
  const others = [...onReplica].filter(([, { by }]) => by !== 'replica').map(([path]) => path)
  expect(others).toEqual(['batch documents'])
  replica.promote()
  await used().look()
  expect(used().problem()).toMatch(/no replica/)
  const onPrimary = await askAll()
  for (const [path, { status, body }] of onPrimary) expect(onReplica.get(path)).toMatchObject({ status, body })
  expect(new Set([...onPrimary.values()].map(({ by }) => by))).toEqual(new Set(['primary']))
  await expectToldTables()
})

/** Tables that lists read and that nothing tells of by itself, and why that is no harm. */
const UNTOLD: Readonly<Record<string, readonly string[]>> = {
  'changes with its row, which is told': [...detailTables(productItems), 'external_id', 'item_file'],
  'changes with its case, which is told': [
    ...[
      'assessment',
      'budget',
      'case_deadline',
      'case_deadline_start',
      'certificate',
      'frozen_case',
      'stage_period',
      'tr_enhancement',
    ],
  ],
  'what it prices is told: its cases get another revision': ['rate_card', 'rate_edition'],
  'says of which revision it is, and is priced on the primary if of another': ['case_total', 'case_tally'],
  'is read to tell what the replica has, and where it stands': ['record_change', 'file_store'],
}

/** Every table of which the replica has read a row is told of, or it is said why not. */
async function expectToldTables(): Promise<void> {
  const told = psql(
    postgres.url,
    `select distinct relname from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname like 'tell\\_%'`,
  ).split('\n')
  const allowed = new Set([...told, ...Object.values(UNTOLD).flat(), 'short_lived'])
  const read = psql(
    replica.url,
    `select relname from pg_stat_user_tables where coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0`,
  ).split('\n')
  expect(read).toContain('case')
  expect(read.filter((table) => !allowed.has(table))).toEqual([])
}
