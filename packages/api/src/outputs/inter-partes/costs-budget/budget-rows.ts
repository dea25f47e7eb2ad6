import {
  breakdownOf,
  phaseNames,
  type BudgetBreakdown,
  type BudgetFigures,
  type Contingency,
  type Phase,
} from '@costdraft/costing'
import type { FrozenCase } from '../../frozen-case.ts'
import type { FrozenBudget, FrozenVersion } from '../../../budgets/frozen-budget.ts'

/** A row of page one, amounts in pence. A contingent cost is not divided into time and disbursements. */
export interface BudgetRow {
  /** Null for a contingent cost, and for what is recorded for no phase. */
  phase: Phase | null
  name: string
  assumptions: string
  divided: { incurred: Amounts; estimated: Amounts; breakdown: BudgetBreakdown } | null
  incurred: number
  estimated: number
  /** What of the estimate was approved or agreed; null where it is not entered. */
  approved: number | null
}
type Amounts = BudgetFigures['incurred']

/** Precedent H has this many contingent costs, used or not. */
const CONTINGENCIES = 2
const letterOf = (i: number): string => String.fromCodePoint(65 + i)
const NOTHING: Contingency = { name: '', incurred: 0, estimated: 0 }

/** @throws Error where the case has no saved budget */
export function budgetOf({ budget }: FrozenCase): FrozenBudget {
  if (!budget) throw new Error('no costs budget has been saved for this case')
  return budget
}

const amountOf = ({ time, disbursements }: Amounts): number => time + disbursements

/** The rows of page one (Precedent H): the phases, what is recorded for none, and the contingent costs. */
export function budgetRows({ figures, budget }: FrozenVersion): { phases: BudgetRow[]; contingencies: BudgetRow[] } {
  const phases = figures.phases.map((row): BudgetRow => {
    const { phase, incurred, estimated } = row
    return {
      phase,
      name: phase === null ? 'Phase not recorded' : phaseNames[phase],
      assumptions: (phase && budget.assumptions[phase]) ?? '',
      divided: { incurred, estimated, breakdown: breakdownOf(row) },
      incurred: amountOf(incurred),
      estimated: amountOf(estimated),
      approved: (phase && budget.approved?.[phase]) ?? null,
    }
  })
  const count = Math.max(CONTINGENCIES, figures.contingencies.length)
  const contingencies = Array.from({ length: count }, (_, i): BudgetRow => {
    const { name, incurred, estimated, approved } = figures.contingencies[i] ?? NOTHING
    return {
      phase: null,
      name: `Contingent cost ${letterOf(i)}${name && `: ${name}`}`,
      assumptions: '',
      divided: null,
      ...{ incurred, estimated, approved: approved ?? null },
    }
  })
  return { phases, contingencies }
}
