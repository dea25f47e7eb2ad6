import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fullHighCostBill } from '../../../../../dev/full-high-cost.ts'
import { isEveryDocument } from '../../../../../dev/sampled.ts'
import { plannedRows } from '../../../../../dev/planned-work.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { FrozenPlannedWork } from '../frozen-planned-work.ts'
import { casePlan } from './case-plan.ts'
import { highCostDocuments } from './documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'case-plan-'))
afterAll(() => rmSync(folder, { recursive: true }))

const document = highCostDocuments.find(({ key }) => key === 'case_plan')!
/** The text of each page of the case plan. */
async function printed(frozen: FrozenCase): Promise<string[]> {
  const file = join(folder, 'plan.pdf')
  writeFileSync(file, (await document.make(frozen)).bytes)
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
  return text
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replaceAll(/\s+/g, ' '))
}
type Row = Partial<FrozenPlannedWork> & Pick<FrozenPlannedWork, 'stage' | 'costs'>
const row = (given: Row): FrozenPlannedWork => ({
  ...{ name: null, grade: null, time: null, rate: null, amount: null, description: null },
  ...given,
})
const ellen = { costs: 'profit_costs', name: 'Ellen Marsh', grade: 'A', rate: 63_00 } as const
const tom = { costs: 'profit_costs', name: 'Tom Asher', grade: 'D', rate: 51_43 } as const

/** A plan worked by hand: three stages, two fee earners, counsel by the hour and for an amount, disbursements. */
const plan: FrozenPlannedWork[] = [
  // 14.50 h at 63.00.
  row({ ...ellen, stage: 'Pre-proceedings', time: 14_50, description: 'Instructions and statements' }), // 913.50
  // 7.33 h at 51.43 are 376.9819.
  row({ ...tom, stage: 'Pre-proceedings', time: 7_33, description: 'Medical records' }), // 376.98
  row({ stage: 'Pre-proceedings', costs: 'disbursements', amount: 50_00, description: 'Hospital records' }),
  // 6.25 h at 63.00.
  row({ ...ellen, stage: 'Issues resolution hearing', time: 6_25 }), // 393.75
  // 8.00 h at 90.00.
  row({ stage: 'Issues resolution hearing', costs: 'counsel', name: 'Lea Hart', time: 8_00, rate: 90_00 }), // 720.00
  // 0.50 h at 51.43 are 25.715, rounded up.
  row({ ...tom, stage: 'Final hearing', time: 50 }), // 25.72
  row({ stage: 'Final hearing', costs: 'disbursements', amount: 1_287_50, description: 'Paediatrician, a third' }),
  row({ stage: 'Final hearing', costs: 'counsel', name: 'Sir Hugo Vane KC', amount: 4_500_00, description: 'Brief' }),
  // Another way of writing the first stage.
  row({ ...ellen, stage: 'pre-proceedings', time: 1_00 }), // 63.00
]
const example = (change: Partial<FrozenCase> = {}, hourly: number | null = 1_772_95): FrozenCase => ({
  ...fullHighCostBill(4, { hourlyFigure: hourly, hourlyFigureSource: hourly === null ? null : 'Case plan of 3 March' }),
  plannedWork: plan,
  ...change,
})

describe('the case plan worked by hand', () => {
  test('comes to its stages, to profit costs, counsel and disbursements, and to who does the work', async () => {
    const pages = await printed(example())
    const text = pages.join(' ')
    for (const said of [
      'Profit costs: Instructions and statements Ellen Marsh, grade A 14:30 63.00 913.50',
      'Profit costs: Medical records Tom Asher, grade D 7.33 h 51.43 376.98',
      'Disbursement: Hospital records 50.00 Total: Pre-proceedings 1,403.48',
      'Profit costs Ellen Marsh, grade A 6:15 63.00 393.75',
      'Counsel Lea Hart 8:00 90.00 720.00 Total: Issues resolution hearing 1,113.75',
      'Profit costs Tom Asher, grade D 0:30 51.43 25.72',
      'Counsel: Brief Sir Hugo Vane KC 4,500.00',
      'Disbursement: Paediatrician, a third 1,287.50 Total: Final hearing 5,813.22',
      // By stage: profit costs, counsel, disbursements, total.
      'Pre-proceedings 1,353.48 0.00 50.00 1,403.48',
      'Issues resolution hearing 393.75 720.00 0.00 1,113.75',
      'Final hearing 25.72 4,500.00 1,287.50 5,813.22',
      'Total, without VAT 1,772.95 5,220.00 1,337.50 8,330.45',
      // 14.50, 6.25 and 1.00 h; 7.33 and 0.50 h.
      'Ellen Marsh, grade A 21:45 1,370.25',
      'Tom Asher, grade D 7.83 h 402.70',
      'Lea Hart, counsel 8:00 720.00',
      'Sir Hugo Vane KC, counsel 4,500.00',
      'Profit costs of the plan £1,772.95',
      'By the hour £1,772.95. Case plan of 3 March',
      'None: the figure that is entered is that of the plan.',
      'It is not an official form of the Agency',
      'Signed on behalf of Ashdown Law: Signature',
    ])
      expect(text).toContain(said)
  })

  test.each([
    [1_772_96, '£0.01 more than the profit costs of the plan.'],
    [1_700_00, '£72.95 less than the profit costs of the plan.'],
  ])('says by how much the figure by the hour differs from it', (hourly, said) => {
    const { value } = casePlan(example({}, hourly)).byHour.facts.at(-1)!
    expect(value).toBe(`The figure that is entered is ${said}`)
  })

  test('fills in no figure by the hour where none is entered', () => {
    const frozen = fullHighCostBill(4, { hourlyFigure: null, hourlyFigureSource: null }, { feeScheme: 'hourly' })
    const { byHour, comparison } = casePlan({ ...frozen, plannedWork: plan })
    expect(byHour.facts).toEqual([
      { label: 'Profit costs of the plan', value: '£1,772.95' },
      { label: 'By the hour', value: 'No figure is entered for the case.' },
    ])
    expect(comparison.facts[0]?.value).toContain('No figure is entered')
  })
})

test('a case without planned work says so, and has the figure by the hour with its source', async () => {
  for (const plannedWork of [[], undefined]) {
    const { plannedWork: _none, ...frozen } = example()
    const [page = '', ...more] = await printed({ ...frozen, ...(plannedWork && { plannedWork }) })
    expect(more).toEqual([])
    expect(page).toContain('No case plan is recorded for this case')
    expect(page).toContain('By the hour £1,772.95. Case plan of 3 March')
    expect(page).not.toContain('Total')
  }
})

test.each([
  ['paid by the hour', 'hourly', null, 'Case plan'],
  ['paid by the hour, with a figure', 'hourly', 1_00, 'Case plan'],
  ['paid by the event, with a figure', 'events', 1_00, 'Case plan'],
  ['paid by the event', 'events', null, null],
] as const)('a case that is %s has one or none', (_what, feeScheme, hourlyFigure, name) => {
  const frozen = fullHighCostBill(4, { hourlyFigure, hourlyFigureSource: null }, { feeScheme })
  expect(document.nameOf(frozen)).toBe(name)
})

test('a total stands on the page of the last row of its stage, however many rows there are', async () => {
  const pagesOfTotals: number[] = []
  for (let count = 2; count < 44; count += isEveryDocument ? 1 : 10) {
    const rows = plannedRows(count).map((one) => ({ ...one, stage: 'Fact-finding' }))
    const pages = await printed(example({ plannedWork: rows }))
    const page = pages.findIndex((text) => text.includes('Total: Fact-finding'))
    const hasRow = /Amount, £ Fact-finding [^£]*\d\.\d\d[^£]*Total: Fact-finding/.test(pages[page]!)
    expect([count, hasRow]).toEqual([count, true])
    pagesOfTotals.push(page)
  }
  // From no break to two, so that the last row was on either side of each.
  expect([...new Set(pagesOfTotals)]).toEqual([0, 1, 2])
})
