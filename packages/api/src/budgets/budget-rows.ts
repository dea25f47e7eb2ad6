import { budgetExclusions, type Budget, type BudgetAmounts, type BudgetFigures, type Pence } from '@costdraft/costing'
import type { BudgetDraft } from '@costdraft/schema/budgets/budget.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { StoredBudget } from './budgets.table.ts'

/** A version as it is stored, with the name of the person who saved it. */
export interface BudgetRow extends StoredBudget {
  number: number
  saved_at: string
  saved_by: string
  saved_by_name: string
}

/** The versions of the budget of a case, the latest first. The caller has checked that the viewer may read the case. */
export const budgetRows = (tx: Tx, caseUuid: string): Promise<BudgetRow[]> =>
  tx
    .selectFrom('budget as b')
    .innerJoin('person as p', 'p.uuid', 'b.saved_by')
    .where('b.case_uuid', '=', caseUuid)
    .select([
      'b.number',
      'b.content',
      'b.saved_at',
      'b.saved_by',
      sql<string>`p.firstname || ' ' || p.surname`.as('saved_by_name'),
    ])
    .orderBy('b.number', 'desc')
    .execute()
    .then((rows) => rows.map(({ content, ...row }) => ({ ...row, ...content })))

const pence = (pounds: number): Pence => Math.round(pounds * 100)
const pounds = (amount: Pence): number => amount / 100

/** A validated budget, whose amounts are in pounds, as the engine takes it. */
export const budgetOf = ({ estimates, contingencies, ...budget }: BudgetDraft): Budget => ({
  ...budget,
  estimates: Object.fromEntries(
    Object.entries(estimates).map(([phase, { time, disbursements }]) => [
      phase,
      { time: pence(time), disbursements: pence(disbursements) },
    ]),
  ),
  contingencies: contingencies.map(({ name, incurred, estimated }) => ({
    name,
    incurred: pence(incurred),
    estimated: pence(estimated),
  })),
})

const amountsOnWire = ({ time, disbursements }: BudgetAmounts) => ({
  time: pounds(time),
  disbursements: pounds(disbursements),
  total: pounds(time + disbursements),
})

/** What a budget comes to in wire format: pounds without VAT. */
export const figuresOnWire = (
  { assumptions }: Pick<Budget, 'assumptions'>,
  { phases, contingencies, ...figures }: BudgetFigures,
) => ({
  phases: phases.map(({ phase, incurred, estimated, total }) => ({
    phase,
    assumptions: (phase && assumptions[phase]) ?? null,
    incurred: amountsOnWire(incurred),
    estimated: amountsOnWire(estimated),
    total: pounds(total),
  })),
  contingencies: contingencies.map(({ name, incurred, estimated, total }) => ({
    name,
    incurred: pounds(incurred),
    estimated: pounds(estimated),
    total: pounds(total),
  })),
  incurred: amountsOnWire(figures.incurred),
  estimated: amountsOnWire(figures.estimated),
  total_incurred: pounds(figures.totalIncurred),
  total_estimated: pounds(figures.totalEstimated),
  grand_total: pounds(figures.grandTotal),
  is_page_one_only: figures.isPageOneOnly,
  exclusions: budgetExclusions,
})

const entered = ({ incurredTo, assumptions, estimates, contingencies }: Budget) => ({
  incurred_to: incurredTo,
  assumptions,
  estimates: Object.fromEntries(
    Object.entries(estimates).map(([phase, { time, disbursements }]) => [
      phase,
      { time: pounds(time), disbursements: pounds(disbursements) },
    ]),
  ),
  contingencies: contingencies.map(({ name, incurred, estimated }) => ({
    name,
    incurred: pounds(incurred),
    estimated: pounds(estimated),
  })),
})
const NOT_SAVED = { incurred_to: null, assumptions: {}, estimates: {}, contingencies: [] }

const versionOnWire = ({ number, saved_at, saved_by, saved_by_name, budget, figures }: BudgetRow) => ({
  number,
  saved_at,
  saved_by,
  saved_by_name,
  incurred_to: budget.incurredTo,
  grand_total: pounds(figures.grandTotal),
})

/** A version in wire format with the list of all; of none, where none is saved, the fields are empty. `isCurrent` is null there. */
export const budgetOnWire = (row: BudgetRow | undefined, all: readonly BudgetRow[], isCurrent: boolean | null) => ({
  number: row?.number ?? null,
  saved_at: row?.saved_at ?? null,
  saved_by: row?.saved_by ?? null,
  saved_by_name: row?.saved_by_name ?? null,
  ...(row ? entered(row.budget) : NOT_SAVED),
  figures: row ? figuresOnWire(row.budget, row.figures) : null,
  is_current: isCurrent,
  versions: all.map(versionOnWire),
})
