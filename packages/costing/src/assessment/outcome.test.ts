import { expect, test } from 'vitest'
import { outcomeOf, type OutcomeLine } from './outcome.ts'

const amount = (pence: number) => ({ hours: null, rate: null, amount: pence, vat: 0 })
const line = (claimed: number, allowed: number | null, of: Partial<OutcomeLine> = {}): OutcomeLine => ({
  ...{ head: 'profit_costs', part: null, claimed: amount(claimed), offered: null },
  ...{ allowed: allowed === null ? null : amount(allowed), activity: null, grade: null, reason: null, words: [] },
  ...of,
})

test('what came of a bill is that of the lines that were ruled on, by what they have in common', () => {
  const lines = [
    line(10_000, 8_000, { activity: 'preparation', grade: 'A', reason: 'time', words: ['perusing', 'bundle'] }),
    line(5_000, 5_000, { activity: 'preparation', grade: 'B', reason: 'rate', words: ['bundle'] }),
    line(2_000, 0, { activity: 'letter_out', grade: 'A', reason: 'time' }),
    line(90_000, null, { activity: 'preparation', grade: 'A', reason: 'time', words: ['bundle'] }),
    line(700, 600),
  ]
  expect(outcomeOf(lines)).toEqual({
    ...{ rulings: 4, claimed: 17_700, allowed: 13_600 },
    groups: {
      activity: {
        preparation: { lines: 2, reduced: 1, claimed: 15_000, reduction: 2_000, reasons: { time: 1 } },
        letter_out: { lines: 1, reduced: 1, claimed: 2_000, reduction: 2_000, reasons: { time: 1 } },
      },
      grade: {
        A: { lines: 2, reduced: 2, claimed: 12_000, reduction: 4_000, reasons: { time: 2 } },
        B: { lines: 1, reduced: 0, claimed: 5_000, reduction: 0, reasons: {} },
      },
      // Of a line that was not reduced a reason is none of a reduction.
      reason: { time: { lines: 2, reduced: 2, claimed: 12_000, reduction: 4_000, reasons: { time: 2 } } },
      words: {
        perusing: { lines: 1, reduced: 1, claimed: 10_000, reduction: 2_000, reasons: { time: 1 } },
        bundle: { lines: 2, reduced: 1, claimed: 15_000, reduction: 2_000, reasons: { time: 1 } },
      },
    },
  })
})

test('of nothing that was ruled on there is nothing', () =>
  expect(outcomeOf([line(100, null)])).toEqual({
    ...{ rulings: 0, claimed: 0, allowed: 0 },
    groups: { activity: {}, grade: {}, reason: {}, words: {} },
  }))
