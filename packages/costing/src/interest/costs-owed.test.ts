import { expect, test } from 'vitest'
import { costsOwed, type CostsTerms } from './costs-owed.ts'

const terms: CostsTerms = { from: null, payments: [], disallowed: [] }
const owedOn = (day: string, principal: number, of: CostsTerms) => costsOwed(principal, of, day)
const payments = [
  { date: '2025-03-01', amount: 40_000 },
  { date: '2025-06-01', amount: 10_000 },
]

test('without a first day there is no interest, and what was paid by the day is taken off', () => {
  const none = { interest: null, daily: null, periods: [] }
  expect(owedOn('2025-05-01', 100_000, terms)).toEqual({ ...none, paid: 0, balance: 100_000 })
  expect(owedOn('2025-02-28', 100_000, { ...terms, payments })).toEqual({ ...none, paid: 0, balance: 100_000 })
  expect(owedOn('2025-03-01', 100_000, { ...terms, payments })).toEqual({ ...none, paid: 40_000, balance: 60_000 })
  expect(owedOn('2025-06-01', 30_000, { ...terms, payments })).toEqual({ ...none, paid: 50_000, balance: -20_000 })
})

test('a first day that is to come bears nothing yet', () =>
  expect(owedOn('2025-05-01', 100_000, { ...terms, payments, from: '2025-05-02' })).toEqual({
    ...{ interest: 0, daily: 0, periods: [], paid: 40_000 },
    balance: 60_000,
  }))

test('it runs at 8 % unless another rate is entered, none on days without interest', () => {
  const from = { ...terms, from: '2025-01-01' }
  // 100 days of £1,000 at £80 a year: 8,000 × 100 / 365 = 2,191.78 pence.
  expect(owedOn('2025-04-11', 100_000, from)).toMatchObject({
    ...{ interest: 2_192, daily: 22, balance: 102_192 },
    periods: [{ from: '2025-01-01', to: '2025-04-10', days: 100, interest: 2_192 }],
  })
  expect(owedOn('2025-04-11', 100_000, { ...from, rate: 400 })).toMatchObject({
    ...{ interest: 1_096, daily: 11, balance: 101_096 },
  })
  expect(owedOn('2025-04-11', 100_000, { ...from, rate: 0 })).toMatchObject({
    ...{ interest: 0, daily: 0, balance: 100_000 },
  })
  // January bears none: 69 days are left, 1,512.33 pence.
  const disallowed = [{ from: '2025-01-01', to: '2025-01-31' }]
  expect(owedOn('2025-04-11', 100_000, { ...from, disallowed })).toMatchObject({
    ...{ interest: 1_512, balance: 101_512 },
  })
})
