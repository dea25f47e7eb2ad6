import { expect, test } from 'vitest'
import type { Grade } from '../vocabulary/vocabulary.ts'
import { cardAuthority, noRateCard, rateCardOf, type RateCardEntry } from './rate-card.ts'

const OWNER = { firm: 'Ashdown', by: 'Mary Smith', on: '2026-01-02' }
const entry = (whose: { feeEarner?: string; grade?: Grade }, from: string, rate: number): RateCardEntry => ({
  feeEarner: null,
  grade: null,
  ...whose,
  rate,
  authority: cardAuthority(from, whose.feeEarner ?? `Grade ${whose.grade}`, OWNER),
})
const card = rateCardOf([
  entry({ feeEarner: 'jane' }, '2025-06-01', 32_000),
  entry({ grade: 'A' }, '2025-01-01', 26_000),
  entry({ feeEarner: 'jane' }, '2025-03-01', 31_000),
  entry({ grade: 'A' }, '2024-01-01', 25_000),
  entry({ grade: 'B' }, '2024-01-01', 20_000),
])

test.each<[string, Grade, string, number | undefined]>([
  // The day before the first rate, the day of it, and so on with the next.
  ['john', 'A', '2023-12-31', undefined],
  ['john', 'A', '2024-01-01', 25_000],
  ['john', 'A', '2024-12-31', 25_000],
  ['john', 'A', '2025-01-01', 26_000],
  // That of the person before that of the grade, from its first day.
  ['jane', 'A', '2025-02-28', 26_000],
  ['jane', 'A', '2025-03-01', 31_000],
  ['jane', 'A', '2025-06-01', 32_000],
  ['jane', 'B', '2025-02-28', 20_000],
  ['jane', 'C', '2025-02-28', undefined],
  ['john', 'C', '2025-06-01', undefined],
])('%s of grade %s on %s: %s', (person, grade, date, amount) => {
  expect(card(person, grade, date)?.amount).toBe(amount)
})

test('a rate says whose it is', () => {
  expect(card('john', 'A', '2025-01-01')).toEqual({
    amount: 26_000,
    notHeld: null,
    authority: {
      from: '2025-01-01',
      table: 'Rate card',
      instrument: 'Rate card of Ashdown',
      provision: 'Grade A',
      source: 'Ashdown',
      own: OWNER,
    },
  })
})

test('a firm without rates of its own has none', () => {
  expect(rateCardOf([])).toBe(noRateCard)
  expect(noRateCard('jane', 'A', '2026-01-01')).toBeUndefined()
})
