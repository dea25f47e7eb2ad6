import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../dev/property-runs.ts'
import { interestOf, JUDGMENT_RATE, type InterestFacts } from './interest.ts'

/** From, to, days, principal and interest of each period, with a mark where it bears none. */
const rows = (facts: InterestFacts): unknown[][] =>
  interestOf(facts).periods.map(({ from, to, days, principal, isDisallowed, interest }) =>
    [from, to, days, principal, interest].concat(isDisallowed ? ['disallowed'] : []),
  )
const year = { principal: 1_000_000, from: '2025-01-01', until: '2026-01-01' }

describe('interest worked by hand', () => {
  test('a year of £10,000 at 8 %: £800', () => {
    expect(JUDGMENT_RATE).toBe(800)
    // A day more: 80,000 / 365 = 219.18.
    expect(interestOf(year)).toMatchObject({ interest: 80_000, daily: 219, paid: 0, balance: 1_080_000 })
  })
  test('two payments', () => {
    const payments = [
      { date: '2025-07-01', amount: 250_000 },
      { date: '2025-04-01', amount: 400_000 },
    ]
    // January to March: 90 days of £10,000 at £800 a year: 80,000 × 90 / 365 = 19,726.03 pence.
    // April to June: 91 days of £6,000: 48,000 × 91 / 365 = 11,967.12. July to December: 184 of £3,500: 14,115.07.
    expect(rows({ ...year, payments })).toEqual([
      ['2025-01-01', '2025-03-31', 90, 1_000_000, 19_726],
      ['2025-04-01', '2025-06-30', 91, 600_000, 11_967],
      ['2025-07-01', '2025-12-31', 184, 350_000, 14_115],
    ])
    expect(interestOf({ ...year, payments })).toMatchObject({ interest: 45_808, paid: 650_000, balance: 395_808 })
  })
  test('a disallowed month, written as two that overlap', () => {
    const disallowed = [
      { from: '2025-06-10', to: '2025-06-30' },
      { from: '2025-06-01', to: '2025-06-15' },
    ]
    // To 31 May: 151 days: 80,000 × 151 / 365 = 33,095.89. From 1 July: 184 days: 40,328.77.
    expect(rows({ ...year, disallowed })).toEqual([
      ['2025-01-01', '2025-05-31', 151, 1_000_000, 33_096],
      ['2025-06-01', '2025-06-30', 30, 1_000_000, 0, 'disallowed'],
      ['2025-07-01', '2025-12-31', 184, 1_000_000, 40_329],
    ])
    // Worked out up to a day that bears none, the next bears none either; up to the last of them it does.
    expect(interestOf({ ...year, until: '2025-06-30', disallowed }).daily).toBe(0)
    expect(interestOf({ ...year, until: '2025-07-01', disallowed }).daily).toBe(219)
  })
  test('over 29 February: 366 days over 365', () => {
    // 80,000 × 366 / 365 = 80,219.18.
    expect(rows({ ...year, from: '2024-01-01', until: '2025-01-01' })).toEqual([
      ['2024-01-01', '2024-12-31', 366, 1_000_000, 80_219],
    ])
  })
  test('half a penny is rounded up', () => {
    // 365 pence at 5 % for 10 days are exactly half a penny; for 9 days less.
    const half = { principal: 365, rate: 500, from: '2025-01-01', until: '2025-01-11' }
    expect(interestOf(half).interest).toBe(1)
    expect(interestOf({ ...half, until: '2025-01-10' }).interest).toBe(0)
  })
})

describe('payments', () => {
  test('before interest runs reduce the costs from the beginning', () =>
    expect(rows({ ...year, payments: [{ date: '2024-05-01', amount: 500_000 }] })).toEqual([
      ['2025-01-01', '2025-12-31', 365, 500_000, 40_000],
    ]))
  test('beyond the costs go to the interest and may leave too much paid', () => {
    // 90 days of £10,000: 19,726 pence; £10,300 were paid.
    const payments = [{ date: '2025-04-01', amount: 1_030_000 }]
    expect(rows({ ...year, payments })).toEqual([
      ['2025-01-01', '2025-03-31', 90, 1_000_000, 19_726],
      ['2025-04-01', '2025-12-31', 275, 0, 0],
    ])
    expect(interestOf({ ...year, payments })).toMatchObject({ daily: 0, balance: -10_274 })
  })
  test('on the last day count as paid and change no interest; those after it do not count', () => {
    const payments = [
      { date: '2026-01-01', amount: 100_000 },
      { date: '2026-01-02', amount: 200_000 },
    ]
    expect(interestOf({ ...year, payments })).toMatchObject({ interest: 80_000, paid: 100_000, balance: 980_000 })
  })
  test('of nothing begin no period', () =>
    expect(rows({ ...year, payments: [{ date: '2025-04-01', amount: 0 }] })).toHaveLength(1))
})

test('no day, no interest', () =>
  expect(interestOf({ ...year, until: year.from })).toEqual({
    periods: [],
    interest: 0,
    daily: 219,
    paid: 0,
    balance: 1_000_000,
  }))

test.each<[string, Partial<InterestFacts>]>([
  ['an end before the beginning', { until: '2024-12-31' }],
  ['a text that is not a date', { from: '2025-02-30' }],
  ['disallowed days in the wrong order', { disallowed: [{ from: '2025-02-02', to: '2025-02-01' }] }],
  ['a negative principal', { principal: -1 }],
  ['a broken principal', { principal: 0.5 }],
  ['a negative payment', { payments: [{ date: '2025-02-01', amount: -1 }] }],
  ['a broken payment', { payments: [{ date: '2025-02-01', amount: 1.5 }] }],
  ['a payment without a date', { payments: [{ date: '', amount: 1 }] }],
  ['a negative rate', { rate: -1 }],
  ['a broken rate', { rate: 0.5 }],
])('%s throws a RangeError', (_what, facts) => expect(() => interestOf({ ...year, ...facts })).toThrow(RangeError))

describe('a ledger that is kept day by day', () => {
  const dateAt = (day: number): string => new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10)
  const day = fc.integer({ min: -60, max: 500 })
  const bills = fc.record({
    principal: fc.oneof(fc.nat(2_000), fc.nat(3_000_000_000)),
    rate: fc.constantFrom(0, 1, 133, 800, 1_500),
    first: fc.nat(100),
    length: fc.nat(450),
    payments: fc.array(fc.record({ day, amount: fc.oneof(fc.nat(2_000), fc.nat(2_000_000_000)) }), { maxLength: 4 }),
    disallowed: fc.array(fc.record({ day, more: fc.nat(120) }), { maxLength: 3 }),
  })
  type Bill = typeof bills extends fc.Arbitrary<infer B> ? B : never

  /**
   * The same by steps of one day: what is owed in a stretch is a sum of days in pence times 3,650,000, rounded last.
   */
  function byDay({ principal, rate, first, length, payments, disallowed }: Bill): unknown {
    const periods: { from: string; to: string; days: number; principal: number; isDisallowed: boolean; sum: bigint }[] =
      []
    for (let at = first; at < first + length; at++) {
      let owed = principal
      for (const payment of payments) if (payment.day <= at) owed -= payment.amount
      if (owed < 0) owed = 0
      const isDisallowed = disallowed.some((gap) => at >= gap.day && at <= gap.day + gap.more)
      let period = periods.at(-1)
      if (period?.principal !== owed || period.isDisallowed !== isDisallowed) {
        period = { from: dateAt(at), to: '', days: 0, principal: owed, isDisallowed, sum: 0n }
        periods.push(period)
      }
      period.to = dateAt(at)
      period.days++
      if (!isDisallowed) period.sum += BigInt(owed) * BigInt(rate)
    }
    const rounded = periods.map(({ sum, ...period }) => {
      const [whole, rest] = [sum / 3_650_000n, sum % 3_650_000n]
      return { ...period, interest: Number(rest * 2n >= 3_650_000n ? whole + 1n : whole) }
    })
    let [interest, paid] = [0, 0]
    for (const period of rounded) interest += period.interest
    for (const payment of payments) if (payment.day <= first + length) paid += payment.amount
    const last = first + length
    const isLate = disallowed.some((gap) => last >= gap.day && last <= gap.day + gap.more)
    const unpaid = principal > paid ? BigInt(principal - paid) * BigInt(rate) : 0n
    const daily = isLate ? 0 : Number((unpaid + 1_825_000n) / 3_650_000n)
    return { periods: rounded, interest, daily, paid, balance: principal + interest - paid }
  }

  test('agrees period by period', () => {
    fc.assert(
      fc.property(bills, (bill) => {
        const { principal, rate, first, length, payments, disallowed } = bill
        const facts = {
          principal,
          rate,
          from: dateAt(first),
          until: dateAt(first + length),
          payments: payments.map(({ day: at, amount }) => ({ date: dateAt(at), amount })),
          disallowed: disallowed.map(({ day: at, more }) => ({ from: dateAt(at), to: dateAt(at + more) })),
        }
        expect(interestOf(facts)).toEqual(byDay(bill))
      }),
      { numRuns: runs(10_000) },
    )
  }, 60_000)
})
