import { ENGINE_VERSION } from '@costdraft/costing'
import { readPanel } from '@costdraft/api/search/panel.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

// What the first panel shows of time that has passed, and of figures that are stored: no route brings them about.
let own: Awaited<ReturnType<typeof openOwn>>
let mine: string[]
const OWNER = 'owner@ashdown.example'
const SOLICITOR = 'solicitor@ashdown.example'
const RIVAL = 'owner@calder.example'
beforeAll(async () => {
  own = await openOwn()
  const { uuid, client_uuid } = await own.personOf(OWNER)
  const { rows } = await sql<{ uuid: string }>`
    select uuid from "case" where client_uuid = ${client_uuid} order by uuid limit 8`.execute(own.db)
  mine = rows.map((row) => row.uuid)
  // Everything else of the firm is complete, and so in no queue.
  await sql`update "case" set stage = case when uuid = any(${mine}::uuid[]) then 'in_progress' else 'complete' end,
    staff_member = null, created_by = ${uuid}, changed_by = ${uuid}, stage_since = now(), updated_at = now()
    where client_uuid = ${client_uuid}`.execute(own.db)
  await sql`delete from stage_period; delete from comment`.execute(own.db)
})
afterAll(() => own.close())

const panelOf = (email: string) =>
  own.within(email, async (tx, viewer) =>
    Object.fromEntries((await readPanel({ tx, viewer })).map((queue) => [queue.name, queue])),
  )
const listed = (queue: { cases: { uuid: string }[] } | undefined) => queue?.cases.map(({ uuid }) => uuid)
const update = (uuid: string | undefined, to: string) =>
  sql`
  update "case" set updated_at = (((now() at time zone 'Europe/London')::date + ${to}::interval) at time zone 'Europe/London')
  where uuid = ${uuid}`.execute(own.db)

test('a draft counts as untouched from the fourteenth day in London on, longest first, and is its staff member’s', async () => {
  const [fourteen, thirteen, long, given, reviewed] = mine
  const { uuid: solicitor } = await own.personOf(SOLICITOR)
  await update(fourteen, '-14 days 23 hours 59 minutes')
  await update(thirteen, '-13 days')
  await update(long, '-90 days')
  await update(given, '-40 days')
  await update(reviewed, '-40 days')
  await sql`update "case" set staff_member = ${solicitor} where uuid = ${given}`.execute(own.db)
  await sql`update "case" set stage = 'in_review' where uuid = ${reviewed}`.execute(own.db)
  const { untouched } = await panelOf(OWNER)
  expect([untouched?.count, listed(untouched)]).toEqual([2, [long, fourteen]])
  expect(untouched?.cases[0]).toMatchObject({ amount: null, updated_at_ms: expect.stringMatching(/\.\d{3}Z$/) })
  expect(listed((await panelOf(SOLICITOR)).untouched)).toEqual([given])
  expect((await panelOf(RIVAL)).untouched?.count).toBe(0)
})

test('escapes are those of open cases that are priced as they are, largest first, for who may read reports and cases', async () => {
  const [, , long, second, third, stale, unaware] = mine
  const escape = (uuid: string | undefined, gap: number, change = sql`revision = case_revision`) =>
    sql`
    update case_total set ${change}, figures_revision = case_revision, engine = ${ENGINE_VERSION}, escapes_unclaimed = 1, escape_gap = ${gap}
    where case_uuid = ${uuid}`.execute(own.db)
  await escape(second, 120.5)
  await escape(third, 4_000)
  await escape(long, 900)
  await escape(stale, 70, sql`revision = case_revision - 1`)
  await sql`update case_total set revision = case_revision, figures_revision = case_revision, engine = 'older', escapes_unclaimed = 1, escape_gap = 60
    where case_uuid = ${unaware}`.execute(own.db)
  await sql`update case_total set revision = case_revision, figures_revision = case_revision, engine = ${ENGINE_VERSION}, escapes_unclaimed = 1,
    escape_gap = 50 where stage = 'complete'`.execute(own.db)
  const { untouched, escapes } = await panelOf(OWNER)
  expect(listed(untouched)).toContain(long)
  // The longest untouched draft is shown above, and is counted all the same.
  expect(escapes).toMatchObject({ count: 3, amount: 5_020.5 })
  expect(escapes?.cases.map(({ uuid, amount }) => [uuid, amount])).toEqual([
    [third, 4_000],
    [second, 120.5],
  ])
  // A solicitor reads no reports, and a rival none of this firm.
  for (const email of [SOLICITOR, RIVAL])
    expect((await panelOf(email)).escapes).toEqual({ name: 'escapes', count: 0, amount: null, cases: [] })
  // A token without the scope of reports has none, whoever it is of.
  const { queues } = await own.within(OWNER, async (tx, viewer) => ({
    queues: await readPanel({ tx, viewer: { ...viewer, scopes: ['cases:read'] } }),
  }))
  expect(queues.at(-1)).toEqual({ name: 'escapes', count: 0, amount: null, cases: [] })
})

test('a queue is filled up with five cases that no queue above it shows', async () => {
  const { client_uuid } = await own.personOf(OWNER)
  await sql`update "case" set stage = 'in_progress', updated_at = now() - interval '30 days'
    where client_uuid = ${client_uuid}`.execute(own.db)
  await sql`update case_total set revision = case_revision, figures_revision = case_revision, engine = ${ENGINE_VERSION}, escapes_unclaimed = 1,
    escape_gap = 10 where client_uuid = ${client_uuid}`.execute(own.db)
  const { untouched, escapes } = await panelOf(OWNER)
  const shown = [...(listed(untouched) ?? []), ...(listed(escapes) ?? [])]
  expect([shown.length, new Set(shown).size]).toEqual([10, 10])
})
