import { CHANGES_KEPT_DAYS, changedKinds, NOW } from '@costdraft/schema/changes/changed-kinds.ts'
import type { ChangeCursor } from '@costdraft/api/changes/change-cursor.ts'
import { readChangePage } from '@costdraft/api/changes/change-page.ts'
import { changesOfStreams, readChanges } from '@costdraft/api/changes/change-rows.ts'
import { forgetChanges } from '@costdraft/api/changes/forget-changes.ts'
import { productItems } from '@costdraft/api/items/index.ts'
import { detailTables, tableRights } from '@costdraft/api/row-security/table-rights.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

let own: Awaited<ReturnType<typeof openOwn>>
const OWNER = 'owner@calder.example'
let caseUuid: string
beforeAll(async () => {
  own = await openOwn()
  const { client_uuid } = await own.personOf(OWNER)
  const row = await own.db
    .selectFrom('case')
    .select('uuid')
    .where('client_uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  caseUuid = row.uuid
}, 120_000)
afterAll(() => own.close())

const read = (after: ChangeCursor | typeof NOW | undefined, first = 500) =>
  own.within(OWNER, (tx, viewer) =>
    readChangePage(tx, viewer, { after, first, kinds: changedKinds, caseUuid: undefined, client: undefined }),
  )
/** Adds a note as the person of a transaction does. */
const addNote = (on: typeof own.db, body: string) =>
  sql`insert into note (client_uuid, case_uuid, body, created_by)
    select client_uuid, uuid, ${body}, created_by from "case" where uuid = ${caseUuid}`.execute(on)

/** Resolves when told to. */
function gate() {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

/** Tables whose changes are not told by themselves, and why. */
const untold: Readonly<Record<string, readonly string[]>> = {
  'changes with its case, whose row is changed with it': [
    'assessment',
    'assessment_import',
    'assessment_line',
    'assessment_ruling',
    'budget',
    'case_deadline',
    'case_deadline_start',
    'case_total',
    'certificate',
    'frozen_case',
    'ledger_import',
    'row_operation',
    'tr_enhancement',
  ],
  'changes with the row that it belongs to': ['external_id', 'item_file', ...detailTables(productItems)],
  'is no record of a firm that a copy has': [
    ...[
      'api_client',
      'bill_list_entry',
      'calendar_link',
      'case_view',
      'ledger_alias',
      'ledger_mapping',
      'notification',
      'output_preview',
      'people_import',
    ],
    ...['rate_card', 'rate_edition', 'user_group', 'user_group_member', 'webhook', 'webhook_delivery', 'webhook_event'],
  ],
  'is of the product itself': [
    ...[
      'account_link',
      'sign_in',
      'auth_record',
      'case_tally',
      // Its firm is as it was; what it looks like is no record.
      'client_mark',
      'change',
      'file_store',
      'firm_archive',
      'hand_over',
      'idempotent',
      'job',
      'ledger_reading',
      'recovery_code',
      'removal',
      'record_change',
      'record_change_floor',
    ],
    ...[
      'schema_setup',
      'schema_step',
      'second_factor',
      'second_factor_rule',
      'secret',
      'sign_in_attempt',
      'stage_period',
      'start',
      'stored_file',
    ],
  ],
}

test('every table is told, or it is said why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname like 'tell\\_%'`.execute(own.db)
  const told = rows.map(({ name }) => name)
  expect([...told, ...Object.values(untold).flat()].toSorted()).toEqual(Object.keys(tableRights).toSorted())
})

test.skipIf(inject('engine') === 'PGlite')(
  'a reader never passes what a transaction under way can still add, and no writer waits for another',
  async () => {
    const { cursor } = await read(NOW)
    const [started, end] = [gate(), gate()]
    const slow = own.db.transaction().execute(async (tx) => {
      await addNote(tx, 'the earlier number, committed later')
      started.open()
      await end.opened
      await addNote(tx, 'and a later one')
    })
    await started.opened
    await addNote(own.db, 'the later number, committed at once')
    const during = await read(cursor)
    expect(during.nodes).toEqual([])
    end.open()
    await slow
    const after = await read(during.cursor)
    expect(after.nodes.map(({ kind, action }) => `${kind} ${action}`)).toEqual([
      'note added',
      'note added',
      'note added',
    ])
    const numbers = after.nodes.map(({ change_number }) => change_number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect((await read(after.cursor)).nodes).toEqual([])
  },
)

test('twenty thousand rows are changed in the time of a statement by a connection that has changed one', async () => {
  const actions = await own.db.transaction().execute(async (tx) => {
    await addNote(tx, 'one')
    await sql`update note set deleted_at = now() where case_uuid = ${caseUuid}`.execute(tx)
    await sql`insert into note (client_uuid, case_uuid, body, created_by)
      select client_uuid, uuid, 'one of many', created_by from "case", generate_series(1, 20000)
      where uuid = ${caseUuid}`.execute(tx)
    const many = sql`from record_change told join note on note.uuid = told.uuid where note.body = 'one of many'`
    for (const set of [sql`body = body`, sql`deleted_at = now()`, sql`deleted_at = null`])
      await sql`update note set ${set} where body = 'one of many'`.execute(tx)
    const { rows } = await sql<{ action: string; rows: number }>`
      select told.action, count(*)::int as rows ${many} group by 1 order by 1`.execute(tx)
    await sql`delete from note where case_uuid = ${caseUuid}`.execute(tx)
    return rows
  })
  expect(actions).toEqual(['added', 'removed', 'restored'].map((action) => ({ action, rows: 20_000 })))
})

test('what a transaction takes back is not told', async () => {
  const { cursor } = await read(NOW)
  await own.db
    .transaction()
    .execute(async (tx) => {
      await addNote(tx, 'taken back')
      throw new Error('taken back')
    })
    .catch(() => {})
  await addNote(own.db, 'kept')
  expect((await read(cursor)).nodes).toHaveLength(1)
})

test('a cursor older than ninety days is refused, one that has passed what was forgotten is not', async () => {
  const start = await read(NOW)
  await addNote(own.db, 'an old one')
  const passed = await read(start.cursor)
  await sql`update record_change set at = now() - make_interval(days => ${CHANGES_KEPT_DAYS + 1})`.execute(own.db)
  await addNote(own.db, 'a new one')
  await forgetChanges(own.db, new Date())
  await expect(read(start.cursor)).rejects.toMatchObject({
    status: 422,
    details: { after: 'Start anew: read everything, then changes from now.' },
  })
  expect((await read(passed.cursor)).nodes).toHaveLength(1)
  expect((await read(undefined)).nodes).toHaveLength(1)
  await forgetChanges(own.db, new Date())
  expect((await read(passed.cursor)).nodes).toHaveLength(1)
})

test('a right that was lost more than ninety days ago tells nothing of what was added since', async () => {
  const drafter = 'draftsman@harbour.example'
  const ask = (after: ChangeCursor | typeof NOW) =>
    own.within(drafter, (tx, viewer) =>
      readChangePage(tx, viewer, { after, first: 500, kinds: changedKinds, caseUuid: undefined, client: undefined }),
    )
  const { cursor } = await ask(NOW)
  const { uuid } = await own.personOf(drafter)
  await own.db.deleteFrom('child_role').where('person_uuid', '=', uuid).execute()
  const lost = await ask(cursor)
  expect(new Set(lost.nodes.map(({ action }) => action))).toEqual(new Set(['unseen']))
  await sql`update record_change set at = now() - make_interval(days => ${CHANGES_KEPT_DAYS + 1})`.execute(own.db)
  await addNote(own.db, 'later')
  await forgetChanges(own.db, new Date())
  const now = await ask(NOW)
  const firms = new Set(now.cursor.positions.map(({ client }) => client))
  const old = cursor.positions.filter(({ client }) => !firms.has(client))
  expect(old.length).toBeGreaterThan(0)
  const stale = { ...now.cursor, positions: [...now.cursor.positions, ...old] }
  await expect(ask(stale)).rejects.toMatchObject({ status: 422 })
})

test('of a right that was lost every record is told that could be read, and none that was added since', async () => {
  const owner = 'owner@harbour.example'
  const ask = (after: ChangeCursor | typeof NOW, first: number) =>
    own.within(owner, (tx, viewer) =>
      readChangePage(tx, viewer, { after, first, kinds: changedKinds, caseUuid: undefined, client: undefined }),
    )
  const { uuid } = await own.personOf(owner)
  const child = await own.db
    .selectFrom('child_role')
    .innerJoin('client', 'client.uuid', 'child_role.client_uuid')
    .select('client.uuid')
    .where('person_uuid', '=', uuid)
    .where('client.name', 'like', 'Ashdown%')
    .executeTakeFirstOrThrow()
  const earners = async () =>
    (await own.db.selectFrom('fee_earner').select('uuid').where('client_uuid', '=', child.uuid).execute()).map(
      (row) => row.uuid,
    )
  const before = await earners()
  expect(before.length).toBeGreaterThan(1)
  const { cursor } = await ask(NOW, 2)
  // The first of all in the order in which they are told, and one that is there no longer.
  for (const added of ['00000000-0000-0000-0000-000000000001', 'ffffffff-0000-0000-0000-000000000001'])
    await sql`insert into fee_earner (uuid, client_uuid, firstname, surname, initials)
      values (${added}::uuid, ${child.uuid}::uuid, 'Newly', 'Added', 'NA')`.execute(own.db)
  const { cursor: later } = await ask(NOW, 2)
  await sql`delete from fee_earner where uuid = 'ffffffff-0000-0000-0000-000000000001'`.execute(own.db)
  await own.db.deleteFrom('child_role').where('person_uuid', '=', uuid).where('client_uuid', '=', child.uuid).execute()
  const unseen = async (from: ChangeCursor) => {
    const told: string[] = []
    for (let next = from, more = true; more;) {
      const page = await ask(next, 2)
      told.push(
        ...page.nodes.flatMap(({ kind, action, uuid: one }) =>
          kind === 'fee_earner' && action === 'unseen' ? [one] : [],
        ),
      )
      next = page.cursor
      more = page.hasMore
    }
    return told.toSorted()
  }
  expect(await unseen(cursor)).toEqual(before.toSorted())
  expect(await unseen(later)).toEqual(
    [...before, '00000000-0000-0000-0000-000000000001', 'ffffffff-0000-0000-0000-000000000001'].toSorted(),
  )
})

test('a database that was set back since a cursor was given refuses it', async () => {
  await sql`insert into start (version) values ('0')`.execute(own.db)
  const { cursor } = await read(NOW)
  // A backup of before that start: it is not there, and the next start takes its number at another time.
  await sql`update start set at = at + interval '1 second' where id = (select max(id) from start)`.execute(own.db)
  await expect(read(cursor)).rejects.toMatchObject({ status: 422 })
})

test('streams are read one after the other, however many there are', async () => {
  const { client_uuid } = await own.personOf(OWNER)
  await sql`insert into record_change (client_uuid, case_uuid, kind, uuid, action)
    select ${client_uuid}, ${caseUuid}, 'note', gen_random_uuid(), 'changed' from generate_series(1, 50)`.execute(
    own.db,
  )
  const stream = { client: client_uuid ?? '', group: 'cases', position: 0, kinds: changedKinds } as const
  const empty = Array.from({ length: 100 }, () => ({ ...stream, client: randomUUID() }))
  const read = (streams: (typeof stream)[], page: number) =>
    own.within(OWNER, (tx) => readChanges(tx, streams, { horizon: Number.MAX_SAFE_INTEGER, caseUuid: undefined, page }))
  const alone = await read([stream], 1_000)
  expect(alone.length).toBeGreaterThan(20)
  const numbers = alone.map(({ change_number }) => change_number)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  const twice = await read([...empty, stream, stream], 1_000)
  expect(twice).toEqual([100, 101].flatMap((at) => alone.map((row) => ({ ...row, stream: at }))))
  expect(await read([...empty, stream, stream], alone.length + 1)).toEqual(twice.slice(0, alone.length + 1))
  expect(await read([stream, ...empty], 7)).toEqual(alone.slice(0, 7))
})

test('the changes of a stream are read by the index of its firm, and not from those of all firms', async () => {
  const { client_uuid: client } = await own.personOf(OWNER)
  await sql`insert into record_change (client_uuid, kind, uuid, action)
    select client.uuid, 'note', gen_random_uuid(), 'changed' from client, generate_series(1, 5000)`.execute(own.db)
  await sql`analyze record_change`.execute(own.db)
  const plan = await own.within(OWNER, async (tx) => {
    const query = changesOfStreams([{ client: client ?? '', position: 0, kinds: ['note'], stream: 0 }], {
      ...{ horizon: 1_000_000_000, caseUuid: undefined, page: 101 },
    })
    return (await sql<Record<string, string>>`explain ${query}`.execute(tx)).rows
      .flatMap((row) => Object.values(row))
      .join('\n')
  })
  expect(plan).toContain('Index Scan using record_change_client on record_change')
})
