import { withoutOffers } from '../../bill/bill-data.ts'
import { money, paragraphsOf, printable } from '../../bill/format.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import type { FrozenBudget } from '../../../budgets/frozen-budget.ts'
import { budgetFacts, type BudgetHead } from './budget-head.ts'
import { budgetOf, budgetRows, type BudgetRow } from './budget-rows.ts'
import { capsStatement, exclusionsText, pageOneBecause, pageOneStatements, statementOfTruth } from './budget-texts.ts'
import { phaseLines, type PhaseLine } from './phase-lines.ts'

/** Formatted amounts; empty where a contingent cost is not divided. */
interface PrintedAmounts {
  incurredDisbursements: string
  incurredTime: string
  incurred: string
  estimatedDisbursements: string
  estimatedTime: string
  estimated: string
  total: string
}
interface PrintedRow extends PrintedAmounts {
  name: string
  /** Paragraphs. */
  assumptions: string[]
}
/** Formatted; empty where there is none. */
interface PrintedLine {
  name: string
  grade: string
  rate: string
  incurred: string
  hours: string
  estimated: string
  total: string
  isSum: boolean
}
/** A phase of the following pages, whose total is that of page one; without lines where there is nothing in it. */
interface PrintedPhase extends Pick<PrintedRow, 'name' | 'assumptions'> {
  lines: PrintedLine[]
}
/** The printed costs budget (Precedent H): all texts and formatted sums. The template only lays them out. */
export interface BudgetDocument extends BudgetHead {
  title: string
  statements: string[]
  rows: PrintedRow[]
  totals: PrintedAmounts
  exclusions: string
  isPageOneOnly: boolean
  /** The phases of the following pages; none where there is page one only. */
  phases: PrintedPhase[]
  truth: string
}

const printedRow = ({ name, assumptions, divided, incurred, estimated }: BudgetRow): PrintedRow => ({
  name,
  assumptions: paragraphsOf(assumptions),
  incurredDisbursements: divided ? money(divided.incurred.disbursements) : '',
  incurredTime: divided ? money(divided.incurred.time) : '',
  incurred: money(incurred),
  estimatedDisbursements: divided ? money(divided.estimated.disbursements) : '',
  estimatedTime: divided ? money(divided.estimated.time) : '',
  estimated: money(estimated),
  total: money(incurred + estimated),
})

const printedLine = ({ name, grade, rate, hours, incurred, estimated }: PhaseLine, isSum = false): PrintedLine => ({
  name,
  grade: grade ?? '',
  rate: rate === null ? '' : money(rate),
  hours: hours === null ? '' : money(hours),
  incurred: money(incurred),
  estimated: money(estimated),
  total: money(incurred + estimated),
  isSum,
})

function printedPhase(row: BudgetRow, saved: FrozenBudget): PrintedPhase {
  const { name, assumptions, incurred, estimated } = row
  const made = phaseLines(row, saved)
  const sumOf = (label: string, of: { incurred: number; estimated: number }, hours: number | null = null) =>
    printedLine({ ...of, name: label, grade: null, rate: null, hours }, true)
  const hours = made?.work.reduce((sum, line) => sum + (line.hours ?? 0), 0) ?? 0
  return {
    name,
    assumptions: paragraphsOf(assumptions),
    lines: made
      ? [
          ...made.work.map((line) => printedLine(line)),
          sumOf('Profit costs', made.workSum, hours > 0 ? hours : null),
          ...made.paid.map((line) => printedLine(line)),
          sumOf('Disbursements', made.paidSum),
          sumOf('Phase total', { incurred, estimated }),
        ]
      : [],
  }
}

/**
 * The costs budget of a frozen case as it was saved, never with VAT. Pure.
 * @throws Error where none is saved
 */
export function budgetDocument(frozen: FrozenCase): BudgetDocument {
  const saved = budgetOf(frozen)
  const { figures } = saved
  const { phases, contingencies } = budgetRows(saved)
  const isPageOneOnly = pageOneBecause(frozen, saved) !== null
  return printable({
    title: 'Costs budget (Precedent H)',
    ...budgetFacts(frozen, saved),
    statements: [...pageOneStatements(frozen, saved), capsStatement(saved)],
    rows: [...phases, ...contingencies].map(printedRow),
    totals: {
      incurredDisbursements: money(figures.incurred.disbursements),
      incurredTime: money(figures.incurred.time),
      incurred: money(figures.totalIncurred),
      estimatedDisbursements: money(figures.estimated.disbursements),
      estimatedTime: money(figures.estimated.time),
      estimated: money(figures.totalEstimated),
      total: money(figures.grandTotal),
    },
    exclusions: exclusionsText,
    isPageOneOnly,
    phases: isPageOneOnly ? [] : phases.map((row) => printedPhase(row, saved)),
    truth: statementOfTruth(frozen, saved),
  })
}

/**
 * The budget as machine-readable JSON, attached to the PDF: without what the other side offered for it, and without the
 * version before it.
 */
export function budgetData(frozen: FrozenCase): object {
  const { previous: _previous, budget, ...saved } = budgetOf(frozen)
  const { offers: _offers, ...entered } = budget
  return {
    ...(frozen.isDraft && { isDraft: frozen.isDraft }),
    currency: 'GBP',
    unit: 'pence',
    engine: frozen.engine,
    completedAt: frozen.completedAt,
    case: withoutOffers(frozen.case),
    budget: { ...saved, budget: entered },
  }
}
