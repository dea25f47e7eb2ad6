import {
  budgetCaps,
  budgetFigures,
  isAboveGuideline,
  overspentPhases,
  price,
  type Bill,
  type BreakdownName,
  type BudgetAmounts,
  type Pence,
} from '@costdraft/costing'
import { describe, expect, test } from 'vitest'
import { unpricedOf, type WorkedBill } from '../../dev/worked-bill.ts'
import {
  interPartesItemsOf,
  interPartesProblemOf,
  rowsOf,
  workedBudget,
  workedInterPartesBills,
  workedInterPartesCase,
} from '../../dev/worked-inter-partes.ts'

const pounds = (pence: Pence): string => (pence / 100).toFixed(2)
const figure = ({ net, vat }: { net: Pence; vat: Pence }) => ({ net: pounds(net), vat: pounds(vat) })
const sumOf = (lines: readonly { net: Pence; vat: Pence }[]) => ({
  net: lines.reduce((sum, { net }) => sum + net, 0),
  vat: lines.reduce((sum, { vat }) => sum + vat, 0),
})
const countedLines = ({ heads }: Bill) =>
  heads.flatMap(({ lines }) => lines.filter(({ excludedBecause }) => excludedBecause === null))

/** The figures of a record by what they are of, in the order of their names. */
const expectedOf = ({ expected }: WorkedBill, record: string) =>
  [...expected]
    .flatMap(([name, amounts]) =>
      name.startsWith(`${record}.`) ? [[name.slice(record.length + 1), amounts] as const] : [],
    )
    .toSorted(([a], [b]) => a.localeCompare(b))
const sorted = <T>(rows: [string, T][]) => rows.toSorted(([a], [b]) => a.localeCompare(b))

describe('worked inter partes bills, to the penny', () => {
  test.each(workedInterPartesBills().map((bill) => [bill.name, bill] as const))('%s', (_name, worked) => {
    expect(interPartesProblemOf(worked)).toBeUndefined()
    const bill = price(workedInterPartesCase(worked), interPartesItemsOf(worked))
    const { expected } = worked
    const lines = countedLines(bill)
    for (const [i, { record, net, vat, options }] of worked.rows.entries()) {
      const own = lines.filter(({ item, partOf }) =>
        record === 'procedural_step' ? partOf === options.get('name') : item === String(i),
      )
      expect([i, figure(sumOf(own))]).toEqual([i, { net, vat }])
    }
    expect(bill.heads.flatMap((head) => head.lines)).toHaveLength(
      worked.rows.length - rowsOf(worked, 'procedural_step').length,
    )
    expect(bill.heads.map(({ name }) => name)).toEqual(['profit_costs', 'disbursements'])
    expect(figure(bill.heads[0]!)).toEqual(expected.get('profit_costs'))
    expect(bill.breakdowns?.map(({ by }) => by)).toEqual<BreakdownName[]>(['phase', 'step', 'party'])
    for (const { by, rows } of bill.breakdowns ?? [])
      expect([
        by,
        sorted(
          rows.map((row): [string, object] => [
            row.key ?? 'none',
            figure({ net: row.profitCosts + row.disbursements, vat: row.vat }),
          ]),
        ),
      ]).toEqual([by, expectedOf(worked, by)])
    expect(lines.filter((line) => isAboveGuideline(line))).toHaveLength(Number(expected.get('above_guideline')?.net))
    expect(figure(bill)).toEqual(expected.get('total'))
    expect([pounds(bill.gross), bill.unpriced, unpricedOf(worked)]).toEqual([expected.get('gross')?.net, 0, 0])
  })
})

describe('worked costs budgets, to the penny', () => {
  const budgets = workedInterPartesBills().flatMap((worked) => {
    const budget = workedBudget(worked)
    return budget ? [[worked.name, worked, budget] as const] : []
  })
  test.each(budgets)('%s', (_name, worked, budget) => {
    const figures = budgetFigures(budget, workedInterPartesCase(worked), interPartesItemsOf(worked))
    const amounts = ({ time, disbursements }: BudgetAmounts) => ({ net: pounds(time), vat: pounds(disbursements) })
    const isIncurred = ({ time, disbursements }: BudgetAmounts): boolean => time + disbursements > 0
    expect(
      sorted(
        figures.phases.flatMap(({ phase, incurred }): [string, object][] =>
          isIncurred(incurred) ? [[phase ?? 'none', amounts(incurred)]] : [],
        ),
      ),
    ).toEqual(expectedOf(worked, 'incurred'))
    const [[pages, totals] = []] = expectedOf(worked, 'budget')
    expect([
      figures.isPageOneOnly ? 'page_one' : 'all_pages',
      { net: pounds(figures.totalIncurred), vat: pounds(figures.totalEstimated) },
    ]).toEqual([pages, totals])
    expect(figures.grandTotal).toBe(figures.totalIncurred + figures.totalEstimated)
  })
  test.each(budgets)('%s: estimates, caps and what is overspent', (_name, worked, budget) => {
    const [priced, items] = [workedInterPartesCase(worked), interPartesItemsOf(worked)]
    const figures = budgetFigures(budget, priced, items)
    for (const [phase, amounts] of expectedOf(worked, 'estimated')) {
      const { estimated } = figures.phases.find((row) => row.phase === phase)!
      expect([phase, pounds(estimated.time), pounds(estimated.disbursements)]).toEqual([
        phase,
        amounts.net,
        amounts.vat,
      ])
    }
    const hours = worked.budget.filter(({ record }) => record === 'hours')
    expect(figures.phases.flatMap(({ breakdown }) => breakdown!.earners).filter((row) => row.hours > 0).length).toBe(
      hours.length,
    )
    for (const { what, net, how, options } of hours)
      expect(
        figures.phases
          .find(({ phase }) => phase === what)!
          .breakdown!.earners.map((row) => [row.grade, row.hours, pounds(row.estimated)]),
      ).toContainEqual([options.get('grade'), Math.round(Number(how) * 100), net])
    const caps = budgetCaps(budget, figures)
    expect(caps && [pounds(caps.basis), pounds(caps.form), pounds(caps.process)]).toEqual(
      worked.expected.has('caps.form')
        ? [
            worked.expected.get('caps.form')!.net,
            worked.expected.get('caps.form')!.vat,
            worked.expected.get('caps.process')!.vat,
          ]
        : null,
    )
    expect(
      overspentPhases(budget, priced, items).map(({ phase, spent, over }): [string, object] => [
        phase,
        { net: pounds(spent), vat: pounds(over) },
      ]),
    ).toEqual(expectedOf(worked, 'overspent'))
  })
  test('there are some', () => expect(budgets.length).toBeGreaterThan(2))
})
