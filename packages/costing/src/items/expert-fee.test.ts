import { describe, expect, test } from 'vitest'
import type { ExpertFeeFacts } from '../items/expert-fee.ts'
import { price } from '../price.ts'
import { expertRates } from '../rates/experts.ts'
import type { Amounts } from '../rates/rate-table.ts'
import { ratesWith, statutoryRates, type Rates } from '../rates/rates.ts'
import { overRateOf } from './expert-fee.ts'

/** Four hours of a psychiatrist in London: 4 × £108.00 = £432.00. */
const fee: ExpertFeeFacts = {
  uuid: 'e',
  date: '2025-02-03',
  type: 'psychiatrist',
  amount: 43_200,
  vatExempt: false,
  description: null,
  hours: 400,
  location: 'London',
}
const own = (amounts: Amounts, from = '2024-01-01'): Rates =>
  ratesWith(
    new Map([
      [
        expertRates.key,
        [
          {
            authority: {
              from,
              table: expertRates.name,
              instrument: 'Direction of 2024',
              provision: 'Entered by the firm',
              source: 'Oakfield',
              own: { firm: 'Oakfield', by: 'Ann Lee', on: '2024-01-02' },
            },
            amounts,
          },
        ],
      ],
    ]),
  )
const allowed = (change: Partial<ExpertFeeFacts>, rates = statutoryRates): number | undefined =>
  overRateOf({ ...fee, ...change }, rates)?.allowed

describe('the codified rate of an expert', () => {
  test('exactly at the rate is not over it; one penny more is', () => {
    expect(overRateOf(fee, statutoryRates)).toBeNull()
    expect(overRateOf({ ...fee, amount: 43_201 }, statutoryRates)).toMatchObject({
      type: 'psychiatrist',
      location: 'London',
      unit: 'hour',
      rate: 10_800,
      hours: 400,
      allowed: 43_200,
      under: { table: 'SI 2013/422 Sch. 5', from: '2013-12-02' },
    })
  })
  test('parts of an hour are rounded to the penny once', () => {
    // 1.33 h × £93.60 = £124.488.
    const psychologist = { type: 'psychologist', hours: 133 } as const
    expect(allowed({ ...psychologist, amount: 12_449 })).toBeUndefined()
    expect(allowed({ ...psychologist, amount: 12_450 })).toBe(12_449)
  })
  test('the edition is the one in force on the date of the fee', () => {
    expect(allowed({ date: '2013-12-01', amount: 54_001 })).toBe(54_000)
    expect(allowed({ date: '2013-12-01', amount: 54_000 })).toBeUndefined()
    expect(allowed({ date: '2013-12-02', amount: 54_000 })).toBe(43_200)
    expect(allowed({ date: '2013-03-31', amount: 9_999_999 })).toBeUndefined()
  })
  test.each<[string, Partial<ExpertFeeFacts>]>([
    ['whose rate is not held', { type: 'accountant' }],
    ['whose rate the present edition no longer holds', { type: 'dentist' }],
    ['of a type outside the table', { type: 'other_expert' }],
    ['of a type that is none of ours', { type: null }],
    ['without hours', { hours: null }],
    ['without a place', { location: null }],
  ])('a fee %s is over none', (_which, change) => {
    expect(overRateOf({ ...fee, amount: 9_999_999, ...change }, statutoryRates)).toBeNull()
  })
  test('a fixed fee needs no hours, and no place where both are paid a fixed fee: then the higher one counts', () => {
    const sample = { type: 'dna_testing_of_sample', hours: null, location: null } as const
    expect(allowed({ ...sample, amount: 25_200 })).toBeUndefined()
    expect(overRateOf({ ...fee, ...sample, amount: 25_201 }, statutoryRates)).toMatchObject({
      unit: 'fee',
      hours: null,
      location: null,
      allowed: 25_200,
    })
    const records = { type: 'gp_records_report', hours: null, date: '2013-05-01' } as const
    expect(allowed({ ...records, location: null, amount: 9_000 })).toBeUndefined()
    expect(allowed({ ...records, location: null, amount: 9_001 })).toBe(9_000)
    expect(allowed({ ...records, location: 'Non-London', amount: 6_301 })).toBe(6_300)
    // A pathologist is paid a fixed fee in London alone.
    expect(allowed({ type: 'pathologist', date: '2013-05-01', amount: 999_999, location: null })).toBeUndefined()
    expect(allowed({ type: 'pathologist', date: '2013-05-01', amount: 54_001, hours: null })).toBe(54_000)
  })
  test("a firm's own edition replaces the table whole", () => {
    const rates = own({ 'accountant.London': 5_000 })
    expect(allowed({ type: 'accountant', amount: 20_001 }, rates)).toBe(20_000)
    expect(overRateOf({ ...fee, type: 'accountant', amount: 20_001 }, rates)?.under.own?.firm).toBe('Oakfield')
    expect(allowed({ amount: 9_999_999 }, rates)).toBeUndefined()
    expect(allowed({ amount: 9_999_999, date: '2023-12-31' }, rates)).toBe(43_200)
  })
})

describe('in a bill', () => {
  const care = {
    area: 'legal_aid',
    representedParty: 'parent',
    partiesRepresented: 1,
    region: 'South',
    location: 'London',
    exceptional: false,
    highCourtWork: false,
    enhancements: {},
    certificate: null,
  } as const
  const items = { time: [], hearings: [], disbursements: [], expertFees: [{ ...fee, amount: 50_001 }] }
  const lineIn = (caseType: 'care_and_supervision' | 'criminal' | 'domestic_abuse_and_child_arrangement') =>
    price({ ...care, caseType }, items).heads.flatMap(({ name, lines }) => (name === 'disbursements' ? lines : []))[0]

  test('the amount entered is the price, with VAT, whatever the rate', () => {
    const described = { ...items, expertFees: [{ ...fee, description: 'Addendum' }] }
    const lines = price({ ...care, caseType: 'care_and_supervision' }, described).heads.flatMap((head) => head.lines)
    expect(lines.map(({ description }) => description)).toContain("Expert's fee: Addendum")
    expect(lineIn('care_and_supervision')).toMatchObject({
      item: 'e',
      description: 'psychiatrist',
      net: 50_001,
      vat: 10_000,
      overRate: { allowed: 43_200 },
    })
  })
  test('a case in two parts is checked as well; a criminal case, to which the table does not apply, is not', () => {
    expect(lineIn('domestic_abuse_and_child_arrangement')?.overRate?.allowed).toBe(43_200)
    expect(lineIn('criminal')).toMatchObject({ net: 50_001 })
    expect(lineIn('criminal')?.overRate).toBeUndefined()
  })
})

test('the table has two rates for every type of expert but the last, in pence', () => {
  expect(expertRates.rows).toHaveLength(84 * 2)
  expect(expertRates.editions.map(({ amounts }) => Object.keys(amounts).length)).toEqual([24, 8])
  expect(expertRates.editions[1]?.amounts['psychologist.Non-London']).toBe(9_360)
})
