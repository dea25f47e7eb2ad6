import { compactTally } from '@costdraft/api/case-routes/case-tally.ts'
import { casesByStage, listCases } from '@costdraft/api/case-routes/case-list.ts'
import { forgetOldTotals } from '@costdraft/api/bills/case-totals.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

const OWNER = 'owner@harbour.example'
let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

/** A search for nothing: it finds every case, and adds up what it finds, without the tally. */
const BY_HAND = { search: ' ' }
const sums = (query: Readonly<Record<string, string>>) =>
  own.within(OWNER, (tx, viewer) => casesByStage(tx, viewer, areas, query))
const count = async (query: Readonly<Record<string, string>>): Promise<number> =>
  (await own.within(OWNER, (tx, viewer) => listCases(tx, viewer, areas, { first: '1', ...query }))).total_count ?? -1

/** The tally as it stands, and as it has to be by cases and totals. */
const tally = async () =>
  (
    await sql`select client_uuid, stage, area_of_work, sum(cases)::int as cases, sum(value) as value, sum(unpriced)::int as unpriced, sum(stale)::int as stale
      from case_tally group by 1, 2, 3 having sum(cases) <> 0 order by 1, 2, 3`.execute(own.db)
  ).rows
const counted = async () =>
  (
    await sql`select case_row.client_uuid, case_row.stage, case_row.area_of_work, count(*)::int as cases,
        coalesce(sum(case_total.value) filter (where case_total.revision = case_row.revision), 0) as value,
        count(*) filter (where case_total.revision = case_row.revision and case_total.value is null)::int as unpriced,
        count(*) filter (where case_total.revision is distinct from case_row.revision)::int as stale
      from "case" case_row left join case_total on case_total.case_uuid = case_row.uuid
      group by 1, 2, 3 order by 1, 2, 3`.execute(own.db)
  ).rows
const touch = (uuid: string) => sql`update "case" set revision = revision + 1 where uuid = ${uuid}`
/** A case that the owner sees. */
const aCase = () =>
  own.within(OWNER, (tx) =>
    tx
      .selectFrom('case')
      .selectAll()
      .where('stage', '=', 'in_progress')
      .where('area_of_work', '=', 'legal_aid')
      .orderBy('uuid')
      .executeTakeFirstOrThrow(),
  )

test('the tally is what cases and totals come to, whatever was done to them', async () => {
  const { uuid, client_uuid, area_of_work, case_type, fee_earner, site, created_by, changed_by } = await aCase()
  let added = ''
  const steps: Record<string, () => Promise<unknown>> = {
    'as seeded': async () => {},
    'after all were priced': () => sums({}),
    'a change': () => touch(uuid).execute(own.db),
    'a second change': () => touch(uuid).execute(own.db),
    'a page of the list': () => count({}),
    'a move': () =>
      sql`update "case" set stage = 'blocked', revision = revision + 1 where uuid = ${uuid}`.execute(own.db),
    'prices of the firm': () => sql`select reprice_cases(${client_uuid}::uuid)`.execute(own.db),
    'several rows of it replaced by one': () => compactTally(own.db),
    'all priced again': () => sums({}),
    'a new case': async () => {
      const inserted = await own.db
        .insertInto('case')
        .values({
          ...{ client_uuid, area_of_work, case_type, fee_earner, site, created_by, changed_by, details: '{}' },
          case_name: 'Re Counted',
          solicitors_case_reference: 'TALLY/1',
        })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      added = inserted.uuid
    },
    'another engine': () =>
      own.db
        .updateTable('case_total')
        .set({ engine: 'old' })
        .execute()
        .then(() => forgetOldTotals(own.db)),
    'one without a value': async () => {
      await sums({})
      await own.db.updateTable('case_total').set({ value: null }).where('case_uuid', '=', uuid).execute()
    },
    'a case that is deleted': async () => {
      await sql`delete from case_total where case_uuid = ${added}`.execute(own.db)
      await sql`delete from "case" where uuid = ${added}`.execute(own.db)
    },
  }
  for (const [name, work] of Object.entries(steps)) {
    await work()
    expect(await tally(), name).toEqual(await counted())
  }
})

test('columns and lists count and add up by the tally as by hand, for every filter it knows', async () => {
  const { uuid, client_uuid } = await aCase()
  const filters: Readonly<Record<string, string>>[] = [
    {},
    { status: 'in_progress,blocked' },
    { area: 'legal_aid' },
    { client: client_uuid, status: 'in_review', area: 'inter_parties,legal_aid' },
    { client: uuid },
  ]
  for (const filter of filters) {
    await touch(uuid).execute(own.db)
    const byTally = await sums(filter)
    expect(byTally).toEqual(await sums({ ...filter, ...BY_HAND }))
    expect(await count(filter)).toBe(byTally.reduce((all, { count: n }) => all + n, 0))
    expect(await count({ ...filter, ...BY_HAND })).toBe(await count(filter))
  }
  expect((await sums({})).reduce((all, { value }) => all + value, 0)).toBeGreaterThan(0)
  expect(
    await own.within('leader@bryn.example', async (tx, viewer) => await casesByStage(tx, viewer, areas, {})),
  ).not.toEqual(await sums({}))
})

test('pages merged from several firms are those of all their cases, in every order and filter', async () => {
  const page = (query: Readonly<Record<string, string>>) =>
    own.within(OWNER, (tx, viewer) => listCases(tx, viewer, areas, { columns: 'uuid,client', ...query }))
  const filters: Readonly<Record<string, string>>[] = [{}, { status: 'in_progress,complete' }]
  for (const filter of filters)
    for (const sort of ['updated_at', 'case_name', 'fee_earner', 'solicitors_case_reference'])
      for (const direction of ['asc', 'desc']) {
        const query = { ...filter, sort, direction }
        // A large page is found in all cases at once.
        const all = (await page({ ...query, first: '200' })).nodes.map(({ uuid }) => uuid)
        const seen: string[] = []
        let after = ''
        for (;;) {
          const { nodes, end_cursor, has_next_page, total_count } = await page({ ...query, first: '7', after })
          seen.push(...nodes.map(({ uuid }) => uuid))
          expect(total_count).toBe(all.length)
          if (!has_next_page) break
          after = end_cursor ?? ''
        }
        expect(seen, JSON.stringify(query)).toEqual(all)
        expect(new Set(seen).size).toBe(seen.length)
      }
  const firms = new Set((await page({ first: '200' })).nodes.map((row) => (row as { client?: string }).client))
  expect(firms.size).toBeGreaterThan(1)
})

// The embedded database has one connection.
test.skipIf(inject('engine') === 'PGlite')(
  'a list does not wait for a case that is being changed, and both agree in the end',
  async () => {
    const { uuid } = await aCase()
    await sql`update case_total set revision = 0`.execute(own.db)
    const before = await sums({})
    await own.db.transaction().execute(async (tx) => {
      await touch(uuid).execute(tx)
      expect(await sums({})).toEqual(before)
      // Changed again while it was being priced: what is stored then must not pass for the price of what is there now.
      await sql`update case_total set engine = 'old', revision = 0 where case_uuid <> ${uuid}`.execute(own.db)
      expect(await sums({})).toEqual(before)
    })
    expect(await tally()).toEqual(await counted())
    expect(await sums({})).toEqual(before)
    expect(await tally()).toEqual(await counted())

    // Its total is not stored while another transaction holds it, and still is in the sum.
    await touch(uuid).execute(own.db)
    await own.db.transaction().execute(async (tx) => {
      await sql`select from case_total where case_uuid = ${uuid} for update`.execute(tx)
      expect(await sums({})).toEqual(before)
      expect(await sums(BY_HAND)).toEqual(before)
    })
    await Promise.all([
      sums({}),
      touch(uuid).execute(own.db),
      sums({}),
      compactTally(own.db),
      compactTally(own.db),
      sums({}),
    ])
    expect(await tally()).toEqual(await counted())
    expect(await sums({})).toEqual(before)
  },
)
