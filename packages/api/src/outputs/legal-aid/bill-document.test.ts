import {
  disbursementTypes,
  activityTypes,
  courtLevels,
  hearingTypes,
  type HearingFacts,
  type PricedCase,
} from '@costdraft/costing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frozenOf, frozenWorked } from '../../../../../dev/frozen-bill.ts'
import { richBill } from '../../../../../dev/rich-bill.ts'
import { itemsOf, workedCase, workedBills } from '../../../../../dev/worked-bill.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { billDocument } from './bill-document.ts'
import type { HearingRow, DisbursementRow, WorkRow } from '../bill/model.ts'
import { clock, longDate, money, shortDate } from '../bill/format.ts'

const headSums = (frozen: FrozenCase, names: string[]) =>
  frozen.bill.heads
    .filter(({ name, lines }) => names.includes(name) && lines.length > 0)
    .map(({ net, vat }) => ({ net: money(net), vat: money(vat) }))
const schedulesOf = (frozen: FrozenCase) => {
  const bill = billDocument(frozen)
  return { bill, schedules: [...(bill.work?.schedules ?? []), bill.advocacy, bill.disbursements] }
}
const rowsOf = (
  schedule: ReturnType<typeof schedulesOf>['schedules'][number],
): (WorkRow | HearingRow | DisbursementRow)[] =>
  'groups' in schedule ? schedule.groups.flatMap(({ rows }) => rows) : schedule.rows

describe.each(workedBills().map((worked) => [worked.title, frozenWorked(worked)] as const))('%s', (_title, frozen) => {
  test('printed sums equal the sums of the bill', () => {
    const { bill, schedules } = schedulesOf(frozen),
      { net, vat, gross, heads } = frozen.bill
    expect(bill.summary.total).toEqual({ title: 'Total', net: money(net), vat: money(vat), gross: money(gross) })
    expect(bill.summary.rows.map((row) => [row.net, row.vat])).toEqual(
      heads
        .filter((head) => head.excludedBecause === null && head.lines.length > 0)
        .map((head) => [money(head.net), money(head.vat)]),
    )
    expect(schedules.filter((schedule) => rowsOf(schedule).length > 0).map(({ total }) => total)).toEqual(
      headSums(frozen, ['routine', 'scheduled', 'advocacy', 'disbursements']),
    )
    expect(bill.fixedFee?.claim?.runningTotal).toEqual(
      frozen.case.exceptional ? undefined : headSums(frozen, ['fixed_fee'])[0],
    )
  })
})

const priced: PricedCase<'legal_aid'> = workedCase(workedBills()[0]!)
const dates = fc.constantFrom('2025-02-03', '2025-03-04', '2025-03-05', '2026-01-12')
const arbitrary = fc.record({
  exceptional: fc.boolean(),
  time: fc.array(
    fc.record({
      date: dates,
      activityType: fc.constantFrom(...activityTypes),
      time: fc.integer({ min: 1, max: 900 }),
      vatExempt: fc.boolean(),
      location: fc.constantFrom('London' as const, 'Non-London' as const),
      panelMember: fc.boolean(),
      description: fc.option(fc.string()),
    }),
    { maxLength: 30 },
  ),
  hearings: fc.array(
    fc.record<Omit<HearingFacts, 'uuid'>>({
      date: dates,
      courtLevel: fc.constantFrom(...courtLevels),
      hearingType: fc.constantFrom(...hearingTypes),
      days: fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 3 }),
      finalDays: fc.integer({ min: 1, max: 9 }),
      allegationsOfHarm: fc.boolean(),
      lackOfUnderstanding: fc.boolean(),
      expertCrossExamined: fc.boolean(),
      courtBundle: fc.option(fc.constant('bundle_1' as const)),
      travelMiles: fc.option(fc.integer({ min: 0, max: 99 })),
    }),
    { maxLength: 6 },
  ),
  disbursements: fc.array(
    fc.record({
      date: dates,
      type: fc.constantFrom(...disbursementTypes),
      amount: fc.integer({ min: 0, max: 9_999_999 }),
      vatExempt: fc.boolean(),
      description: fc.option(fc.string()),
    }),
    { maxLength: 8 },
  ),
})

test('property: running totals end at the total, items are numbered in print order, and no line is lost', () => {
  fc.assert(
    fc.property(arbitrary, ({ exceptional, ...items }) => {
      const named = <T>(kind: string, rows: T[]) => rows.map((row, i) => ({ ...row, uuid: `${kind}${i}` }))
      const frozen = frozenOf(
        { ...priced, exceptional },
        {
          time: named('t', items.time),
          hearings: named('h', items.hearings),
          disbursements: named('d', items.disbursements),
        },
      )
      const { bill, schedules } = schedulesOf(frozen)
      for (const schedule of schedules)
        expect(rowsOf(schedule).at(-1)?.runningTotal ?? { net: '0.00', vat: '0.00' }).toEqual(schedule.total)
      expect(schedules.map(({ total }) => total).filter((_, i) => rowsOf(schedules[i]!).length > 0)).toEqual(
        headSums(frozen, ['routine', 'scheduled', 'advocacy', 'disbursements']),
      )
      const numbers = [
        ...(bill.fixedFee?.claim ? [bill.fixedFee.claim.no] : []),
        ...schedules.flatMap(rowsOf).map(({ no }) => no),
      ]
      expect(numbers).toEqual(numbers.map((_, i) => String(i + 1)))
      const printed = schedules.reduce(
        (sum, schedule) =>
          sum + rowsOf(schedule).reduce((lines, row) => lines + ('fees' in row ? row.fees.length : 1), 0),
        bill.fixedFee ? 1 : 0,
      )
      expect(printed).toBe(frozen.bill.heads.reduce((sum, { lines }) => sum + lines.length, 0))
      expect(bill.summary.notHeld).toHaveLength(frozen.bill.unpriced)
    }),
    { numRuns: 100 },
  )
})

test('a line that is not counted has no figures but a note with its amount', () => {
  const rows = schedulesOf(richBill(80))
    .bill.work!.schedules[1]!.groups.flatMap((group) => group.rows)
    .filter(({ muted }) => muted)
  expect(rows[0]).toMatchObject({
    net: '',
    vat: '',
    note: expect.stringMatching(/^Not counted \(£[\d,.]+ net\)\. Paid under the advocacy scheme\.$/),
  })
})

describe('an enhancement', () => {
  const worked = (name: string) => workedBills().find((bill) => bill.name === name)!
  const of = (name: string, reasons: string | null = null) =>
    billDocument(frozenOf(workedCase(worked(name)), itemsOf(worked(name)), { reasons }))
  test('is printed by activity, with its reasons, and on every enhanced line', () => {
    const { enhancement, work } = of('14-enhancement', 'A novel point.\n\nAnd at speed.')
    expect(enhancement).toMatchObject({
      rows: [
        { activity: 'Preparation', percent: '40%' },
        { activity: 'Counsel', percent: '10%' },
        { activity: 'Letter out', percent: '20%' },
      ],
      reasons: ['A novel point.', 'And at speed.'],
    })
    expect(
      work?.schedules.map(({ groups }) => groups.flatMap(({ rows }) => rows.map((row) => [row.enhancement, row.net]))),
    ).toEqual([
      [
        ['20%', '3.98'],
        ['', '1.67'],
      ],
      [
        ['40%', '1,670.67'],
        ['40%', '735.98'],
        ['20%', '18.93'],
        ['15%', '118.34'],
        ['10%', '113.19'],
        ['', ''],
        ['15%', '151.17'],
        ['', '131.45'],
      ],
    ])
  })
  test('is not printed for a fixed fee, if none was set, or if the snapshot has none', () => {
    expect([of('15-enhancement-of-a-fixed-fee', 'Why.').enhancement, of('12-escape-exceptional').enhancement]).toEqual([
      null,
      null,
    ])
    expect(billDocument({ ...frozenWorked(worked('14-enhancement')), enhancement: undefined }).enhancement).toBeNull()
  })
})

test('formats amounts, times and dates', () => {
  expect([money(0), money(5), money(123_456_789), money(-150)]).toEqual(['0.00', '0.05', '1,234,567.89', '−1.50'])
  expect([clock(0), clock(190), clock(25), clock(33), clock(120_000)]).toEqual([
    '0:00',
    '1:54',
    '0:15',
    '0:20',
    '1,200:00',
  ])
  expect([shortDate('2025-01-14'), shortDate(null), longDate('2025-01-04T10:00:00')]).toEqual([
    '14/01/2025',
    '–',
    '4 January 2025',
  ])
})

test('a fixed fee that is not held is printed as such, for each part, and never as one of the care scheme', () => {
  const frozen = frozenOf(
    { ...priced, caseType: 'domestic_abuse_and_child_arrangement' },
    { time: [], hearings: [], disbursements: [] },
  )
  const { fixedFee, summary } = billDocument(frozen)
  expect(fixedFee).toMatchObject({
    facts: [
      {
        label: 'Fixed fee, children',
        value: 'Rate not held: fixed fee of the private family scheme, children.',
      },
      {
        label: 'Fixed fee, domestic abuse',
        value: 'Rate not held: fixed fee of the private family scheme, domestic abuse.',
      },
    ],
    claim: { what: 'Fixed fee, children; Fixed fee, domestic abuse', notHeld: true, net: '' },
  })
  expect(summary.notHeld).toHaveLength(2)
})

test('without a certificate the fixed fee is not held, and neither its court level nor its effect is assumed', () => {
  const frozen = frozenOf({ ...priced, certificate: null }, { time: [], hearings: [], disbursements: [] })
  expect(billDocument(frozen).fixedFee).toMatchObject({
    facts: [
      { label: 'Scheme' },
      { label: 'Fee for', value: 'Parent · one client · court level not recorded · North' },
      {
        label: 'Standard fee',
        value: 'Rate not held: the case has no certificate, whose date of issue selects the edition of Table 2(c).',
      },
      { label: 'Effect', value: 'Not known: the case has no certificate' },
    ],
    result: null,
    claim: { notHeld: true, net: '' },
  })
})

test('the certificate says what the bill leaves out for want of a rate, and is as before without', () => {
  const first = (frozen: FrozenCase) => billDocument(frozen).certificate.statements[0],
    { time, hearings } = itemsOf(workedBills().find(({ name }) => name === '03-fixed-fee-south-1-00h')!),
    bundled = hearings.map((hearing) => ({ ...hearing, courtBundle: 'bundle_1' as const }))
  expect(first(frozenOf(priced, { time, hearings, disbursements: [] }))).toBe(
    'the bill is accurate and complete, and the work and the payments in it were actually done and made;',
  )
  expect(first(frozenOf(priced, { time, hearings: bundled, disbursements: [] }))).toBe(
    'This bill leaves out 1 item for which no rate is held: 04/03/2025 · Bundle payment: Interim. Apart from it the bill is accurate and complete, and the work and the payments in it were actually done and made;',
  )
  const many = frozenOf(
    { ...priced, caseType: 'finance' },
    {
      time: Array.from({ length: 30 }, (_, i) => ({ ...itemsOf(workedBills()[0]!).time[0]!, uuid: `t${i}` })),
      hearings: [],
      disbursements: [],
    },
  )
  expect(first(many)).toMatch(
    /^This bill leaves out 31 items for which no rate is held: Fixed fee, finance; .*; and 11 more, listed in the summary\. Apart from them/,
  )
})
