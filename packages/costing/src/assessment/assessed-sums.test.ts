import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../dev/property-runs.ts'
import { headNames } from '../bills/line.ts'
import { vatOf } from '../rates/vat.ts'
import { assessedHeads, assessedSums, reductionsBy, type AssessedLine } from './assessed-sums.ts'
import { atPercent, claimedAmount, isRefused, ruledAmount, type ClaimedLine, type EnteredRuling } from './ruling.ts'

const sum = (net: number, vat: number) => ({ net, vat, gross: net + vat })
const line = (
  head: AssessedLine['head'],
  claimed: number,
  allowed: number | null,
  vat = claimed / 5,
): AssessedLine => ({
  ...{ head, part: null, offered: null },
  claimed: { amount: claimed, vat },
  allowed: allowed === null ? null : { amount: allowed, vat: vat === 0 ? 0 : allowed / 5 },
})

describe('a deputyship with three reductions, worked by hand', () => {
  // Work: 542.50 reduced to 434.00; 108.50 refused; 217.00 as claimed. Paid: a fee of 350.00 without VAT reduced to
  // 200.00.
  const lines = [
    line('profit_costs', 54_250, 43_400),
    line('profit_costs', 10_850, 0),
    line('profit_costs', 21_700, 21_700),
    line('disbursements', 35_000, 20_000, 0),
  ]
  test('all of it', () =>
    expect(assessedSums(lines)).toMatchObject({
      lines: 4,
      rulings: 4,
      claimed: sum(121_800, 17_360),
      allowed: sum(85_100, 13_020),
      unruled: sum(0, 0),
      reduction: sum(36_700, 4_340),
    }))
  test('by head', () =>
    expect(assessedHeads(lines).map(({ name, allowed }) => [name, allowed.gross])).toEqual([
      ['profit_costs', 78_120],
      ['disbursements', 20_000],
    ]))
  test('by reason, the largest first', () => {
    const reasons = ['time', 'time', null, 'no_evidence']
    const reductions = reductionsBy(
      lines.map((one, i) => ({ ...one, reason: reasons[i] })),
      ({ reason }) => reason,
    )
    expect(reductions).toEqual([
      { key: 'time', lines: 2, claimed: 65_100, allowed: 43_400, reduction: 21_700 },
      { key: 'no_evidence', lines: 1, claimed: 35_000, allowed: 20_000, reduction: 15_000 },
    ])
  })
})

test('a line without a ruling is not allowed, and told apart from one that is refused', () => {
  const sums = assessedSums([line('routine', 10_000, null), line('routine', 5_000, 0)])
  expect(sums).toMatchObject({
    rulings: 1,
    allowed: sum(0, 0),
    unruled: sum(10_000, 2_000),
    reduction: sum(5_000, 1_000),
  })
})
test('parts of a case have heads of their own', () => {
  const parts = (['child_arrangement', 'non_molestation_order'] as const).map((part) => ({
    ...line('routine', 10_000, null),
    part,
  }))
  expect(assessedHeads(parts).map(({ part, lines }) => [part, lines])).toEqual([
    ['child_arrangement', 1],
    ['non_molestation_order', 1],
  ])
})

const aLine = fc
  .record({
    head: fc.constantFrom(...headNames),
    date: fc.constantFrom('2009-03-04', '2010-05-06', '2024-07-08'),
    quantity: fc.integer({ min: 1, max: 2_000 }),
    rate: fc.integer({ min: 100, max: 60_000 }),
    enhancement: fc.constantFrom(0, 15, 50, 100),
    exempt: fc.boolean(),
    isWork: fc.boolean(),
  })
  .map(({ head, exempt, isWork, ...of }): ClaimedLine & { head: AssessedLine['head']; exempt: boolean } => {
    const net = isWork ? half(BigInt(of.quantity) * BigInt(of.rate) * BigInt(100 + of.enhancement), 10_000n) : of.rate
    return { ...of, head, exempt, net, unit: isWork ? 'hours' : 'fee', vat: vatOf(net, of.date, exempt) }
  })
/** A quotient to the nearest whole number, halves up: the arithmetic of this test, in whole numbers of any size. */
const half = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator))
const PERCENT: Record<string, bigint> = { '2009-03-04': 150n, '2010-05-06': 175n, '2024-07-08': 200n }

test('what is allowed of any bill is what separate arithmetic makes of it', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(aLine, fc.integer({ min: 0, max: 10_000 }), fc.nat({ max: 4 })), {
        minLength: 1,
        maxLength: 6,
      }),
      (bill) => {
        let [net, vat] = [0, 0]
        const lines = bill.map(([one, share, way]): AssessedLine => {
          const { quantity, rate, enhancement, exempt } = one
          const hours = Math.floor((quantity * share) / 10_000)
          const lower = Math.floor((rate * share) / 10_000)
          const isHourly = one.unit === 'hours'
          const entered: EnteredRuling[] = [
            {},
            isHourly ? { hours } : { amount: lower },
            isHourly ? { rate: lower, hours } : { amount: one.net },
            { amount: Math.floor((one.net * share) / 10_000) },
          ]
          const cost = (h: number, r: number) => half(BigInt(h) * BigInt(r) * BigInt(100 + enhancement), 10_000n)
          const expected = [
            null,
            isHourly ? cost(hours, rate) : lower,
            isHourly ? cost(hours, lower) : one.net,
            Math.floor((one.net * share) / 10_000),
            half(BigInt(one.net) * BigInt(share), 10_000n),
          ][way]
          const allowed = way === 4 ? atPercent(one, share) : ruledAmount(one, entered[way]!)
          if (isRefused(allowed)) throw new Error(`${allowed.field} is refused`)
          expect(allowed?.amount ?? null).toBe(expected)
          net += expected ?? 0
          if (expected != null && !exempt) vat += half(BigInt(expected) * PERCENT[one.date!]!, 1_000n)
          return { head: one.head, part: null, claimed: claimedAmount(one), offered: null, allowed }
        })
        const sums = assessedSums(lines)
        expect(sums.allowed).toEqual(sum(net, vat))
        // Nothing is lost: what is claimed is allowed, reduced or not ruled on, in net and in VAT.
        for (const figure of ['net', 'vat', 'gross'] as const)
          expect(sums.allowed[figure] + sums.reduction[figure] + sums.unruled[figure]).toBe(sums.claimed[figure])
        expect(assessedHeads(lines).reduce((all, { allowed }) => all + allowed.gross, 0)).toBe(net + vat)
        expect(reductionsBy(lines, ({ head }) => head).reduce((all, { reduction }) => all + reduction, 0)).toBe(
          sums.reduction.net,
        )
      },
    ),
    { numRuns: runs(10_000) },
  ))
