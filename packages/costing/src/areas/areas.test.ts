import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaPricing, type PricingByArea } from './index.ts'
import type { Bill } from '../bills/bill.ts'
import { expertTypeKeys } from '../vocabulary/expert-types.ts'
import type { AllItems, Items } from '../items/index.ts'
import { allItems } from '../items/lines-of-kinds.ts'
import { price } from '../price.ts'
import type { CaseOfOtherArea, HourlyClaim, LegalAidFacts, PricedCase } from '../facts/priced-case.ts'
import { ratesWith, statutoryRates } from '../rates/rates.ts'
import {
  activityTypes,
  areasOfWork,
  aspects,
  caseTypes,
  courtBundles,
  courtLevels,
  disbursementTypes,
  hearingTypes,
  locations,
  regions,
  representedParties,
} from '../vocabulary/vocabulary.ts'
import { runs } from '../../../../dev/property-runs.ts'

const dates = fc
  .integer({ min: 0, max: 5_000 })
  .map((day) => new Date(Date.UTC(2012, 0, 1 + day)).toISOString().slice(0, 10))
const casePart = fc.option(fc.constantFrom(...aspects))
const times = fc.record({
  uuid: fc.uuid(),
  casePart,
  date: dates,
  activityType: fc.constantFrom(...activityTypes),
  time: fc.integer({ min: 1, max: 2_400 }),
  vatExempt: fc.boolean(),
  location: fc.constantFrom(...locations),
  panelMember: fc.boolean(),
  description: fc.constant(null),
})
const hearings = fc.record({
  uuid: fc.uuid(),
  casePart,
  date: dates,
  courtLevel: fc.constantFrom(...courtLevels),
  hearingType: fc.constantFrom(...hearingTypes),
  days: fc.array(fc.integer({ min: 1, max: 1_200 }), { minLength: 1, maxLength: 4 }),
  finalDays: fc.integer({ min: 1, max: 20 }),
  allegationsOfHarm: fc.boolean(),
  lackOfUnderstanding: fc.boolean(),
  expertCrossExamined: fc.boolean(),
  courtBundle: fc.option(fc.constantFrom(...courtBundles)),
  travelMiles: fc.option(fc.integer({ min: 0, max: 200 })),
})
const disbursements = fc.record({
  uuid: fc.uuid(),
  casePart,
  date: dates,
  type: fc.constantFrom(...disbursementTypes),
  amount: fc.integer({ min: 0, max: 9_999_999 }),
  vatExempt: fc.boolean(),
  description: fc.constant(null),
})
const expertFees = fc.record({
  uuid: fc.uuid(),
  casePart,
  date: dates,
  type: fc.option(fc.constantFrom(...expertTypeKeys)),
  amount: fc.integer({ min: 0, max: 9_999_999 }),
  vatExempt: fc.boolean(),
  description: fc.constant(null),
  hours: fc.option(fc.integer({ min: 1, max: 100_000 })),
  location: fc.option(fc.constantFrom(...locations)),
})
const items: fc.Arbitrary<AllItems> = fc
  .record({
    time: fc.array(times, { maxLength: 30 }),
    hearings: fc.array(hearings, { maxLength: 8 }),
    disbursements: fc.array(disbursements, { maxLength: 5 }),
    expertFees: fc.array(expertFees, { maxLength: 5 }),
  })
  .map(allItems)
const certificates = fc.record({
  courtLevel: fc.constantFrom(...courtLevels),
  dateOfIssue: dates,
  transfer: fc.boolean(),
  halfFixedFee: fc.boolean(),
})
const claim = fc.record<HourlyClaim>({
  exceptional: fc.boolean(),
  enhancements: fc.dictionary(fc.constantFrom(...activityTypes), fc.integer({ min: 0, max: 120 })),
})
const TWO_PARTS = 'domestic_abuse_and_child_arrangement'
const legalAidFacts = fc.record<LegalAidFacts>({
  // A third of the cases are of the type that has most rates, a third in two parts, the others of any type, even one of
  // another area.
  caseType: fc.oneof(
    fc.constant('care_and_supervision' as const),
    fc.constant(TWO_PARTS),
    fc.constantFrom(...caseTypes),
  ),
  parts: fc.dictionary(fc.constantFrom(...aspects), claim),
  region: fc.constantFrom(...regions),
  location: fc.constantFrom(...locations),
  representedParty: fc.option(fc.constantFrom(...representedParties)),
  partiesRepresented: fc.option(fc.integer({ min: 1, max: 4 })),
  certificate: fc.option(certificates),
  exceptional: fc.boolean(),
  highCourtWork: fc.boolean(),
  enhancements: fc.dictionary(fc.constantFrom(...activityTypes), fc.integer({ min: 0, max: 120 })),
})
/** Legal aid, and areas that are not known. The other areas have facts, and tests, of their own. */
const cases: fc.Arbitrary<PricedCase | CaseOfOtherArea> = fc.oneof(
  { weight: 3, arbitrary: legalAidFacts.map((facts): PricedCase => ({ area: 'legal_aid', ...facts })) },
  fc.record({ area: fc.constantFrom('criminal_legal_aid', 'toString', ''), caseType: fc.string() }),
)

const linesOf = ({ heads }: Bill) => heads.flatMap(({ lines }) => lines)
const countedLinesOf = ({ heads }: Bill) =>
  heads
    .filter(({ excludedBecause }) => excludedBecause === null)
    .flatMap(({ lines }) => lines.filter(({ excludedBecause }) => excludedBecause === null))

describe('legal aid of every type, and an area that is not known', () => {
  test('property: totals are sums of lines in whole pence, and unpriced lines are counted and cost nothing', () => {
    fc.assert(
      fc.property(cases, items, (priced, given) => {
        const bill = price(priced, given)
        const counted = countedLinesOf(bill)
        for (const { net, vat } of linesOf(bill))
          expect(Number.isSafeInteger(net) && Number.isSafeInteger(vat) && net >= 0 && vat >= 0).toBe(true)
        expect([bill.net, bill.vat, bill.gross]).toEqual([
          counted.reduce((sum, { net }) => sum + net, 0),
          counted.reduce((sum, { vat }) => sum + vat, 0),
          bill.net + bill.vat,
        ])
        const notHeld = linesOf(bill).filter((line) => line.notHeld !== null)
        expect(counted.filter((line) => line.notHeld !== null)).toHaveLength(bill.unpriced)
        for (const { rate, net, vat, notHeld: why } of notHeld) expect([rate, net, vat, why]).toEqual([0, 0, 0, why])
      }),
      { numRuns: runs(400) },
    )
  })
  test('property: every item has a line, and heads are those of the area, in claim order', () => {
    fc.assert(
      fc.property(cases, items, (priced, given) => {
        const bill = price(priced, given)
        expect(new Set(linesOf(bill).flatMap(({ item }) => item ?? []))).toEqual(
          new Set(Object.values(given).flatMap((rows: readonly { uuid: string }[]) => rows.map(({ uuid }) => uuid))),
        )
        const area = areasOfWork.find((name) => name === priced.area)
        for (const heads of area ? Map.groupBy(bill.heads, ({ part }) => part).values() : [])
          expect(heads.map(({ name }) => name)).toEqual(
            areaPricing[area!].heads.filter((name) => heads.some((head) => head.name === name)),
          )
      }),
      { numRuns: runs(200) },
    )
  })
  test('property: the order of the items does not matter', () => {
    fc.assert(
      fc.property(cases, items, (priced, given) => {
        const bill = price(priced, given)
        const reversed = price(priced, {
          time: given.time.toReversed(),
          hearings: given.hearings.toReversed(),
          disbursements: given.disbursements.toReversed(),
          expertFees: given.expertFees.toReversed(),
        })
        expect([reversed.gross, reversed.unpriced, reversed.escape, reversed.parts]).toEqual([
          bill.gross,
          bill.unpriced,
          bill.escape,
          bill.parts,
        ])
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('a two-part case', () => {
  const caseTypeOfPart = {
    child_arrangement: 'children_child_arrangement_orders',
    non_molestation_order: 'domestic_abuse_non_molestation_order',
  } as const
  const amounts = Object.fromEntries(
    ['children', 'domestic_abuse'].flatMap((aspect, i) =>
      ['other_judge', 'high_court_judge'].flatMap((level, j) =>
        locations.map((location, k) => [`${aspect}.${level}.${location}`, 60_001 + 10_000 * i + 1_000 * j + 100 * k]),
      ),
    ),
  )
  const authority = { from: '2012-01-01', table: 'Table 3', instrument: 'An order', provision: 'Table 3', source: 'x' }
  const entered = ratesWith(new Map([['private_family_fixed_fee', [{ authority, amounts }]]]))

  test('property: each part is priced like a case of its own, and the parts sum to the bill', () => {
    fc.assert(
      fc.property(legalAidFacts, items, fc.constantFrom(entered, statutoryRates), (facts, given, rates) => {
        const bill = price({ area: 'legal_aid', ...facts, caseType: TWO_PARTS }, given, rates)
        const parts = bill.parts ?? []
        for (const [i, part] of aspects.entries()) {
          const isOfPart = (item: { casePart: string | null }): boolean => item.casePart === part
          const own = facts.parts?.[part] ?? { exceptional: false, enhancements: {} }
          const alone = price(
            { area: 'legal_aid', ...facts, ...own, caseType: caseTypeOfPart[part] },
            {
              time: given.time.filter((item) => isOfPart(item as { casePart: string | null })),
              hearings: given.hearings.filter((item) => isOfPart(item as { casePart: string | null })),
              disbursements: given.disbursements.filter((item) => isOfPart(item as { casePart: string | null })),
              expertFees: given.expertFees.filter((item) => isOfPart(item as { casePart: string | null })),
            },
            rates,
          )
          expect(parts[i]).toEqual({ part, net: alone.net, vat: alone.vat, gross: alone.gross, escape: alone.escape })
          expect(bill.heads.filter((head) => head.part === part).map(({ name, net }) => [name, net])).toEqual(
            alone.heads.map(({ name, net }) => [name, net]),
          )
        }
        expect([bill.net, bill.vat, bill.gross]).toEqual(
          (['net', 'vat', 'gross'] as const).map((name) => parts.reduce((sum, part) => sum + part[name], 0)),
        )
        expect(bill.escape).toBeNull()
      }),
      { numRuns: runs(200) },
    )
  })
  test('property: of rows without a part nothing is priced but disbursements, and nothing is left out in silence', () => {
    fc.assert(
      fc.property(legalAidFacts, items, (facts, given) => {
        const strip = <T extends object>(rows: readonly T[]): T[] => rows.map((row) => ({ ...row, casePart: null }))
        const without = {
          time: strip(given.time),
          hearings: strip(given.hearings),
          disbursements: strip(given.disbursements),
          expertFees: strip(given.expertFees),
        }
        const bill = price({ area: 'legal_aid', ...facts, caseType: TWO_PARTS, certificate: null }, without)
        expect(bill.net).toBe(
          [...given.disbursements, ...given.expertFees].reduce((sum, { amount }) => sum + amount, 0),
        )
        const feesNotHeld = aspects.filter((part) => !(facts.parts?.[part]?.exceptional ?? false)).length
        expect(bill.unpriced).toBe(given.time.length + given.hearings.length + feesNotHeld)
      }),
      { numRuns: runs(100) },
    )
  })
})

test('an area that is not known is billed without rates: disbursements alone are priced', () => {
  const given: Items = {
    time: [],
    hearings: [],
    disbursements: [
      { uuid: 'd', date: '2025-01-01', type: 'taxi', amount: 1_000, vatExempt: false, description: null },
    ],
    expertFees: [],
  }
  expect(price({ area: 'immigration', caseType: 'asylum' }, given)).toMatchObject({
    gross: 1_200,
    unpriced: 0,
    escape: null,
    notPriced: 'Rate not held: this type of case is not priced in this version.',
  })
})

test('an area without its pricing does not compile', () => {
  const { high_cost_legal_aid: _left, ...others } = areaPricing
  // @ts-expect-error The pricing of high cost cases is missing.
  const incomplete: PricingByArea = others
  expect(Object.keys(incomplete)).toEqual(areasOfWork.filter((area) => area !== 'high_cost_legal_aid'))
})
