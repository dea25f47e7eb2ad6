import { share, type Pence } from '../money.ts'

/** Percent, from the first day of each rate, newest first. */
const rates: readonly (readonly [from: string, percent: number, of: number])[] = [
  ['2011-01-04', 20, 100],
  ['2010-01-01', 175, 1_000],
  ['2008-12-01', 15, 100],
  ['1991-03-19', 175, 1_000],
]

/** VAT of one line, rounded once: at the rate of the date of the supply, or none where it is exempt. */
export function vatOf(net: Pence, date: string, exempt: boolean): Pence {
  if (exempt) return 0
  for (const [from, percent, of] of rates) if (date >= from) return share(net, percent, of)
  return 0
}
