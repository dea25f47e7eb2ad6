import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bill, Head } from '../bills/bill.ts'
import type { AllItems } from '../items/index.ts'
import { allItems } from '../items/lines-of-kinds.ts'
import { price } from '../price.ts'
import type { CourtOfProtectionFacts } from '../facts/priced-case.ts'
import { guidelineBands } from '../rates/guideline-band.ts'
import { cardAuthority, rateCardOf } from '../rates/rate-card.ts'
import {
  activityTypes,
  costsBases,
  disbursementTypes,
  fixedCostsCategories,
  grades,
  locations,
  regions,
} from '../vocabulary/vocabulary.ts'

const dates = fc
  .integer({ min: 0, max: 4_000 })
  .map((day) => new Date(Date.UTC(2016, 0, 1 + day)).toISOString().slice(0, 10))
const groups = ['one', 'two', 'three']
const recorded = {
  uuid: fc.uuid(),
  date: dates,
  party: fc.option(fc.constantFrom(...groups, 'unknown')),
  copCasePart: fc.option(fc.constantFrom(...groups)),
  vatExempt: fc.boolean(),
  description: fc.constant(null),
}
const feeEarner = fc.record({
  uuid: fc.constantFrom('ann', 'ben', 'cy'),
  grade: fc.constantFrom(...grades),
  guidelineBand: fc.constantFrom(...guidelineBands),
})
const items: fc.Arbitrary<AllItems> = fc
  .record({
    time: fc.array(
      fc.record(
        {
          ...recorded,
          activityType: fc.constantFrom(...activityTypes),
          time: fc.integer({ min: 1, max: 2_400 }),
          location: fc.constantFrom(...locations),
          panelMember: fc.boolean(),
          feeEarner,
        },
        {
          requiredKeys: ['uuid', 'date', 'activityType', 'time', 'vatExempt', 'location', 'panelMember', 'description'],
        },
      ),
      { maxLength: 30 },
    ),
    hearings: fc.constant([]),
    disbursements: fc.array(
      fc.record({
        ...recorded,
        type: fc.constantFrom(...disbursementTypes),
        amount: fc.integer({ min: 0, max: 999_999 }),
      }),
      { maxLength: 10 },
    ),
    expertFees: fc.constant([]),
  })
  .map(allItems)
const cards = fc.array(
  fc
    .record({ date: dates, grade: fc.option(fc.constantFrom(...grades)), rate: fc.integer({ min: 1, max: 90_000 }) })
    .map(({ date, grade, rate }) => ({
      feeEarner: grade === null ? 'ann' : null,
      grade,
      rate,
      authority: cardAuthority(date, grade ?? 'Ann', { firm: 'Firm', by: 'Owner', on: date }),
    })),
  { maxLength: 6 },
)
const named = groups.map((uuid) => ({ uuid, name: uuid }))
const facts: fc.Arbitrary<CourtOfProtectionFacts> = fc
  .record({
    region: fc.constantFrom(...regions),
    dates: fc.option(fc.tuple(dates, dates)),
    opgEstimate: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
    basis: fc.constantFrom(...costsBases),
    categories: fc.subarray([...fixedCostsCategories]),
    netAssets: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
    consideration: fc.option(fc.integer({ min: 0, max: 500_000_000 })),
    cards,
  })
  .map(({ dates: period, cards: entries, ...rest }) => {
    const [startDate = null, endDate = null] = period?.toSorted() ?? []
    return {
      ...rest,
      caseType: 'general_management' as const,
      startDate,
      endDate,
      rateCard: rateCardOf(entries),
      parts: named,
      parties: named,
    }
  })

const billOf = (priced: CourtOfProtectionFacts, of: AllItems): Bill =>
  price({ area: 'court_of_protection', ...priced }, of)
const sum = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((total, row) => total + value(row), 0)
const countedLines = ({ heads }: Bill) =>
  heads.flatMap((head) =>
    head.excludedBecause === null ? head.lines.filter(({ excludedBecause }) => excludedBecause === null) : [],
  )
const headOf = ({ heads }: Bill, name: Head['name']) => heads.find((head) => head.name === name)

describe('a Court of Protection bill, whatever its items', () => {
  test('is the sum of its counted lines, in whole pence', () =>
    fc.assert(
      fc.property(facts, items, (priced, of) => {
        const bill = billOf(priced, of)
        const lines = countedLines(bill)
        expect([bill.net, bill.vat, bill.gross]).toEqual([
          sum(lines, ({ net }) => net),
          sum(lines, ({ vat }) => vat),
          bill.net + bill.vat,
        ])
        expect(bill.heads.flatMap((head) => head.lines).every(({ net }) => Number.isSafeInteger(net) && net >= 0)).toBe(
          true,
        )
      }),
    ))

  test('comes to the same by part and by party as in total, and by grade to its profit costs', () =>
    fc.assert(
      fc.property(facts, items, (priced, of) => {
        const bill = billOf(priced, of)
        for (const { by, rows } of bill.breakdowns ?? []) {
          const gross = sum(rows, (row) => row.gross)
          const net = sum(rows, (row) => row.profitCosts + row.disbursements)
          const profit = headOf(bill, 'profit_costs')
          const byHour = profit?.excludedBecause === null ? profit : { net: 0, vat: 0 }
          expect([by, net, gross]).toEqual(
            by === 'grade' ? [by, byHour.net, byHour.net + byHour.vat] : [by, bill.net, bill.gross],
          )
        }
      }),
    ))

  test('loses no row: each time recording and disbursement has one line, priced, left out for a reason, or not held', () =>
    fc.assert(
      fc.property(facts, items, (priced, of) => {
        const lines = billOf(priced, of).heads.flatMap((head) => head.lines)
        const uuids = lines.flatMap(({ item }) => item ?? []).toSorted()
        expect(uuids).toEqual([...of.time, ...of.disbursements].map(({ uuid }) => uuid).toSorted())
        expect(
          lines.every(({ under, notHeld, excludedBecause, head }) =>
            head === 'disbursements' ? under === null : under !== null || notHeld !== null || excludedBecause !== null,
          ),
        ).toBe(true)
      }),
    ))

  test('claims on a basis what that basis is said to come to, unless a figure of it is missing', () =>
    fc.assert(
      fc.property(facts, items, (priced, of) => {
        const bill = billOf(priced, of)
        const own = bill.bases?.find(({ basis }) => basis === priced.basis)
        expect(own).toBeDefined()
        if (own?.notHeld === null) expect([own.net, own.vat, own.gross]).toEqual([bill.net, bill.vat, bill.gross])
        else expect([own?.net, own?.gross, bill.unpriced > 0]).toEqual([null, null, true])
      }),
    ))
})

describe('fixed costs', () => {
  const nothing = allItems({ time: [], hearings: [], disbursements: [], expertFees: [] })
  const year: CourtOfProtectionFacts = {
    caseType: 'general_management',
    region: 'North',
    startDate: '2024-04-01',
    endDate: '2025-03-31',
    opgEstimate: null,
    basis: 'fixed',
    categories: ['annual_management_later_year'],
    netAssets: 5_000_000,
    consideration: null,
    rateCard: rateCardOf([]),
    parts: [],
    parties: [],
  }
  const lineOf = (changes: Partial<CourtOfProtectionFacts>) => {
    const [line] = billOf({ ...year, ...changes }, nothing).heads[0]?.lines ?? []
    return line
  }
  test.each([
    ['a year to the day before its anniversary', { endDate: '2025-03-31' }, 167_200],
    ['a year to its anniversary', { endDate: '2025-04-01' }, 167_200],
    ['a day', { endDate: '2024-04-01' }, 458],
  ])('are for %s', (_period, changes, net) => expect(lineOf(changes)?.net).toBe(net))

  test.each([
    ['a longer period than a year', { endDate: '2025-04-02' }, 'are longer'],
    ['no dates', { startDate: null }, 'has no dates'],
    ['no net assets', { netAssets: null }, 'net assets are not entered'],
    ['no price of a conveyance', { categories: ['conveyancing' as const] }, 'consideration is not entered'],
    ['no category', { categories: [] }, 'no category'],
    ['a year before the first edition', { startDate: '2016-03-31', endDate: '2017-03-30' }, 'on 2017-03-30'],
    ['a complex tax return since 2024', { categories: ['complex_tax_return' as const] }, 'complex tax return'],
  ])('are not held for %s, and the line says so', (_what, changes, why) => {
    expect(lineOf(changes)).toMatchObject({ net: 0, notHeld: expect.stringContaining(why) })
    expect(billOf({ ...year, ...changes }, nothing).unpriced).toBe(1)
  })

  test('have the number of their category in the edition that pays them', () => {
    expect(lineOf({})?.description).toBe('Category IV: Annual management, later year')
    expect(lineOf({ startDate: '2023-04-01', endDate: '2024-03-31' })?.description).toBe(
      'Category III: Annual management, later year',
    )
    expect(lineOf({ netAssets: 2_000_000, endDate: '2024-09-30' })?.description).toBe(
      'Category IV: Annual management, later year (4.5 % of the net assets, 183 of 365 days)',
    )
  })
})
