import { expect, test } from 'vitest'
import type { HearingFacts } from '../facts.ts'
import { careAdvocacyScheme, familyAdvocacy } from './family-advocacy.ts'

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
const authority = {
  from: '2020-01-01',
  table: 'Table T',
  instrument: 'An instrument',
  provision: 'A provision',
  source: 'A source',
}
const units = { hearing_unit_1: 1_000, hearing_unit_2: 3_000 }
const unitsOnly = familyAdvocacy({
  feeTable: 'Table T',
  fees: [
    {
      authority,
      values: { other_judge: units, circuit_district_judge: units, high_court_judge: { hearing_unit_1: 1 } },
    },
  ],
  boltOns: [
    {
      authority,
      values: {
        allegationsOfHarm: 50,
        lackOfUnderstanding: 0,
        expertCrossExamined: 20,
        exceptionalTravel: 500,
        travelBeyondMiles: 25,
      },
    },
  ],
  bundleTable: 'Table U',
})
const linesOf = (change: Partial<HearingFacts>, scheme = unitsOnly) =>
  scheme
    .lines({ ...hearing, ...change })
    .map(({ description, net, under, notHeld }) => [description, net, notHeld ?? under?.table])

test('a scheme prices by its own tables', () =>
  expect(linesOf({})).toEqual([
    ['Hearing unit 1', 1_000, 'Table T'],
    ['Hearing unit 2', 3_000, 'Table T'],
    ['Bolt-ons', 2_000, 'Table T'],
    ['Bundle payment', 0, 'Rate not held: Table U, bundle 2.'],
  ]))

test('a figure that its table lacks is not held, and neither is anything before its first edition', () => {
  expect(linesOf({ hearingType: 'final', courtBundle: null })).toEqual([
    ['Final hearing', 0, 'Rate not held: Table T, final hearing.'],
  ])
  expect(linesOf({ courtLevel: 'high_court_judge', allegationsOfHarm: false, courtBundle: null })).toEqual([
    ['Hearing unit 1', 1, 'Table T'],
    ['Hearing unit 2', 0, 'Rate not held: Table T, hearing unit 2.'],
  ])
  expect(linesOf({ date: '2019-12-31', days: [60] })).toEqual([
    ['Hearing unit 1', 0, 'Rate not held: Table T on 2019-12-31.'],
  ])
})

test('care proceedings are priced by Table 1(a), with the bolt-ons of Table 1(c)', () =>
  expect(linesOf({ courtBundle: null }, careAdvocacyScheme)).toEqual([
    ['Hearing unit 1', 8_672, 'Table 1(a)'],
    ['Hearing unit 2', 21_681, 'Table 1(a)'],
    ['Bolt-ons', 7_588, 'Table 1(c)'],
  ]))
