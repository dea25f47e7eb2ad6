import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PricedCase } from '../facts/priced-case.ts'
import type { TimeFacts } from '../items/time.ts'
import { price } from '../price.ts'
import type { Aspect } from '../vocabulary/vocabulary.ts'
import { makeBill, makeHeads, type Escape, type PartTotal } from './bill.ts'
import { escapeTestsOf, figuresOf } from './figures.ts'
import type { HeadName, Line } from './line.ts'

const line = (of: Partial<Line> & { head: HeadName }): Line => ({
  item: 'row',
  date: '2025-02-03',
  description: '',
  quantity: 100,
  unit: 'hours',
  rate: 5_000,
  enhancement: 0,
  net: 5_000,
  vat: 1_000,
  under: null,
  excludedBecause: null,
  notHeld: null,
  ...of,
})
const escape = (hourly: number, fee: number, multiple = 2): Escape => {
  const distance = hourly - multiple * fee
  return { fee, threshold: multiple * fee, multiple, hourly, distance, escapes: distance > 0 }
}
const billOf = (lines: readonly Line[], excluded: Partial<Record<HeadName, string>> = {}, summary = {}) =>
  makeBill(makeHeads(['fixed_fee', 'routine', 'scheduled', 'disbursements'], [lines], excluded), summary)
const never = () => false

describe('the gap of an escape', () => {
  const bill = billOf([], {}, { escape: escape(143_932, 71_800) })

  test('is what the hourly costs are above the fee, in a case that escapes and is not claimed', () => {
    expect(figuresOf(bill, never)).toMatchObject({
      escapeTests: 1,
      escapes: 1,
      escapesUnclaimed: 1,
      escapeGap: 72_132,
    })
  })

  test('is none where it is claimed, where it does not escape, and where there is no test', () => {
    expect(figuresOf(bill, (part) => part === null)).toMatchObject({ escapes: 1, escapesUnclaimed: 0, escapeGap: 0 })
    const atThreshold = billOf([], {}, { escape: escape(143_600, 71_800) })
    expect(figuresOf(atThreshold, never)).toMatchObject({ escapeTests: 1, escapes: 0, escapeGap: 0 })
    expect(figuresOf(billOf([]), never)).toMatchObject({ escapeTests: 0, escapes: 0, escapesUnclaimed: 0 })
  })

  test('is that of the parts which escape and are not claimed', () => {
    const part = (name: Aspect | null, of: Escape | null): PartTotal => ({
      ...{ part: name, net: 0, vat: 0, gross: 0, escape: of },
    })
    const parts = [
      part('child_arrangement', escape(90_990, 30_000, 3)),
      part('non_molestation_order', escape(80_000, 25_000, 3)),
      // What has no test: rows whose part is not recorded.
      part(null, null),
    ]
    const two = billOf([], {}, { parts })
    expect(escapeTestsOf(two).map((one) => one.part)).toEqual(['child_arrangement', 'non_molestation_order'])
    expect(figuresOf(two, never)).toMatchObject({
      escapeTests: 2,
      escapes: 2,
      escapesUnclaimed: 2,
      escapeGap: 60_990 + 55_000,
    })
    expect(figuresOf(two, (name) => name === 'child_arrangement')).toMatchObject({
      escapes: 2,
      escapesUnclaimed: 1,
      escapeGap: 55_000,
    })
  })

  test('is read of bills that were frozen before there were parts', () => {
    const { parts: _parts, ...frozen } = bill
    expect(figuresOf(frozen, never)).toMatchObject({ escapeTests: 1, escapeGap: 72_132 })
  })
})

describe('rows that are not counted', () => {
  test('are told by reason: that of the line before that of its head', () => {
    const bill = billOf(
      [
        line({ head: 'scheduled', item: 'a', net: 100 }),
        line({ head: 'scheduled', item: 'b', net: 20, excludedBecause: 'Not paid.' }),
        line({ head: 'routine', item: 'c', net: 3 }),
        line({ head: 'disbursements', item: 'd', net: 4_000 }),
      ],
      { scheduled: 'The fee is paid.', routine: 'The fee is paid.' },
    )
    expect(figuresOf(bill, never).notCounted).toEqual([
      { reason: 'The fee is paid.', rows: 2, net: 103 },
      { reason: 'Not paid.', rows: 1, net: 20 },
    ])
  })

  test('are rows, and not lines: one of which two lines are left out is one', () => {
    const left = { head: 'disbursements', excludedBecause: 'Not paid.' } as const
    const bill = billOf([line({ ...left, net: 100 }), line({ ...left, net: 50 }), line({ head: 'disbursements' })])
    expect(figuresOf(bill, never).notCounted).toEqual([{ reason: 'Not paid.', rows: 1, net: 150 }])
  })

  test('are none of the case itself: its fixed fee is no row', () => {
    const fee = line({ head: 'fixed_fee', item: null, net: 71_800 })
    expect(figuresOf(billOf([fee], { fixed_fee: 'The hours are paid.' }), never).notCounted).toEqual([])
  })
})

describe('what enhancements add', () => {
  test('is what the rounded line is more than the rounded line without', () => {
    // 22.70 h at 52.57 are 1193.34, with 40 % 1670.67; a letter at 1.67 with 25 % is 2.09.
    const bill = billOf([
      line({ head: 'scheduled', item: 'a', rate: 5_257, quantity: 2_270, enhancement: 40, net: 167_067 }),
      line({ head: 'routine', item: 'b', rate: 167, quantity: 1, unit: 'items', enhancement: 25, net: 209 }),
      line({ head: 'scheduled', item: 'c', rate: 5_257, quantity: 100, net: 5_257 }),
    ])
    expect(figuresOf(bill, never).enhancement).toBe(47_733 + 42)
  })

  test('is nothing of what is not counted', () => {
    const enhanced = line({ head: 'scheduled', enhancement: 40, net: 7_000 })
    expect(figuresOf(billOf([enhanced], { scheduled: 'The fee is paid.' }), never).enhancement).toBe(0)
    expect(figuresOf(billOf([{ ...enhanced, excludedBecause: 'Not paid.' }]), never).enhancement).toBe(0)
  })

  test('is what the case comes to more than without them', () => {
    const care = (enhancements: PricedCase<'legal_aid'>['enhancements']): PricedCase<'legal_aid'> => ({
      ...{ area: 'legal_aid', caseType: 'care_and_supervision', representedParty: 'joined_party' },
      ...{ partiesRepresented: 1, region: 'North', location: 'Non-London', exceptional: true },
      ...{ highCourtWork: false, enhancements },
      certificate: { courtLevel: 'other_judge', dateOfIssue: '2025-01-10', transfer: false, halfFixedFee: false },
    })
    const times = fc.array(
      fc.record({
        activityType: fc.constantFrom('preparation', 'counsel', 'letter_out', 'travelling_and_waiting'),
        time: fc.integer({ min: 1, max: 2_400 }),
      }),
      { maxLength: 6 },
    )
    const percent = fc.integer({ min: 0, max: 50 })
    fc.assert(
      fc.property(times, percent, percent, (given, preparation, letter_out) => {
        const time = given.map((one, i): TimeFacts => ({
          ...{ uuid: String(i), date: '2025-02-03', vatExempt: false, location: 'Non-London' },
          ...{ panelMember: false, description: null, ...one },
        }))
        const items = { time, hearings: [], disbursements: [], expertFees: [] }
        const enhanced = price(care({ preparation, letter_out }), items)
        expect(figuresOf(enhanced, never).enhancement).toBe(enhanced.net - price(care({}), items).net)
      }),
    )
  })
})
