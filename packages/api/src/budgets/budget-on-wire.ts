import {
  budgetExclusions,
  penceOf,
  poundsOf,
  type Budget,
  type BudgetAmounts,
  type BudgetFigures,
} from '@costdraft/costing'
import type { BudgetDraft } from '@costdraft/schema/budgets/budget.ts'
import type { BudgetRow, VersionRow } from './budget-rows.ts'

/** The amounts that are entered in a budget, in another unit: pounds on the wire, pence in the engine. */
const converted = (
  { estimates, contingencies }: Pick<Budget, 'estimates' | 'contingencies'>,
  unit: (amount: number) => number,
) => ({
  estimates: Object.fromEntries(
    Object.entries(estimates).map(([phase, { time, disbursements }]) => [
      phase,
      { time: unit(time), disbursements: unit(disbursements) },
    ]),
  ),
  contingencies: contingencies.map(({ name, incurred, estimated }) => ({
    name,
    incurred: unit(incurred),
    estimated: unit(estimated),
  })),
})

/** A validated budget, whose amounts are in pounds, as the engine takes it. */
export const budgetOf = (draft: BudgetDraft): Budget => ({ ...draft, ...converted(draft, penceOf) })

const amountsOnWire = ({ time, disbursements }: BudgetAmounts) => ({
  time: poundsOf(time),
  disbursements: poundsOf(disbursements),
  total: poundsOf(time + disbursements),
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
    total: poundsOf(total),
  })),
  contingencies: contingencies.map(({ name, incurred, estimated, total }) => ({
    name,
    incurred: poundsOf(incurred),
    estimated: poundsOf(estimated),
    total: poundsOf(total),
  })),
  incurred: amountsOnWire(figures.incurred),
  estimated: amountsOnWire(figures.estimated),
  total_incurred: poundsOf(figures.totalIncurred),
  total_estimated: poundsOf(figures.totalEstimated),
  grand_total: poundsOf(figures.grandTotal),
  is_page_one_only: figures.isPageOneOnly,
  exclusions: budgetExclusions,
})

/** What was entered in a version; nothing where none is saved. */
const entered = (budget: Budget | undefined) => ({
  incurred_to: budget?.incurredTo ?? null,
  assumptions: budget?.assumptions ?? {},
  ...converted(budget ?? { estimates: {}, contingencies: [] }, poundsOf),
})

/**
 * A version in wire format with the list of all; of none, where none is saved, the fields are empty. `isCurrent` is
 * null there.
 */
export const budgetOnWire = (row: BudgetRow | undefined, all: readonly VersionRow[], isCurrent: boolean | null) => ({
  number: row?.number ?? null,
  saved_at: row?.saved_at ?? null,
  saved_by: row?.saved_by ?? null,
  saved_by_name: row?.saved_by_name ?? null,
  ...entered(row?.budget),
  figures: row ? figuresOnWire(row.budget, row.figures) : null,
  is_current: isCurrent,
  versions: all.map(({ grand_total, ...version }) => ({ ...version, grand_total: poundsOf(grand_total) })),
})
