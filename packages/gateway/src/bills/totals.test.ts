import { describe, expect, test } from 'vitest'
import type { Amounts } from './amounts.ts'
import { totalsOf } from './totals.ts'

const fee = (case_part: null | 'child_arrangement' | 'non_molestation_order', fixed_fee_total: number) => ({
  case_part,
  fixed_fee_total,
  fixed_fee_vat: fixed_fee_total / 5,
})
const time = (uuid: string, activity_type: string, total_cost: number, more: object = {}) => ({
  uuid,
  activity_type,
  total_cost,
  total_vat: total_cost / 5,
  ...more,
})
const amounts = (row: Partial<Amounts['row']>, more: Partial<Amounts> = {}): Amounts => ({
  row: {
    area_of_work: 'legal_aid',
    exceptional: [{ case_part: null, exceptional: false }],
    fixed_fees: [fee(null, 1000)],
    ...row,
  },
  times: [time('prep', 'preparation', 100.1), time('letter', 'letter_in', 10.2)],
  hearings: [{ uuid: 'hearing', total_cost: 361.2, total_vat: 72.24, units: 2 }],
  expertFees: [{ uuid: 'expert', amount: '300.05', vat_exempt: false }],
  disbursements: [{ uuid: 'court', amount: 255, vat_exempt: true, total_vat: 0 }],
  ...more,
})
const heads = (given: Amounts) =>
  totalsOf(given).heads.map(({ name, net, vat, excluded_because }) => [name, net, vat, excluded_because !== null])

describe('legal aid', () => {
  test('counts the fixed fee and not the hours while the case is not exceptional', () => {
    expect(heads(amounts({}))).toEqual([
      ['fixed_fee', 1000, 200, false],
      ['routine', 10.2, 2.04, true],
      ['scheduled', 100.1, 20.02, true],
      ['advocacy', 361.2, 72.24, false],
      ['disbursements', 555.05, 60.01, false],
    ])
    expect(totalsOf(amounts({}))).toMatchObject({
      net: 1916.25,
      vat: 332.25,
      gross: 2248.5,
      unpriced: null,
      escape: null,
      parts: [],
    })
  })

  test('counts the hours and not the fixed fee while it is exceptional', () => {
    const given = amounts({ exceptional: [{ case_part: null, exceptional: true }] })
    expect(
      heads(given)
        .map(([name, , , isExcluded]) => [name, isExcluded])
        .slice(0, 3),
    ).toEqual([
      ['fixed_fee', true],
      ['routine', false],
      ['scheduled', false],
    ])
    expect(totalsOf(given).net).toBe(1026.55)
  })

  test('counts the hours of a type without a fixed fee', () => {
    expect(heads(amounts({ fixed_fees: [] }))[0]).toEqual(['routine', 10.2, 2.04, false])
  })

  test('takes the host’s own totals of the time, and lists rows beside them', () => {
    const timeTotals = {
      total_routine_cost: 10.21,
      total_routine_vat: 2.04,
      total_scheduled_cost: '100.10',
      total_scheduled_vat: 20.02,
    }
    const [, routine] = totalsOf(amounts({}, { timeTotals })).heads
    expect(routine).toMatchObject({ net: 10.21, all_lines: [{ item: 'letter', net: 10.2 }] })
    // A host that answers no rows.
    expect(heads(amounts({}, { timeTotals, times: [] }))[2]).toEqual(['scheduled', 100.1, 20.02, true])
  })

  test('of two parts counts each by its own claim', () => {
    const given = amounts(
      {
        fixed_fees: [fee('child_arrangement', 310), fee('non_molestation_order', 202)],
        exceptional: [
          { case_part: 'child_arrangement', exceptional: false },
          { case_part: 'non_molestation_order', exceptional: true },
        ],
      },
      {
        times: [
          time('one', 'preparation', 50, { case_part: 'child_arrangement' }),
          time('other', 'preparation', 70, { case_part: 'non_molestation_order' }),
        ],
      },
    )
    const { heads: all, parts, net } = totalsOf(given)
    expect(
      all.map(({ case_part, name, net: own, excluded_because }) => [case_part, name, own, excluded_because]),
    ).toEqual([
      ['child_arrangement', 'fixed_fee', 310, null],
      ['child_arrangement', 'routine', 0, null],
      ['child_arrangement', 'scheduled', 50, 'This part is not exceptional: its fixed fee is paid instead.'],
      ['child_arrangement', 'advocacy', 0, null],
      ['child_arrangement', 'disbursements', 0, null],
      ['non_molestation_order', 'fixed_fee', 202, 'This part is exceptional: its core costs are paid instead.'],
      ['non_molestation_order', 'routine', 0, null],
      ['non_molestation_order', 'scheduled', 70, null],
      ['non_molestation_order', 'advocacy', 0, null],
      ['non_molestation_order', 'disbursements', 0, null],
      // The hearing, the expert and the court fee name no part.
      [null, 'advocacy', 361.2, null],
      [null, 'disbursements', 555.05, null],
    ])
    expect(parts?.map((part) => [part.case_part, part.net])).toEqual([
      ['child_arrangement', 310],
      ['non_molestation_order', 70],
      [null, 916.25],
    ])
    expect(net).toBe(1296.25)
  })
})

test('high cost has the solicitor, counsel with their fees and expenses, and the other disbursements', () => {
  const given = amounts(
    {
      area_of_work: 'high_cost_legal_aid',
      solicitor_total: 940,
      solicitor_vat: 188,
      counsel_total: 1860,
      counsel_vat: 372,
    },
    {
      disbursements: [
        { uuid: 'a', amount: 96.5, vat_exempt: false, disbursement_type: 'counsel_expenses' },
        { uuid: 'b', amount: 10, vat_exempt: true, disbursement_type: 'taxi' },
      ],
      // The share of the invoice; what the host says of it comes first.
      expertFees: [
        { uuid: 'c', amount: 1000.01, percentage: 33.33, vat_exempt: false },
        { uuid: 'd', amount: 900, percentage: 50, vat_exempt: true, total_cost: 449.99, total_vat: 0 },
        { uuid: 'e', amount: 5, vat_exempt: true },
      ],
    },
  )
  expect(heads(given)).toEqual([
    ['solicitor', 940, 188, false],
    ['counsel', 1956.5, 391.3, false],
    ['disbursements', 798.29, 66.66, false],
  ])
})

test('sums are made in pence', () => {
  const times = Array.from({ length: 10 }, (_, i) => time(String(i), 'preparation', 0.1))
  expect(totalsOf(amounts({ area_of_work: 'inter_parties' }, { times, expertFees: [], disbursements: [] })).net).toBe(1)
})
