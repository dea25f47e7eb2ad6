import { londonDay } from '@costdraft/schema/london-day.ts'
import { reportNames, reports, reportSections } from '@costdraft/schema/reports/report.ts'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { ReportAnswer, ReportRowRow } from './case-reports.ts'
import { filterWords } from './filter-words.ts'
import { reportSheet, sheetName, type AskedReport } from './report-sheet.ts'

const row = (section: ReportRowRow['section'], labels: string[], more: object = {}): ReportRowRow => ({
  section,
  keys: labels,
  labels,
  label: labels.join(', '),
  count: 2,
  net: 1234.5,
  vat: 246.9,
  hours: 10.25,
  unpriced: 0,
  pending: 1,
  filter: {},
  ...more,
})
const answer = (rows: ReportRowRow[], more: Partial<ReportAnswer> = {}): ReportAnswer => ({
  // In summer time an hour later.
  as_of: '2026-06-30T16:30:00.000Z',
  from: null,
  to: null,
  rows,
  total: row('total', [], { count: 4, net: 2469, hours: 20.5, pending: 2 }),
  notes: ['2 cases are not priced yet.'],
  ...more,
})
const work: AskedReport = {
  name: 'workInProgress',
  by: ['firm', 'stage'],
  filter: { stages: ['in_review', 'blocked'], staff: ['none', 'a'], notCounted: '' },
  answer: answer([row('work', ['=Firm', 'Review']), row('work', ['Birch, Ash', 'Blocked'], { net: -1, vat: null })]),
}
const dates: AskedReport = {
  name: 'dates',
  answer: answer([row('claim', ['1 December 2026', 'Mary Ash'], { keys: ['2026-12-01', 'uuid'] })], {
    to: '2027-02-28',
  }),
}
const bytesOf = async (asked: AskedReport, format: 'csv' | 'xlsx'): Promise<Buffer> =>
  Buffer.from((await reportSheet(asked, format)).content, 'base64')
const linesOf = async (asked: AskedReport): Promise<string[]> =>
  (await bytesOf(asked, 'csv')).toString().trimEnd().split('\r\n')

test('CSV says what was asked, when and of what, then each table with its heads, and what all comes to', async () => {
  expect(await linesOf(work)).toEqual([
    '\uFEFFWork in progress',
    'As of,30/06/2026 17:30',
    'Filter,"Stage: Review, Blocked; Staff: nobody, 1 chosen"',
    '2 cases are not priced yet.',
    '',
    'Work in progress',
    'Firm,Stage,Cases,Hours,Net,VAT,With unpriced rows,Not priced yet',
    "'=Firm,Review,2,10.25,1234.50,246.90,0,1",
    '"Birch, Ash",Blocked,2,10.25,-1.00,,0,1',
    'Total,,4,20.50,2469.00,246.90,0,2',
  ])
})

test('tables stand one under the other, with days as dates, and only those that have rows', async () => {
  const both = { ...dates, answer: { ...dates.answer, rows: [...dates.answer.rows, row('hearing', ['x'])] } }
  expect((await linesOf(both)).slice(2)).toEqual([
    'Period,Until 28/02/2027',
    'Filter,None',
    '2 cases are not priced yet.',
    '',
    'Claims due',
    'Day,Person,Cases,Net,Not priced yet',
    '01/12/2026,Mary Ash,2,1234.50,1',
    '',
    'Hearings to come',
    'Day,Person,Cases,Hearings,Net,Not priced yet',
    'x,,2,,1234.50,1',
  ])
  expect((await linesOf(dates)).join()).not.toContain('Hearings')
})

test('a report without rows says so in each of its tables', async () => {
  const lines = await linesOf({ ...dates, answer: answer([], { notes: [] }) })
  expect(lines).toContain(reportSections.claim.empty)
  expect(lines).toContain(reportSections.hearing.empty)
})

test('a workbook has a sheet for each table; texts are texts, amounts and days can be worked with', async () => {
  const [first] = (await readXlsx(await bytesOf(work, 'xlsx'))).sheets
  expect(first?.name).toBe('Work in progress')
  expect(first?.rows[0]?.[0]).toBe('Work in progress')
  expect(first?.rows[1]?.slice(0, 2)).toEqual(['As of', new Date('2026-06-30T17:30:00.000Z')])
  expect(first?.rows[6]?.slice(0, 3)).toEqual(['Firm', 'Stage', 'Cases'])
  expect(first?.rows[7]).toEqual(['=Firm', 'Review', 2, 10.25, 1234.5, 246.9, 0, 1])
  expect(first?.rows[9]).toEqual(['Total', null, 4, 20.5, 2469, 246.9, 0, 2])
  const [claims] = (await readXlsx(await bytesOf(dates, 'xlsx'))).sheets
  expect(claims?.rows.at(-1)?.slice(0, 3)).toEqual([new Date('2026-12-01T00:00:00.000Z'), 'Mary Ash', 2])
  const rates = { case_type: row('case_type', ['Care'], { escape_rate: 12.5 }), age: row('age', ['Review']) }
  const unclaimed = await readXlsx(
    await bytesOf({ name: 'unclaimed', answer: answer([rates.case_type, row('escape', ['A B'])]) }, 'xlsx'),
  )
  expect(unclaimed.sheets.map(({ name }) => name)).toEqual(['Escapes not claimed', 'Escapes and enhancements by'])
  expect(unclaimed.sheets[1]?.rows.slice(-2).map((cells) => [cells[0], cells[4]])).toEqual([
    ['Case type', 'Escape rate, %'],
    ['Care', 12.5],
  ])
})

test('what was allowed stands in a table for each sort of group, and each of them is said to have nothing', async () => {
  const ruled = { lines: 3, claimed: 100, allowed: 87.5, reduction: 12.5 }
  const rows = [row('outcome', ['Inter partes'], ruled), row('outcome_reason', ['Too much time'], ruled)]
  expect((await linesOf({ name: 'outcome', answer: answer(rows, { notes: [] }) })).slice(4)).toEqual([
    'Outcome by area',
    'Area,Cases,Claimed,Allowed,"Reduction, %"',
    'Inter partes,2,100.00,87.50,12.5',
    '',
    'Reductions by reason',
    'Reason,Cases,Lines,Claimed,Allowed,"Reduction, %"',
    'Too much time,2,3,100.00,87.50,12.5',
  ])
  const lines = await linesOf({ name: 'outcome', answer: answer([], { notes: [] }) })
  for (const section of reports.outcome.sections) expect(lines).toContain(reportSections[section].empty)
})

test('the sheets of a report have names that spreadsheets take, each another', () => {
  for (const name of reportNames) {
    const names = reports[name].sections.map((section) => sheetName(reportSections[section].title))
    expect(new Set(names).size).toBe(names.length)
    for (const one of names) expect(one).toMatch(/^[^[\]:*?/\\']{1,31}$/)
  }
  expect(sheetName("What's [this]: a/b\\c*?")).toBe('Whats this abc')
  expect(sheetName('A'.repeat(40))).toBe('A'.repeat(31))
})

test('the file is called after the report and the day', async () => {
  const today = londonDay(new Date())
  expect((await reportSheet(work, 'xlsx')).fileName).toBe(`work-in-progress ${today}.xlsx`)
  expect((await reportSheet(dates, 'csv')).fileName).toBe(`dates ${today}.csv`)
})

test('a filter is said in words; people and firms are counted', () => {
  expect(
    filterWords({
      clients: ['a', 'b'],
      areas: ['legal_aid'],
      groups: ['g'],
      updatedFrom: '2026-11-01',
      marks: ['escape_unclaimed'],
      outcome: 'reason:time',
      sentBack: 3,
      reviewers: [],
      reported: true,
      dueTo: '2026-12-24',
    }),
  ).toEqual([
    'Firms: 2 chosen',
    'Area: Legal aid',
    'User groups: 1 chosen',
    'Updated from 01/11/2026',
    'Cases: escape not claimed',
    'Reduced for: Too much time',
    'Sent back: 3 times or more',
    'Due until 24/12/2026',
  ])
  expect(filterWords(null)).toEqual([])
})
