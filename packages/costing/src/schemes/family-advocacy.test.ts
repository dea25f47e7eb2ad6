import { expect, test } from 'vitest'
import type { HearingFacts } from '../items/hearing.ts'
import {
  amountsOf,
  defineRateTable,
  type Amounts,
  type RateDimension,
  type RateTable,
  type RateUnit,
} from '../rates/rate-table.ts'
import { statutoryRates } from '../rates/rates.ts'
import { courtLevels } from '../vocabulary/vocabulary.ts'
import {
  careAdvocacyScheme,
  domesticAbuseAdvocacyScheme,
  familyAdvocacy,
  otherPublicLawAdvocacyScheme,
  privateChildrenAdvocacyScheme,
} from './family-advocacy.ts'

const hearing: HearingFacts = {
  uuid: 'h',
  date: '2025-03-04',
  courtLevel: 'other_judge',
  hearingType: 'interim',
  days: [60, 150],
  finalDays: 2,
  allegationsOfHarm: true,
  lackOfUnderstanding: false,
  expertCrossExamined: false,
  courtBundle: 'bundle_2',
  travelMiles: null,
}
const table = (
  key: string,
  name: string,
  dimensions: RateDimension[],
  amounts: Amounts,
  unit: RateUnit = 'unit',
): RateTable =>
  defineRateTable({
    key,
    group: 'advocacy',
    name,
    title: name,
    provision: 'A provision',
    dimensions,
    unit: () => unit,
    editions: [{ from: '2020-01-01', source: 'A source', amounts }],
  })
const units = { hearing_unit_1: 1_000, hearing_unit_2: 3_000 }
const unitsOnly = familyAdvocacy({
  fees: table(
    't',
    'Table T',
    [
      { name: 'court_level', values: courtLevels },
      { name: 'activity', values: ['hearing_unit_1', 'hearing_unit_2', 'final_hearing_per_day'] },
    ],
    amountsOf({ other_judge: units, circuit_district_judge: units, high_court_judge: { hearing_unit_1: 1 } }),
  ),
  boltOns: table(
    'b',
    'Table B',
    [{ name: 'bolt_on', values: ['allegations_of_harm', 'expert_cross_examined', 'exceptional_travel'] }],
    { allegations_of_harm: 50, exceptional_travel: 500 },
    'percent',
  ),
  category: [],
  bundles: table('u', 'Table U', [{ name: 'court_bundle', values: ['bundle_1', 'bundle_2', 'bundle_3'] }], {}),
})
const linesOf = (change: Partial<HearingFacts>, scheme = unitsOnly) =>
  scheme
    .lines({ ...hearing, ...change }, statutoryRates)
    .map(({ description, net, under, notHeld, excludedBecause }) => [
      description,
      net,
      excludedBecause ?? notHeld ?? under?.table,
    ])

test('a scheme prices by its own tables', () =>
  expect(linesOf({})).toEqual([
    ['Hearing unit 1', 1_000, 'Table T'],
    ['Hearing unit 2', 3_000, 'Table T'],
    ['Bolt-ons', 2_000, 'Table B'],
    ['Bundle payment', 0, 'Rate not held: Table U, bundle 2 on 2025-03-04.'],
  ]))

test('a figure that its table lacks is not held, and neither is anything before its first edition', () => {
  expect(linesOf({ hearingType: 'final', courtBundle: null, allegationsOfHarm: false })).toEqual([
    ['Final hearing', 0, 'Rate not held: Table T, other judge, final hearing per day on 2025-03-04.'],
  ])
  expect(linesOf({ courtLevel: 'high_court_judge', courtBundle: null, allegationsOfHarm: false })).toEqual([
    ['Hearing unit 1', 1, 'Table T'],
    ['Hearing unit 2', 0, 'Rate not held: Table T, high court judge, hearing unit 2 on 2025-03-04.'],
  ])
  expect(linesOf({ date: '2019-12-31', days: [60], allegationsOfHarm: false, courtBundle: null })).toEqual([
    ['Hearing unit 1', 0, 'Rate not held: Table T on 2019-12-31.'],
  ])
})

test('a percentage of a fee that is not held is not held either, and what is not paid says so', () => {
  expect(linesOf({ hearingType: 'final', courtBundle: null })).toEqual([
    ['Final hearing', 0, 'Rate not held: Table T, other judge, final hearing per day on 2025-03-04.'],
    ['Bolt-ons', 0, 'Rate not held: Table T, other judge, final hearing per day on 2025-03-04.'],
  ])
  expect(linesOf({ lackOfUnderstanding: true, expertCrossExamined: true, courtBundle: null }).slice(2)).toEqual([
    ['Bolt-ons', 2_000, 'Table B'],
    ['Bolt-on, lack of understanding', 0, 'This bolt-on is not paid in this kind of proceedings.'],
    ['Bolt-on, expert cross examined', 0, 'Rate not held: Table B, expert cross examined on 2025-03-04.'],
  ])
  expect(linesOf({ hearingType: 'advocate', travelMiles: 60 })).toEqual([
    ["Advocates' meeting", 0, "Table T pays no advocates' meeting."],
  ])
})

test('a hearing whose time is not recorded yet keeps what it earns besides', () =>
  expect(linesOf({ days: [], travelMiles: 60 }).map(([description]) => description)).toEqual([
    'Bundle payment',
    'Exceptional travel',
  ]))

test('over 700 pages are the second bundle of an interim hearing, and the third of a final one', () => {
  const bundleOf = (hearingType: HearingFacts['hearingType']) =>
    linesOf({ hearingType, courtBundle: 'bundle_3', allegationsOfHarm: false }).at(-1)?.[2]
  expect([bundleOf('interim'), bundleOf('final')]).toEqual([
    'Rate not held: Table U, bundle 2 on 2025-03-04.',
    'Rate not held: Table U, bundle 3 on 2025-03-04.',
  ])
  const descriptionOf = (hearingType: HearingFacts['hearingType']) =>
    linesOf({ hearingType, courtBundle: 'bundle_3', allegationsOfHarm: false }).at(-1)?.[0]
  expect([descriptionOf('interim'), descriptionOf('final')]).toEqual(['Bundle payment, as bundle 2', 'Bundle payment'])
  expect(linesOf({ courtBundle: 'bundle_1' }, domesticAbuseAdvocacyScheme).at(-1)).toEqual([
    'Bundle payment',
    0,
    'No bundle payment is made in domestic abuse proceedings.',
  ])
})

test('care proceedings are priced by Table 1(a), with the bolt-ons of Table 1(c)', () =>
  expect(linesOf({ courtBundle: null }, careAdvocacyScheme)).toEqual([
    ['Hearing unit 1', 8_672, 'Table 1(a)'],
    ['Hearing unit 2', 21_681, 'Table 1(a)'],
    ['Bolt-ons', 7_588, 'Table 1(c)'],
  ]))

test('other public law by Table 1(b); private law by its own derived units, with its lower percentage', () => {
  expect(linesOf({ courtBundle: null }, otherPublicLawAdvocacyScheme)).toEqual([
    ['Hearing unit 1', 7_583, 'Table 1(b)'],
    ['Hearing unit 2', 18_959, 'Table 1(b)'],
    // A quarter of 265.42.
    ['Bolt-ons', 6_636, 'Table 1(c)'],
  ])
  expect(linesOf({ courtBundle: null, expertCrossExamined: true }, privateChildrenAdvocacyScheme)).toEqual([
    ['Hearing unit 1', 6_269, 'Sch. 3 Pt 2, children'],
    ['Hearing unit 2', 15_674, 'Sch. 3 Pt 2, children'],
    // 45 % of 219.43 is 98.7435.
    ['Bolt-ons', 9_874, 'Sch. 3 Pt 2, bolt-ons'],
  ])
})

test('each fee says what it is counted in', () => {
  const counted = (change: Partial<HearingFacts>) =>
    careAdvocacyScheme
      .lines({ ...hearing, allegationsOfHarm: false, courtBundle: null, ...change }, statutoryRates)
      .map(({ quantity, unit }) => [quantity, unit])
  expect(counted({ days: [60, 150, 260] })).toEqual([
    [1, 'units'],
    [3, 'units'],
  ])
  expect(counted({ hearingType: 'final', finalDays: 3 })).toEqual([[3, 'days']])
  for (const hearingType of ['advocate', 'conference', 'opinion'] as const)
    expect(counted({ hearingType })).toEqual([[1, 'fee']])
  expect(counted({ days: [60], allegationsOfHarm: true, courtBundle: 'bundle_1', travelMiles: 26 })).toEqual([
    [1, 'units'],
    [25, 'percent'],
    [1, 'fee'],
    [1, 'fee'],
  ])
})

test('a meeting has no bolt-on and no bundle; a journey to it of more than 25 miles is paid', () => {
  const lines = careAdvocacyScheme.lines(
    { ...hearing, hearingType: 'advocate', days: [], travelMiles: 25 },
    statutoryRates,
  )
  expect(lines.map(({ description, excludedBecause }) => [description, excludedBecause])).toEqual([
    ["Advocates' meeting", null],
    ['Exceptional travel', 'A journey of 25 miles or less each way is not paid.'],
  ])
})
