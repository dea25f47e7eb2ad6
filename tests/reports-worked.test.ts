import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { furtherMeasures } from '@costdraft/schema/reports/measures.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import type { Caller } from './support/instance.ts'
import { startReportsApi, type ReportsApi } from './support/reports/own-firms.ts'
import { listCases, readPriced, readReport, type Row } from './support/reports/read.ts'
import { readTable } from './support/reports/table.ts'
import { enterWorkedCases } from './support/reports/worked-cases.ts'
import { workedFirms } from './support/reports/worked-firms.ts'

// Reports worked by hand: the cases are those of `tests/data/reports/cases.csv`, and each table there beside has every
// cell of a report, and the cases that each row lists.

const today = londonDay(new Date())
const noon = new Date(`${today}T12:00:00Z`)
let api: ReportsApi
let leader: Caller
let uuids: Map<string, string>
/** What keys that are uuids stand for, by uuid. */
const names = new Map<string, string>()
beforeAll(async () => {
  api = await startReportsApi(() => noon)
  const office = await workedFirms(api)
  uuids = await enterWorkedCases(office, today)
  leader = api.by(office.people.get('Rita Review')?.email ?? '')
  for (const { client, name, earners } of Object.values(office.firms)) {
    names.set(client, name)
    for (const [earner, uuid] of earners) names.set(uuid, earner)
  }
  for (const [name, { uuid }] of office.people) names.set(uuid, name)
}, 120_000)
afterAll(() => api.stop())

const shared = ['count', 'net', 'vat', 'hours', 'unpriced', 'pending'] as const
const further = furtherMeasures.map(snakeName)
const keyNow = (key: string): string =>
  /^\+\d+$/.test(key) ? new Date(Date.parse(today) + Number(key) * 86_400_000).toISOString().slice(0, 10) : key
type Expected = Record<'section' | 'keys' | 'cases', string> & Record<string, string>

/** A row of a table: its keys, and each measure as a number; what is left empty is nothing. */
function expectedRow({ section, keys, cases: listed, ...cells }: Expected) {
  const numbers = [...shared, ...further].map((name) => [name, cells[name] ? Number(cells[name]) : null])
  return { section, keys: keys === '' ? [] : keys.split(' | ').map(keyNow), ...Object.fromEntries(numbers), listed }
}
/** The same of a row that was answered, with the cases that its filter lists. */
async function answeredRow(row: Row) {
  const cases = await listCases(leader, row.filter)
  const numbers = [...shared, ...further].map((name) => [name, row[name] ?? null])
  return {
    section: row.section,
    keys: row.keys.map((key) => (key === '' ? 'Nobody' : (names.get(key) ?? key))),
    ...Object.fromEntries(numbers),
    listed: cases
      .map(({ case_name }) => case_name)
      .toSorted()
      .join(' '),
  }
}

/** The reports by the names of their tables. */
const asked: Readonly<Record<string, string>> = {
  'work-in-progress-stage': 'work-in-progress',
  'work-in-progress-firm-stage': 'work-in-progress?by=firm,stage',
  'work-in-progress-staff': 'work-in-progress?by=staff',
  'work-in-progress-area-fee_earner': 'work-in-progress?by=area,fee_earner',
  'age-pace': 'age-pace',
  completed: 'completed?from=2025-06-01&to=2025-08-31',
  'completed-july': 'completed?from=2025-07-01&to=2025-08-04',
  unclaimed: 'unclaimed',
  dates: 'dates',
  'dates-2025': 'dates?from=2025-01-01&to=2025-12-31',
}

describe('reports worked by hand, every cell and the cases of each row', () => {
  test('the cases come to what was worked', async () => {
    for (const one of readTable<string>('cases')) {
      const uuid = uuids.get(one.case ?? '')
      const { body } = await leader.rest<Record<string, number>>('GET', `client/case/${uuid}/totals`)
      expect([one.case, body.net?.toFixed(2), body.vat?.toFixed(2), String(body.unpriced)]).toEqual([
        one.case,
        one.net,
        one.vat,
        one.unpriced,
      ])
    }
  })

  test.each(Object.entries(asked))('%s', async (name, path) => {
    const { rows, total } = await readPriced(leader, path)
    const answered = []
    for (const row of [...rows, total]) answered.push(await answeredRow(row))
    expect(answered).toEqual(readTable<string>(name).map((row) => expectedRow(row as Expected)))
  })
})

test('labels are what people read', async () => {
  const labels = async (path: string, section: string) =>
    (await readReport(leader, path)).rows.flatMap((row) => (row.section === section ? [row.label] : []))
  expect(await labels('work-in-progress?by=firm,stage', 'work')).toEqual([
    'Ash & Co · In progress',
    'Ash & Co · Review',
    'Ash & Co · Blocked',
    'Birch LLP · In progress',
  ])
  expect(await labels('work-in-progress?by=staff', 'work')).toEqual(['Dan Draft', 'Dora Draft', 'Nobody'])
  expect(await labels('age-pace', 'untouched')).toEqual(['14 days or more', '30 days or more'])
  expect(await labels('age-pace', 'sent_back')).toEqual(['Once', 'Twice', 'Three times or more'])
  expect(await labels('completed?from=2025-06-01&to=2025-08-31', 'month')).toEqual(['Jun 2025', 'Jul 2025', 'Aug 2025'])
  expect(await labels('unclaimed', 'case_type')).toContain('Care and supervision')
  expect((await labels('dates', 'claim'))[0]).toBe('29/02/2024 · Dan Draft')
})

test('what is not known is said, and so is the moment', async () => {
  expect(await readPriced(leader, 'age-pace')).toMatchObject({
    as_of: noon.toISOString(),
    from: null,
    to: null,
    notes: ['One case has no recorded moves: how long they stayed in earlier stages is not known.'],
  })
  expect((await readReport(leader, 'work-in-progress')).notes).toEqual([])
  expect(await readReport(leader, 'completed?from=2025-06-01&to=2025-08-31')).toMatchObject({
    from: '2025-06-01',
    to: '2025-08-31',
    notes: [],
  })
})

test('nothing was assessed', async () => {
  const { rows, total, notes } = await readReport(leader, 'outcome?from=2025-06-01&to=2025-08-31')
  expect([rows, notes]).toEqual([[], []])
  expect(total).toMatchObject({ count: 0, net: 0, claimed: 0, allowed: 0, reduction: null })
})

test('filters leave the same rows with fewer cases', async () => {
  const { rows, total } = await readPriced(leader, `unclaimed?area=legal_aid&search=c02`)
  expect(rows.map(({ section, missed, tested, net }) => [section, missed ?? tested, net])).toEqual([
    ['escape', 721.32, 718],
    ['not_counted', 1439.32, 718],
    ['case_type', 1, 718],
  ])
  expect(total).toMatchObject({ count: 1, net: 718, filter: { area: 'legal_aid', search: 'c02', reported: 'true' } })
  const { rows: complete, total: none } = await readReport(leader, 'work-in-progress?status=complete')
  expect([complete, none.count]).toEqual([[], 0])
  expect(await listCases(leader, none.filter)).toEqual([])
})

test('a hearing is to come until its day is past', async () => {
  const { db } = api.database
  const dayOf = (later: number) => sql`(now() at time zone 'Europe/London')::date + ${later}::int`
  /** The hearings of c11 on a day from now, unless it became another day meanwhile. */
  const hearingsOn = async (later: number): Promise<number[]> => {
    const { rows: before } = await sql<{ day: string }>`select (${dayOf(later)})::text as day`.execute(db)
    await sql`update high_cost_step set date = ${dayOf(later)} where item_uuid in (select uuid from case_item
      where case_uuid = ${uuids.get('c11')}) and date > '2025-12-31'`.execute(db)
    const { rows } = await readReport(leader, 'dates?search=c11')
    const { rows: after } = await sql<{ day: string }>`select (${dayOf(later)})::text as day`.execute(db)
    if (before[0]?.day !== after[0]?.day) return hearingsOn(later)
    return rows.flatMap(({ section, count }) => (section === 'hearing' ? [count] : []))
  }
  expect(await hearingsOn(0)).toEqual([1])
  expect(await hearingsOn(-1)).toEqual([])
})

test('the last of February counts beside February of the year after a leap year', async () => {
  const { db } = api.database
  const moved = (moment: string) =>
    sql`update "case" set stage_since = ${moment}::timestamptz where uuid = ${uuids.get('c18')}`.execute(db)
  await moved('2024-02-29T12:00:00Z')
  const { rows } = await readReport(leader, 'completed?from=2025-02-01&to=2025-02-28')
  await moved('2024-06-15T08:00:00Z')
  expect(rows.map(({ section, count_before, net_before }) => [section, count_before, net_before])).toEqual([
    ['month', 1, 400],
    ['area', 1, 400],
    ['firm', 1, 400],
  ])
})
