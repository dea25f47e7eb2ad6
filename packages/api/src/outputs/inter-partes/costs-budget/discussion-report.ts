import type { BudgetOffer } from '@costdraft/costing'
import { money, paragraphsOf, printable } from '../../bill/format.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import type { FrozenBudget } from '../../../budgets/frozen-budget.ts'
import { budgetFacts } from './budget-head.ts'
import { budgetOf, budgetRows, type BudgetRow } from './budget-rows.ts'
import { amount, figure, row, totalRow, type TableDocument, type TableRow } from './budget-table.ts'
import { notTheForm, versionStatement } from './budget-texts.ts'
import { isSimple } from './budget-form.ts'

/** The budgeted costs of a row, or what was offered for them, in pence. */
interface Parts {
  time: number
  counsel: number
  /** All others than counsel's. */
  disbursements: number
}
/** A phase with what is claimed and what was offered; null where nothing is entered. */
interface Discussed {
  row: BudgetRow
  claimed: Parts | null
  offered: BudgetOffer | null
}

const totalOf = ({ time, counsel, disbursements }: Parts): number => time + counsel + disbursements
const sum = (all: readonly Parts[]): Parts => ({
  time: all.reduce((total, { time }) => total + time, 0),
  counsel: all.reduce((total, { counsel }) => total + counsel, 0),
  disbursements: all.reduce((total, { disbursements }) => total + disbursements, 0),
})

function claimedOf({ divided }: BudgetRow): Parts | null {
  if (!divided) return null
  const { time, disbursements } = divided.estimated
  const counsel = divided.breakdown.counsel.estimated
  return { time, counsel, disbursements: disbursements - counsel }
}

/** The rows of a report; what the other side said of a phase stands below it. */
function discussedRows(saved: FrozenBudget): Discussed[] {
  const { phases, contingencies } = budgetRows(saved)
  return [...phases, ...contingencies].map((of) => ({
    row: of,
    claimed: claimedOf(of),
    offered: (of.phase && saved.budget.offers?.[of.phase]) ?? null,
  }))
}

/** The cells of amounts: of Precedent R time, disbursements and both; of the simple form counsel's fees apart. */
const partCells = (parts: Parts | null, total: number | null, hasCounsel: boolean): string[] => [
  amount(parts && parts.time),
  ...(hasCounsel ? [amount(parts && parts.counsel)] : []),
  amount(parts && (hasCounsel ? parts.disbursements : parts.disbursements + parts.counsel)),
  amount(total),
]

function printedRow({ row: of, claimed, offered }: Discussed, hasCounsel: boolean): TableRow {
  const total = offered && totalOf(offered)
  return row(
    [
      of.name,
      money(of.incurred),
      ...partCells(claimed, of.estimated, hasCounsel),
      ...partCells(offered, total, hasCounsel),
      amount(total === null ? null : of.estimated - total),
      '',
    ],
    offered?.comment ? [`Comment: ${paragraphsOf(offered.comment).join(' ')}`] : [],
  )
}

/** The totals: of what was offered only where something was offered for everything that is estimated. */
function totals(rows: readonly Discussed[], { figures }: FrozenBudget, hasCounsel: boolean): TableRow {
  const offers = rows.flatMap(({ offered }) => offered ?? [])
  const isWhole = offers.length > 0 && rows.every(({ row: of, offered }) => of.estimated === 0 || offered !== null)
  const offered = isWhole ? sum(offers) : null
  return totalRow([
    'Totals',
    money(figures.totalIncurred),
    // Contingent costs are not divided, so that only the whole has a total.
    ...partCells(sum(rows.flatMap(({ claimed }) => claimed ?? [])), figures.totalEstimated, hasCounsel),
    ...partCells(offered, offered && totalOf(offered), hasCounsel),
    amount(offered && figures.totalEstimated - totalOf(offered)),
    '',
  ])
}

const partHeads = (hasCounsel: boolean) => [
  figure('Time, £', hasCounsel ? 17 : 20),
  ...(hasCounsel ? [figure('Counsel, £', 17)] : []),
  figure(hasCounsel ? 'Others, £' : 'Disb., £', hasCounsel ? 17 : 20),
  figure('Total, £', hasCounsel ? 18 : 20),
]

/**
 * The budget discussion report on the budget of a frozen case, with what the other side offered filled in and the
 * court's column blank: Precedent R, or in the pilots the simple one, which has counsel's fees apart. Pure.
 * @throws Error where no budget is saved
 */
export function discussionReport(frozen: FrozenCase): TableDocument {
  const saved = budgetOf(frozen)
  const hasCounsel = isSimple(frozen)
  const rows = discussedRows(saved)
  const span = hasCounsel ? 4 : 3
  return printable({
    ...budgetFacts(frozen, saved),
    title: `Budget discussion report (Precedent ${hasCounsel ? 'RZ' : 'R'})`,
    columns: [
      { head: 'Phase', width: null, isText: true },
      figure('Incurred, £'),
      ...partHeads(hasCounsel),
      ...partHeads(hasCounsel),
      figure('Difference, £', 20),
      figure('Allowed, £', 20),
    ],
    groups: [
      { title: '', span: 2 },
      { title: 'Budgeted costs claimed', span },
      { title: 'Budgeted costs offered', span },
      { title: '', span: 1 },
      { title: 'Court', span: 1 },
    ],
    rows: [...rows.map((one) => printedRow(one, hasCounsel)), totals(rows, saved, hasCounsel)],
    statements: [
      versionStatement(saved),
      'Budgeted costs are the estimated ones, without VAT; contingent costs are not divided, and are in the total alone. What was offered is as it was entered; where nothing is, the cell is blank.',
      hasCounsel ? notTheForm('Precedent R, with counsel’s fees apart') : notTheForm('Precedent R (CPR PD 3D)'),
    ],
    sections: [],
    signed: null,
  })
}
