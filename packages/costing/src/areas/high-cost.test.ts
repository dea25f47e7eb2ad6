import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyItems, anyPricedCase, enteredFees } from '../../../../dev/any-high-cost.ts'
import type { Bill } from '../bills/bill.ts'
import type { Line } from '../bills/line.ts'
import { price } from '../price.ts'
import { HOURLY_MARGIN } from '../schemes/high-cost-limits.ts'

const countedOf = ({ heads }: Bill): Line[] =>
  heads.flatMap(({ lines }) => lines.filter(({ excludedBecause }) => excludedBecause === null))
const eventsOf = (bill: Bill): Line[] => countedOf(bill).filter(({ unit }) => unit === 'events')
const headOf = ({ heads }: Bill, name: string) => heads.find((head) => head.name === name)!

describe('any high cost case', () => {
  test('comes to the sum of its heads, of its steps and of its parties, and to no more than whole pence', () =>
    fc.assert(
      fc.property(anyPricedCase, anyItems, (priced, of) => {
        const bill = price(priced, of, enteredFees)
        const sum = (rows: readonly { net: number }[]) => rows.reduce((total, { net }) => total + net, 0)
        expect(bill.heads.map(({ name }) => name)).toEqual(['solicitor', 'counsel', 'disbursements'])
        expect([bill.net, bill.gross]).toEqual([sum(bill.heads), bill.net + bill.vat])
        for (const { rows } of bill.breakdowns!)
          expect([
            rows.reduce((total, { gross }) => total + gross, 0),
            rows.reduce((total, { unpriced = 0 }) => total + unpriced, 0),
          ]).toEqual([bill.gross, bill.unpriced])
        for (const line of countedOf(bill)) expect(Number.isSafeInteger(line.net) && line.net >= 0).toBe(true)
        expect(bill.unpriced).toBe(countedOf(bill).filter(({ notHeld }) => notHeld !== null).length)
      }),
    ))

  test('pays one event a day to the solicitor and to each counsel, and it is the most valuable', () =>
    fc.assert(
      fc.property(anyPricedCase, anyItems, (priced, of) => {
        const bill = price(priced, of, enteredFees)
        const partyOf = new Map(of.counsel?.map((one) => [one.uuid, one.party ?? one.uuid]))
        const keys = eventsOf(bill).map(({ head, item, date }) => `${head} ${date} ${partyOf.get(item ?? '') ?? ''}`)
        expect(new Set(keys).size).toBe(keys.length)
        // By the hour no event is paid.
        if (priced.certificate?.feeScheme === 'hourly') return
        const paid = new Map(eventsOf(bill).map((line, i) => [keys[i], line.net]))
        for (const { head, date, item, net, unit, excludedBecause } of bill.heads.flatMap(({ lines }) => lines))
          if (unit === 'events' && excludedBecause === 'Only one event a day is paid.')
            expect(net).toBeLessThanOrEqual(paid.get(`${head} ${date} ${partyOf.get(item ?? '') ?? ''}`)!)
      }),
    ))

  test("has what was paid to counsel on counsel's line, and no event where the solicitor is paid by the hour", () =>
    fc.assert(
      fc.property(anyPricedCase, anyItems, (priced, of) => {
        const bill = price(priced, of, enteredFees)
        const isOfCounsel = new Map(
          of.disbursements.map(({ uuid, type }) => [uuid, type === 'counsel_fee' || type === 'counsel_expenses']),
        )
        for (const { name, lines } of bill.heads)
          for (const { item } of lines)
            if (isOfCounsel.has(item ?? '')) expect(name === 'counsel').toBe(isOfCounsel.get(item ?? ''))
        if (priced.certificate?.feeScheme !== 'hourly') return
        expect(eventsOf(bill)).toEqual([])
        expect(headOf(bill, 'solicitor').net).toBe(priced.hourlyFigure ?? 0)
      }),
    ))

  test('may be paid by the hour from 30 percent above its events, to the penny', () =>
    fc.assert(
      fc.property(anyPricedCase, anyItems, (priced, of) => {
        const { comparison } = price(priced, of, enteredFees)
        if (!comparison?.events) return
        const least = Math.ceil((comparison.events * (100 + HOURLY_MARGIN)) / 100)
        const isEnoughAt = (hourlyFigure: number) =>
          price({ ...priced, hourlyFigure }, of, enteredFees).comparison?.isEnough
        expect([isEnoughAt(least), isEnoughAt(least - 1)]).toEqual([true, false])
      }),
    ))

  test('does not depend on the order in which it was recorded', () =>
    fc.assert(
      fc.property(anyPricedCase, anyItems, (priced, of) => {
        const turned = { ...of, events: of.events!.toReversed(), counsel: of.counsel!.toReversed() }
        expect(price(priced, turned, enteredFees).gross).toBe(price(priced, of, enteredFees).gross)
      }),
    ))
})
