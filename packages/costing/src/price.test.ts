import { describe, expect, test } from 'vitest'
import type { HearingFacts } from './items/hearing.ts'
import type { Items } from './items/index.ts'
import type { TimeFacts } from './items/time.ts'
import type { PricedCase } from './facts/priced-case.ts'
import { valueOf } from './bills/bill.ts'
import { price } from './price.ts'
import { careFixedFee } from './rates/care-fees.ts'
import { editionInForce } from './rates/edition.ts'
import { rateTables } from './rates/tables.ts'
import { enhancementCap } from './rates/enhancement.ts'
import { vatOf } from './rates/vat.ts'
import { courtLevels, type CourtLevel, type LegalAidCaseType } from './vocabulary/vocabulary.ts'

const certificate = {
  courtLevel: 'other_judge',
  dateOfIssue: '2025-01-10',
  transfer: false,
  halfFixedFee: false,
} as const
const care: PricedCase<'legal_aid'> = {
  area: 'legal_aid',
  caseType: 'care_and_supervision',
  representedParty: 'parent',
  partiesRepresented: 1,
  region: 'South',
  location: 'London',
  exceptional: false,
  highCourtWork: false,
  enhancements: {},
  certificate,
}
const none: Items = { time: [], hearings: [], disbursements: [], expertFees: [] }
const row: TimeFacts = {
  uuid: 't',
  date: '2025-02-03',
  activityType: 'preparation',
  time: 100,
  vatExempt: false,
  location: 'London',
  panelMember: false,
  description: null,
}
const hearing: HearingFacts = {
  uuid: 'h',
  date: '2025-03-04',
  courtLevel: 'other_judge',
  hearingType: 'interim',
  days: [150],
  finalDays: 0,
  allegationsOfHarm: false,
  lackOfUnderstanding: false,
  expertCrossExamined: false,
  courtBundle: null,
  travelMiles: null,
}
const linesOf = (items: Partial<Items>, facts: Partial<PricedCase<'legal_aid'>> = {}) =>
  price({ ...care, ...facts }, { ...none, ...items }).heads.flatMap(({ lines }) => lines)

describe('tables', () => {
  test.each(rateTables.map((table) => [table.key, table] as const))(
    '%s: editions are in date order, each with an authority, and have figures of known rows alone',
    (_key, { editions, rows }) => {
      const keys = new Set(rows.map(({ key }) => key))
      expect(editions.map(({ authority }) => authority.from)).toEqual(
        editions.map(({ authority }) => authority.from).toSorted(),
      )
      for (const { authority, amounts } of editions) {
        expect(Object.values(authority).every((text) => typeof text === 'string' && text.length > 3)).toBe(true)
        expect(Object.keys(amounts).filter((row) => !keys.has(row))).toEqual([])
        expect(Object.values(amounts).every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true)
      }
    },
  )
  test('keys are unique', () => expect(new Set(rateTables.map(({ key }) => key)).size).toBe(rateTables.length))
  test('the edition in force is the latest that began on or before the date', () => {
    expect(editionInForce(careFixedFee.editions, '2014-04-21')?.authority.from).toBe('2013-04-01')
    expect(editionInForce(careFixedFee.editions, '2014-04-22')?.authority.from).toBe('2014-04-22')
    expect(editionInForce(careFixedFee.editions, '2013-03-31')).toBeUndefined()
  })
  test.each([
    ['2010-12-31', 175],
    ['2011-01-04', 200],
    ['2009-06-01', 150],
    ['2025-01-01', 200],
  ])('VAT on %s', (date, permille) => expect(vatOf(1_000, date, false)).toBe(permille))
})

describe('rates and heads of a care case', () => {
  test('a missing rate is reported with table and date, and not priced at zero', () => {
    const bill = price(
      { ...care, certificate: { ...certificate, dateOfIssue: '2013-01-01' } },
      { ...none, time: [row] },
    )
    expect(bill).toMatchObject({ unpriced: 1, gross: 0, escape: null })
    expect(bill.heads.flatMap(({ lines }) => lines.map(({ notHeld }) => notHeld))).toEqual([
      'Rate not held: Table 2(c) on 2013-01-01.',
      'Rate not held: Table 9(aa) on 2013-01-01.',
    ])
  })
  test('hourly rates are marked as provisional', () =>
    expect(linesOf({ time: [row] })[1]?.under).toMatchObject({
      table: 'Table 9(aa)',
      provisional: expect.stringContaining('less 10 %'),
    }))
  test('a bundle payment has no rate and counts as unpriced', () => {
    expect(price(care, { ...none, hearings: [{ ...hearing, courtBundle: 'bundle_1' }] })).toMatchObject({ unpriced: 1 })
  })
  test('a conference or opinion of counsel is recorded but not claimed', () => {
    const [, line] = linesOf({ hearings: [{ ...hearing, hearingType: 'conference' }] })
    expect(line).toMatchObject({ net: 12_771, excludedBecause: expect.stringContaining('reconciliation') })
    expect(price(care, { ...none, hearings: [{ ...hearing, hearingType: 'opinion' }] }).heads[3]).toMatchObject({
      net: 0,
    })
  })
  test('advocacy time is paid under the advocacy scheme and does not count in the escape test', () => {
    const bill = price({ ...care, exceptional: true }, { ...none, time: [{ ...row, activityType: 'advocacy' }] })
    expect(bill).toMatchObject({ net: 0, escape: { hourly: 0 } })
    expect(bill.heads[2]?.lines[0]?.excludedBecause).toBe('Paid under the advocacy scheme.')
  })
})

describe('enhancements and units of time recordings', () => {
  test('the panel member minimum is not added to the set enhancement and applies to letters and calls too', () => {
    const enhancement = (change: Partial<TimeFacts>, set = 0) =>
      linesOf(
        { time: [{ ...row, panelMember: true, ...change }] },
        { exceptional: true, enhancements: { preparation: set, letter_out: set } },
      )[1]?.enhancement
    expect([
      enhancement({}),
      enhancement({}, 10),
      enhancement({}, 40),
      enhancement({ activityType: 'letter_out', time: 10 }),
      enhancement({ activityType: 'letter_in', time: 10 }, 10),
      enhancement({ activityType: 'letter_out', time: 10 }, 20),
    ]).toEqual([15, 15, 40, 15, 15, 20])
    expect(linesOf({ time: [{ ...row, panelMember: true }] })[1]?.enhancement).toBe(0)
  })
  test('an enhancement applies only to an exceptional case and does not count in the escape test', () => {
    const bill = (exceptional: boolean) =>
      price({ ...care, exceptional, enhancements: { preparation: 40 } }, { ...none, time: [row] })
    expect(
      [bill(true), bill(false)].map(({ heads, escape }) => [
        heads[2]?.lines[0]?.enhancement,
        heads[2]?.net,
        escape?.hourly,
      ]),
    ).toEqual([
      [40, 7_734, 5_524],
      [0, 5_524, 5_524],
    ])
    expect(bill(false).net).toBe(price(care, { ...none, time: [row] }).net)
  })
  test('the court of the work alone decides the enhancement cap and the hourly table', () => {
    const lineOf = (highCourtWork: boolean, courtLevel: CourtLevel) =>
      linesOf(
        { time: [row] },
        {
          highCourtWork,
          exceptional: true,
          enhancements: { preparation: 100 },
          certificate: { ...certificate, courtLevel },
        },
      )[1]
    for (const level of courtLevels) {
      expect(lineOf(false, level)).toMatchObject({ rate: 5_524, enhancement: 50 })
      expect(lineOf(true, level)).toMatchObject({ rate: 6_306, enhancement: 100 })
    }
    expect([false, true].map(enhancementCap)).toEqual([50, 100])
  })
  test('a letter out or a call is one item up to 0.1 h and timed above; a letter in is always one item', () => {
    const units = (['letter_out', 'telephone_call', 'letter_in'] as const).map((activityType) =>
      [10, 11].map((time) => linesOf({ time: [{ ...row, activityType, time }] })[1]?.unit),
    )
    expect(units).toEqual([
      ['items', 'hours'],
      ['items', 'hours'],
      ['items', 'items'],
    ])
  })
})

describe('bolt-ons', () => {
  test('percentages are added, applied to the fee of all days, rounded once, and are a line beside the fee', () => {
    const lines = linesOf({
      hearings: [
        {
          ...hearing,
          courtLevel: 'circuit_district_judge',
          days: [350, 60],
          allegationsOfHarm: true,
          lackOfUnderstanding: true,
          expertCrossExamined: true,
          travelMiles: 26,
        },
      ],
    }).slice(1)
    // 95.40 + 2 × 238.46 = 572.32; 75 % of it = 429.24; VAT of each line: 19.08, 95.384, 85.848, 6.408.
    expect(lines.map(({ description, rate, net, vat }) => [description, rate, net, vat])).toEqual([
      ['Hearing unit 1', 9_540, 9_540, 1_908],
      ['Hearing unit 2', 23_846, 47_692, 9_538],
      ['Bolt-ons', 57_232, 42_924, 8_585],
      ['Exceptional travel', 3_204, 3_204, 641],
    ])
  })
})

describe('interim hearings, transfers and other case types', () => {
  test('an interim hearing of several days is priced by the day', () => {
    const bill = price(care, {
      ...none,
      hearings: [{ ...hearing, courtLevel: 'circuit_district_judge', days: [350, 200, 60] }],
    })
    expect(bill.heads[3]?.lines.map(({ description, quantity, net }) => [description, quantity, net])).toEqual([
      ['Hearing unit 1', 1, 9_540],
      ['Hearing unit 2', 3, 71_538],
    ])
  })
  test('a transferred case is paid half the fee if its hourly costs are below the standard fee', () => {
    const fee = (time: number) =>
      price(
        {
          ...care,
          region: 'North',
          representedParty: 'joined_party',
          certificate: { ...certificate, transfer: true },
        },
        { ...none, time: [{ ...row, time, location: 'Non-London', activityType: 'counsel' }] },
      ).heads[0]?.net
    expect([fee(2_442), fee(2_443)]).toEqual([35_900, 71_800])
  })
  test('a case in two parts counts every item as unpriced, except disbursements', () => {
    expect(
      price(
        { ...care, caseType: 'domestic_abuse_and_child_arrangement' },
        {
          time: [row],
          hearings: [hearing],
          disbursements: [
            { uuid: 'd', date: '2025-01-01', type: 'taxi', amount: 1_000, vatExempt: false, description: null },
          ],
          expertFees: [],
        },
      ),
    ).toMatchObject({ unpriced: 4, gross: 1_200, escape: null })
  })
  test.each<[LegalAidCaseType, string[]]>([
    ['finance', ['Fixed fee, finance']],
    ['children_child_arrangement_orders', ['Fixed fee, children']],
    ['domestic_abuse_and_child_arrangement', ['Fixed fee, children', 'Fixed fee, domestic abuse']],
    ['criminal', []],
  ])('the value of a %s case is unknown, and its missing fixed fees are counted', (caseType, fees) => {
    const bill = price({ ...care, caseType }, none)
    const fixed = bill.heads.flatMap(({ name, lines }) => (name === 'fixed_fee' ? lines : []))
    expect(fixed.map(({ description }) => description)).toEqual(fees)
    expect([bill.unpriced, bill.gross, valueOf(bill)]).toEqual([fees.length, 0, null])
  })
  test('the value of a case is its total as soon as a part of it is priced', () => {
    const paid = { uuid: 'd', date: '2025-01-01', amount: 1_000, vatExempt: false, description: null }
    expect(
      valueOf(price({ ...care, caseType: 'finance' }, { ...none, disbursements: [{ ...paid, type: 'taxi' }] })),
    ).toBe(1_200)
    expect(valueOf(price({ ...care, certificate: { ...certificate, dateOfIssue: '2013-01-01' } }, none))).toBeNull()
    expect(valueOf(price(care, none))).toBe(313_920)
  })
})
