import type { BudgetShares } from '@costdraft/costing'
import type { FrozenBudget } from '../../../budgets/frozen-budget.ts'
import type { BudgetRow } from './budget-rows.ts'

/** What a row of the following pages has: amounts in pence, hours in hundredths; null where it has none. */
export interface PhaseLine extends BudgetShares {
  name: string
  grade: string | null
  rate: number | null
  hours: number | null
}
/** A phase of the following pages: work, then what is paid. The lines of each come to its sum. */
export interface PhaseLines {
  work: PhaseLine[]
  workSum: BudgetShares
  paid: PhaseLine[]
  paidSum: BudgetShares
}

const isNothing = ({ incurred, estimated }: BudgetShares): boolean => incurred === 0 && estimated === 0
const lineOf = (name: string, of: BudgetShares): PhaseLine => ({ name, grade: null, rate: null, hours: null, ...of })

/** What a phase is made of; null for a phase in which nothing is incurred or estimated, and for contingent costs. */
export function phaseLines({ divided }: BudgetRow, { earners: names = {} }: FrozenBudget): PhaseLines | null {
  if (!divided) return null
  const { incurred, estimated, breakdown } = divided
  const workSum = { incurred: incurred.time, estimated: estimated.time }
  const paidSum = { incurred: incurred.disbursements, estimated: estimated.disbursements }
  if (isNothing(workSum) && isNothing(paidSum)) return null
  const { earners, otherTime, counsel, experts, courtFees, otherDisbursements } = breakdown
  return {
    work: [
      ...earners.map(({ feeEarner, grade, rate, hours, ...of }) => ({
        ...{ name: names[feeEarner] ?? 'Unknown fee earner', grade, rate, hours: hours > 0 ? hours : null },
        ...{ incurred: of.incurred, estimated: of.estimated },
      })),
      ...(isNothing(otherTime) ? [] : [lineOf(earners.length > 0 ? 'Other time' : 'Time', otherTime)]),
    ],
    workSum,
    paid: [
      lineOf('Experts', experts),
      lineOf('Counsel', counsel),
      lineOf('Court fees', courtFees),
      lineOf('Other disbursements', otherDisbursements),
    ],
    paidSum,
  }
}
