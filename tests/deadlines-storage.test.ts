import { remindOfDeadlines } from '@costdraft/api/deadlines/remind-of-deadlines.ts'
import { workOutDeadlines } from '@costdraft/api/deadlines/work-out-deadlines.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASHDOWN } from './support/firm.ts'
import { openOwn } from './support/own-database.ts'

let own: Awaited<ReturnType<typeof openOwn>>
/** An open case between parties, whoever drafts it, and the user that its fee earner is. */
let of: { uuid: string; client: string; staff: string; earner: string }
beforeAll(async () => {
  own = await openOwn()
  const { rows } = await sql<{ uuid: string; client: string }>`
    select uuid, client_uuid as client from "case" where area_of_work = 'inter_parties' and stage = 'in_progress'
    order by case_name limit 1`.execute(own.db)
  const found = rows[0]!
  const [{ uuid: earner }, other] = [
    await own.personOf(ASHDOWN),
    await sql<{ uuid: string }>`select uuid from person where client_uuid = ${found.client} and role = 'owner' limit 1`
      .execute(own.db)
      .then(({ rows: [row] }) => row!),
  ]
  await sql`update "case" set staff_member = ${other.uuid} where uuid = ${found.uuid}`.execute(own.db)
  await sql`update fee_earner set person_uuid = ${earner}
    where uuid = (select fee_earner from "case" where uuid = ${found.uuid})`.execute(own.db)
  of = { ...found, staff: other.uuid, earner }
})
afterAll(() => own.close())

const told = async () => {
  const { rows } = await sql<{ person_uuid: string; facts: { rule: string; date: string } }>`
    select person_uuid, facts from notification where kind = 'date_near' and case_uuid = ${of.uuid}
    order by created_at, person_uuid`.execute(own.db)
  return rows
}
const at = (day: string) => remindOfDeadlines(own.db, new Date(`${day}T08:00:00Z`))
const set = (rule: string, day: string, done: string | null = null) =>
  sql`insert into case_deadline (case_uuid, client_uuid, rule, entered_on, done_at)
    values (${of.uuid}, ${of.client}, ${rule}, ${day}, ${done})
    on conflict (case_uuid, rule) do update set entered_on = ${day}, done_at = ${done}`.execute(own.db)

test('staff and fee earner are reminded seven days and one day before, each once', async () => {
  await set('reply', '2031-06-20')
  await at('2031-06-12')
  expect(await told()).toEqual([])
  for (const day of ['2031-06-13', '2031-06-13', '2031-06-15', '2031-06-18']) await at(day)
  const first = await told()
  expect(first.map(({ person_uuid }) => person_uuid).toSorted()).toEqual([of.staff, of.earner].toSorted())
  expect(first[0]?.facts).toEqual({ rule: 'reply', date: '2031-06-20' })
  for (const day of ['2031-06-19', '2031-06-19', '2031-06-20', '2031-06-21']) await at(day)
  expect(await told()).toHaveLength(4)
  // Another day is another date; what is done is not said.
  await set('reply', '2031-08-20')
  await at('2031-08-13')
  expect(await told()).toHaveLength(6)
  await set('reply', '2031-09-20', '2031-09-01T00:00:00Z')
  await at('2031-09-13')
  expect(await told()).toHaveLength(6)
})

test('what comes within the seven days is said at once, and to nobody who has switched it off', async () => {
  await sql`update person set notifications_off = '{date_near}' where uuid = ${of.staff}`.execute(own.db)
  const before = (await told()).length
  await set('agree_sum', '2031-10-05')
  await at('2031-10-02')
  expect((await told()).slice(before).map(({ person_uuid }) => person_uuid)).toEqual([of.earner])
})

test('what was worked out by other closed days is worked out anew, but for what a person entered', async () => {
  const start = (day: string) =>
    sql`insert into case_deadline_start (case_uuid, client_uuid, start, date, computed_with)
      values (${of.uuid}, ${of.client}, 'provisional_assessment_received', ${day}, 'before')
      on conflict (case_uuid, start) do update set date = ${day}, computed_with = 'before'`.execute(own.db)
  const dates = async () => {
    const { rows } = await sql<{ rule: string; computed: string; entered: string; version: number }>`
      select rule, computed_on as computed, entered_on as entered, deadlines_version as version
      from case_deadline join "case" on uuid = case_uuid
      where case_uuid = ${of.uuid} and computed_on is not null order by rule`.execute(own.db)
    return rows
  }
  // Fourteen days from the 10th: the 24th of December, on which the office is closed, and the days up to the 29th.
  await start('2025-12-10')
  await sql`update case_deadline set computed_on = '2025-12-24' where case_uuid = ${of.uuid} and rule = 'agree_sum'`.execute(
    own.db,
  )
  const { version } = (await dates())[0]!
  await workOutDeadlines(own.db)
  const [sum, hearing] = [
    { rule: 'agree_sum', computed: '2025-12-29', entered: '2031-10-05' },
    { rule: 'oral_hearing', computed: '2025-12-31', entered: null },
  ]
  const after = [sum, hearing].map((of) => ({ ...of, version: version + 1 }))
  expect(await dates()).toEqual(after)
  // What is worked out is not worked out again; what comes to the same raises no version.
  await sql`update case_deadline set computed_on = '2025-12-24' where case_uuid = ${of.uuid} and rule = 'agree_sum'`.execute(
    own.db,
  )
  await workOutDeadlines(own.db)
  expect((await dates())[0]).toMatchObject({ computed: '2025-12-24', version: version + 1 })
  await sql`update case_deadline set computed_on = '2025-12-29' where case_uuid = ${of.uuid} and rule = 'agree_sum'`.execute(
    own.db,
  )
  await start('2025-12-10')
  await workOutDeadlines(own.db)
  expect(await dates()).toEqual(after)
})
