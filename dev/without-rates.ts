import type { FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'

type Line = FrozenCase['bill']['heads'][number]['lines'][number]
const NO_SUMS = { net: 0, vat: 0, gross: 0 }
/** What was paid to counsel has no rate. */
const isPaid = ({ head, unit }: Line): boolean => head === 'counsel' && unit === 'fee'
/** A line as it would be had no rate been held for it. */
export const lineWithoutRate = ({ claim: _claim, ...line }: Line): Line =>
  line.excludedBecause === null && !isPaid(line)
    ? {
        ...line,
        rate: 0,
        net: 0,
        vat: 0,
        enhancement: 0,
        under: null,
        notHeld: 'Rate not held: none before 2011-10-03.',
      }
    : line
/** The case as it would be had none of its rates been held, and nothing been paid out. */
export function withoutRates(frozen: FrozenCase): FrozenCase {
  const heads = frozen.bill.heads.map((head) => ({
    ...head,
    ...NO_SUMS,
    lines: head.name === 'disbursements' ? [] : head.lines.filter((line) => !isPaid(line)).map(lineWithoutRate),
  }))
  const missing = heads.flatMap(({ excludedBecause, lines }) =>
    excludedBecause === null ? lines.filter(({ notHeld }) => notHeld !== null) : [],
  )
  return {
    ...frozen,
    bill: {
      ...frozen.bill,
      ...NO_SUMS,
      escape: null,
      heads,
      unpriced: missing.length,
      limits: (frozen.bill.limits ?? []).map((limit) => ({ ...limit, claimed: 0, isAbove: false })),
      ...(frozen.bill.estimate && {
        estimate: { ...frozen.bill.estimate, claimed: 0, difference: -frozen.bill.estimate.estimate, isAbove: false },
      }),
      ...(frozen.bill.breakdowns && {
        breakdowns: frozen.bill.breakdowns.map((one) => ({
          ...one,
          rows: one.rows.map((row) => ({ ...row, ...NO_SUMS, profitCosts: 0, disbursements: 0, unpriced: 1 })),
        })),
      }),
    },
  }
}
