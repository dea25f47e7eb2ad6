import { phaseNames, type BudgetFigures } from '@costdraft/costing'
import type { FrozenCase } from '../../frozen-case.ts'
import type { FrozenBudget } from '../../../budgets/frozen-budget.ts'

/** A row of page one, amounts in pence. A contingent cost is not divided into time and disbursements. */
export interface BudgetRow {
  name: string
  assumptions: string
  divided: { incurred: Amounts; estimated: Amounts } | null
  incurred: number
  estimated: number
}
type Amounts = BudgetFigures['incurred']

/** Precedent H has this many contingent costs, used or not. */
const CONTINGENCIES = 2
const letterOf = (i: number): string => String.fromCodePoint(65 + i)
const NOTHING = { incurred: 0, estimated: 0 } as const

/** @throws Error where the case has no saved budget */
export function budgetOf({ budget }: FrozenCase): FrozenBudget {
  if (!budget) throw new Error('no costs budget has been saved for this case')
  return budget
}

/** The rows of page one (Precedent H): the phases, what is recorded for none, and the contingent costs. */
export function budgetRows({ figures, budget }: FrozenBudget): { phases: BudgetRow[]; contingencies: BudgetRow[] } {
  const phases = figures.phases.map(({ phase, incurred, estimated }): BudgetRow => ({
    name: phase === null ? 'Phase not recorded' : phaseNames[phase],
    assumptions: (phase && budget.assumptions[phase]) ?? '',
    divided: { incurred, estimated },
    incurred: incurred.time + incurred.disbursements,
    estimated: estimated.time + estimated.disbursements,
  }))
  const count = Math.max(CONTINGENCIES, figures.contingencies.length)
  const contingencies = Array.from({ length: count }, (_, i): BudgetRow => {
    const found = figures.contingencies[i]
    const { incurred, estimated } = found ?? NOTHING
    return {
      name: `Contingent cost ${letterOf(i)}${found ? `: ${found.name}` : ''}`,
      assumptions: '',
      divided: null,
      ...{ incurred, estimated },
    }
  })
  return { phases, contingencies }
}
