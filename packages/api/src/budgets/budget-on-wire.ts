import {
  budgetCaps,
  budgetExclusions,
  poundsOf,
  poundsOrNull,
  type Budget,
  type BudgetFigures,
} from '@costdraft/costing'
import type { Overspent } from './budget-figures.ts'
import type { BudgetRow, VersionRow } from './budget-rows.ts'
import { amountsOnWire, phaseOnWire, type NameOf } from './phase-on-wire.ts'
import { timesIn } from '../db/times.ts'

const mapped = <T, U>(of: Partial<Record<string, T>>, convert: (one: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(of).map(([key, one]) => [key, convert(one as T)]))

const capsOnWire = (budget: Budget, figures: BudgetFigures) => {
  const caps = budgetCaps(budget, figures)
  return caps && mapped({ ...caps }, poundsOf)
}

/** What a budget comes to in wire format: pounds without VAT. */
export const figuresOnWire = (
  budget: Budget,
  figures: BudgetFigures,
  { overspent, nameOf }: { overspent: Overspent; nameOf: NameOf },
) => ({
  phases: figures.phases.map((row) => phaseOnWire(row, budget, nameOf)),
  contingencies: figures.contingencies.map(({ name, incurred, estimated, approved, total }) => ({
    name,
    incurred: poundsOf(incurred),
    estimated: poundsOf(estimated),
    approved: poundsOrNull(approved),
    total: poundsOf(total),
  })),
  incurred: amountsOnWire(figures.incurred),
  estimated: amountsOnWire(figures.estimated),
  total_incurred: poundsOf(figures.totalIncurred),
  total_estimated: poundsOf(figures.totalEstimated),
  grand_total: poundsOf(figures.grandTotal),
  is_page_one_only: figures.isPageOneOnly,
  interim: amountsOnWire(figures.interim ?? { time: 0, disbursements: 0 }),
  page_one_because: figures.pageOneBecause ?? null,
  caps: capsOnWire(budget, figures),
  overspent: overspent.map(({ phase, ...amounts }) => ({ phase, ...mapped({ ...amounts }, poundsOf) })),
  exclusions: budgetExclusions,
})

/** The estimates of a budget as they are sent: pounds, and hours with two decimals. */
const estimatesOnWire = (estimates: Budget['estimates']) =>
  mapped(estimates, ({ time, disbursements, counsel, experts, courtFees, earners }) => ({
    time: poundsOf(time),
    disbursements: poundsOf(disbursements),
    ...(counsel !== undefined && { counsel: poundsOf(counsel) }),
    ...(experts !== undefined && { experts: poundsOf(experts) }),
    ...(courtFees !== undefined && { court_fees: poundsOf(courtFees) }),
    ...(earners && { earners: earners.map(({ feeEarner, hours }) => ({ fee_earner: feeEarner, hours: hours / 100 })) }),
  }))

/** What was entered in a version; nothing where none is saved. */
const entered = (budget: Budget = { incurredTo: '', assumptions: {}, estimates: {}, contingencies: [] }) => ({
  incurred_to: budget.incurredTo || null,
  assumptions: budget.assumptions,
  estimates: estimatesOnWire(budget.estimates),
  contingencies: budget.contingencies.map(({ name, incurred, estimated, approved }) => ({
    name,
    incurred: poundsOf(incurred),
    estimated: poundsOf(estimated),
    ...(approved !== undefined && { approved: poundsOf(approved) }),
  })),
  approved: mapped(budget.approved ?? {}, poundsOf),
  approved_on: budget.approvedOn ?? null,
  agreed_incurred: poundsOrNull(budget.agreedIncurred),
  offers: mapped(budget.offers ?? {}, ({ time, counsel, disbursements, ...comment }) => ({
    ...mapped({ time, counsel, disbursements }, poundsOf),
    ...comment,
  })),
  variation: budget.variation ?? null,
})

/**
 * A version in wire format with the list of all; of none, where none is saved, the fields are empty. `isCurrent` is
 * null there.
 */
export const budgetOnWire = (
  row: BudgetRow | undefined,
  all: readonly VersionRow[],
  { isCurrent, ...more }: { isCurrent: boolean | null; overspent: Overspent; nameOf: NameOf },
) => ({
  number: row?.number ?? null,
  saved_at: row?.saved_at ?? null,
  ...(row && { ...timesIn(row), saved_at_ms: row.created_at_ms }),
  saved_by: row?.saved_by ?? null,
  saved_by_name: row?.saved_by_name ?? null,
  ...entered(row?.budget),
  figures: row ? figuresOnWire(row.budget, row.figures, more) : null,
  is_current: isCurrent,
  versions: all.map(({ grand_total, ...version }) => ({
    ...version,
    saved_at_ms: version.created_at_ms,
    grand_total: poundsOf(grand_total),
  })),
})
