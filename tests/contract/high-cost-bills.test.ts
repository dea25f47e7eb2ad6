import { price, type Bill, type Pence } from '@costdraft/costing'
import { describe, expect, test } from 'vitest'
import { ratesOf, unpricedOf, type WorkedBill } from '../../dev/worked-bill.ts'
import {
  hourlyOf,
  highCostItemsOf,
  highCostProblemOf,
  workedHighCostBills,
  workedHighCostCase,
} from '../../dev/worked-high-cost.ts'

const pounds = (pence: Pence): string => (pence / 100).toFixed(2)
const figure = ({ net, vat }: { net: Pence; vat: Pence }) => ({ net: pounds(net), vat: pounds(vat) })
const sumOf = (lines: readonly { net: Pence; vat: Pence }[]) => ({
  net: lines.reduce((sum, { net }) => sum + net, 0),
  vat: lines.reduce((sum, { vat }) => sum + vat, 0),
})
const linesOf = ({ heads }: Bill) =>
  heads.flatMap(({ lines }) => lines.filter(({ excludedBecause }) => excludedBecause === null))

/** The expected groups of a breakdown by name. */
const groupsOf = ({ expected }: WorkedBill, by: string) =>
  Object.fromEntries(
    [...expected].flatMap(([name, amounts]) =>
      name.startsWith(`${by}.`) ? [[name.slice(by.length + 1), amounts] as const] : [],
    ),
  )

describe('worked high cost bills, to the penny', () => {
  test.each(workedHighCostBills().map((bill) => [bill.name, bill] as const))('%s', (_name, worked) => {
    expect(highCostProblemOf(worked)).toBeUndefined()
    const bill = price(workedHighCostCase(worked), highCostItemsOf(worked), ratesOf(worked))
    const { expected } = worked
    const lines = linesOf(bill)
    for (const [i, { record, net, vat, options }] of worked.rows.entries()) {
      const name = record === 'event' ? (options.get('name') ?? '') : String(i)
      const own = lines.filter(({ item, partOf }) => item === name || partOf === name)
      // A row without a figure is one whose event has no value.
      if (net === '') expect([i, own.some(({ notHeld }) => notHeld !== null)]).toEqual([i, true])
      else expect([i, figure(sumOf(own))]).toEqual([i, { net, vat }])
    }
    expect(bill.heads.map((head) => [head.name, figure(head)])).toEqual(
      ['solicitor', 'counsel', 'disbursements'].map((name) => [name, expected.get(name)]),
    )
    for (const { by, rows } of bill.breakdowns ?? [])
      expect([
        by,
        Object.fromEntries(
          rows.flatMap(({ key, profitCosts, disbursements, vat }) => {
            const net = profitCosts + disbursements
            return net > 0 ? [[key ?? 'none', figure({ net, vat })]] : []
          }),
        ),
      ]).toEqual([by, groupsOf(worked, by)])
    expect(
      bill.limits?.map(({ name, limit, claimed, isAbove }) => [
        name,
        claimed,
        { net: pounds(limit), vat: isAbove ? 'above' : 'not_above' },
      ]),
    ).toEqual(['high_cost', 'first_costs_limit'].map((name) => [name, bill.net, expected.get(`limit.${name}`)]))
    const { events, hourly, tenthsOfPercent, isEnough } = bill.comparison!
    expect([events === null ? '' : pounds(events), hourly === null ? null : pounds(hourly)]).toEqual([
      expected.get('comparison.events')?.net,
      hourlyOf(worked)?.figure ?? null,
    ])
    expect(
      tenthsOfPercent === null
        ? undefined
        : { net: (tenthsOfPercent / 10).toFixed(1), vat: isEnough ? 'enough' : 'not_enough' },
    ).toEqual(expected.get('comparison.percent'))
    expect([bill.unpriced, figure(bill), pounds(bill.gross)]).toEqual([
      unpricedOf(worked),
      expected.get('total'),
      expected.get('gross')?.net,
    ])
  })
})
