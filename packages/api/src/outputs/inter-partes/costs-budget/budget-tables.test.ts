import { describe, expect, test } from 'vitest'
import { firstBudget, fullBudget, fullInterPartesBill } from '../../../../../../dev/full-inter-partes.ts'
import { frozenWorkedInterPartes } from '../../../../../../dev/frozen-inter-partes.ts'
import { workedInterPartesBills } from '../../../../../../dev/worked-inter-partes.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import { budgetData } from './budget-document.ts'
import { budgetVariation } from './budget-variation.ts'
import { discussionReport } from './discussion-report.ts'
import { simpleBudget } from './simple-budget.ts'

const simple = (frozen: FrozenCase): FrozenCase => ({
  ...frozen,
  case: { ...frozen.case, details: { ...frozen.case.details, budget_form: 'precedent_z' } },
})
const worked = frozenWorkedInterPartes(workedInterPartesBills().find(({ name }) => name.startsWith('21-'))!)
const varied = fullInterPartesBill(60, { caseType: 'costs_budget' }, { budget: fullBudget, previous: firstBudget })
/** An amount as it is printed, in pence. */
const pence = (printed = ''): number => Math.round(Number(printed.replaceAll(',', '').replace('−', '-')) * 100)
const rowOf = ({ rows }: ReturnType<typeof simpleBudget>, name: string) =>
  rows.find(({ cells }) => cells[0]!.startsWith(name))!.cells

describe('the budget worked by hand in the form of the pilots', () => {
  test('has what is incurred and estimated in each phase, and the totals', () => {
    const { rows } = simpleBudget(simple(worked))
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Pre-action costs', '875.00', '0.00', '875.00'],
      ['Issue and statements of case', '2,095.58', '2,341.03', '4,436.61'],
      ['CMC', '0.00', '3,001.00', '3,001.00'],
      ['Disclosure', '333.00', '5,310.00', '5,643.00'],
      ['Witness statements', '0.00', '4,381.13', '4,381.13'],
      ['Expert reports', '0.00', '5,731.55', '5,731.55'],
      ['PTR', '0.00', '1,425.00', '1,425.00'],
      ['Trial preparation', '0.00', '10,450.00', '10,450.00'],
      ['Trial', '0.00', '10,475.00', '10,475.00'],
      ['ADR and settlement discussions', '0.00', '3,000.00', '3,000.00'],
      ['Contingent cost A: Specific disclosure', '0.00', '2,345.67', '2,345.67'],
      ['Contingent cost B', '0.00', '0.00', '0.00'],
      ['Totals, and grand total', '3,303.58', '48,460.38', '51,763.96'],
    ])
  })

  test('has counsel apart in its report, where the report of Precedent H has all disbursements as one', () => {
    expect(rowOf(discussionReport(simple(worked)), 'Issue')).toEqual([
      ...['Issue and statements of case', '2,095.58', '1,841.03', '500.00', '0.00', '2,341.03', '', '', '', '', '', ''],
    ])
    expect(rowOf(discussionReport(worked), 'Issue')).toEqual([
      ...['Issue and statements of case', '2,095.58', '1,841.03', '500.00', '2,341.03', '', '', '', '', ''],
    ])
  })

  test('begins its second page with the assumptions', () => {
    const { sections } = simpleBudget(simple(varied))
    expect(sections.map(({ isOnNewPage }) => isOnNewPage)).toEqual([true, ...Array(9).fill(false)])
    expect(simpleBudget(simple(worked)).sections).toEqual([])
  })

  test('says that it is not the official form', () => {
    for (const { statements } of [simpleBudget(simple(varied)), discussionReport(varied), budgetVariation(varied)])
      expect(statements.join(' ')).toContain('not the official form')
  })
})

describe('a discussion report', () => {
  test('has what was offered, the difference and the comment, and no total of offers that are not all there', () => {
    const report = discussionReport(varied)
    expect(rowOf(report, 'Disclosure').slice(5)).toEqual(['1,200.00', '500.00', '1,700.00', '1,781.33', ''])
    expect(report.rows.find(({ cells }) => cells[0] === 'Disclosure')?.note).toEqual([
      'Comment: Disclosure is by list alone, so that grade A is not needed for it.',
    ])
    expect(rowOf(report, 'CMC').slice(5)).toEqual(['', '', '', '', ''])
    expect(rowOf(report, 'Totals').slice(5)).toEqual(['', '', '', '', ''])
  })

  test('has the total of the offers where there is one for all that is estimated', () => {
    const budget = {
      ...worked.budget!.budget,
      contingencies: [],
      estimates: { cmc: { time: 100_00, disbursements: 50_00 } },
    }
    const offers = { cmc: { time: 60_00, counsel: 10_00, disbursements: 5_00 } }
    const { totals } = {
      totals: fullInterPartesBill(0, { caseType: 'costs_budget' }, { budget: { ...budget, offers } }),
    }
    expect(rowOf(discussionReport(totals), 'Totals').slice(2)).toEqual([
      ...['100.00', '50.00', '150.00', '60.00', '15.00', '75.00', '75.00', ''],
    ])
  })
})

describe('a variation', () => {
  test('goes from the version before to this one in every row and in all', () => {
    const { rows } = budgetVariation(varied)
    for (const { cells } of rows) {
      const [incurred, estimated, variation, after] = cells.slice(1, 5).map((cell) => pence(cell.replace('+', '')))
      expect([cells[0], incurred! + estimated! + variation!]).toEqual([cells[0], after])
    }
    expect(pence(rows.at(-1)!.cells[4])).toBe(varied.budget!.figures.grandTotal)
    for (const of of [1, 2, 4])
      expect(pence(rows.at(-1)!.cells[of])).toBe(
        rows.slice(0, -1).reduce((sum, { cells }) => sum + pence(cells[of]), 0),
      )
  })

  test('takes what was approved as the current budget, and names contingent costs that are no more', () => {
    const variation = budgetVariation(varied)
    expect(rowOf(variation, 'Disclosure').slice(1, 4)).toEqual(['0.00', '4,000.00', '−518.67'])
    expect(rowOf(variation, 'Contingent cost A: Security')).toEqual([
      ...['Contingent cost A: Security for costs (no longer)', '0.00', '2,000.00', '−2,000.00', '0.00', ''],
    ])
    expect(variation.sections[0]?.paragraphs).toEqual([fullBudget.variation])
  })

  test('is none of a budget that was saved once', () => {
    expect(() => budgetVariation(worked)).toThrow(/no version before/)
  })
})

test('the data that is attached has no offer and no version before', () => {
  const data = JSON.stringify(budgetData(varied))
  expect(data).toContain('"estimates"')
  for (const word of ['offers', 'Security for costs', 'by list alone']) expect(data).not.toContain(word)
})
