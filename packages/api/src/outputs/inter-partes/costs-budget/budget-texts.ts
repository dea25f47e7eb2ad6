import { budgetExclusions, fractionOf, PAGE_ONE_LIMIT, writtenDate, type Pence } from '@costdraft/costing'
import type { FrozenCase } from '../../frozen-case.ts'
import type { FrozenBudget } from '../../../budgets/frozen-budget.ts'
import { pounds } from '../../bill/format.ts'

const LEAST_LIMIT: Pence = 1_000_00

/** What the costs of completing the form may not exceed: the higher of £1,000 and one percent of the budget. */
export const preparationLimit = (grandTotal: Pence): Pence => Math.max(LEAST_LIMIT, fractionOf(grandTotal, 1, 100))

/** The statements of page one. */
export const budgetStatements = ({ figures, budget, number, savedAt }: FrozenBudget): string[] => [
  `Version ${number}, saved on ${writtenDate(savedAt)}. Costs to ${writtenDate(budget.incurredTo)} are incurred, later ones are estimated.`,
  `The costs of completing this form are limited to the higher of £1,000 and 1% of the total of the incurred and the budgeted costs: ${pounds(preparationLimit(figures.grandTotal))}. They are in none of the phases.`,
  ...(figures.isPageOneOnly
    ? [`Page one only: the total does not exceed ${pounds(PAGE_ONE_LIMIT)}.`]
    : ['The assumptions and figures of each phase are on the following pages.']),
]

/** What the figures leave out, as a note. */
export const exclusionsText = `This estimate excludes: ${budgetExclusions.map((one, i) => (i === 0 ? one : `${one.charAt(0).toLowerCase()}${one.slice(1)}`)).join('; ')}.`

const TRUTH =
  'his budget is a fair and accurate statement of incurred and estimated costs which it would be reasonable and proportionate for my client to incur in this litigation.'
/** What is recorded as incurred, without VAT: the lines of the case that are dated up to the day of the budget. */
function recordedTo({ bill }: FrozenCase, day: string): Pence {
  const counted = bill.heads.flatMap(({ excludedBecause, lines }) =>
    excludedBecause === null ? lines.filter((line) => line.excludedBecause === null) : [],
  )
  return counted.reduce((sum, { date, net }) => sum + (date !== null && date <= day ? net : 0), 0)
}

/**
 * The statement of truth of a budget (CPR PD 22 para 2.2A), except that its incurred costs are those of the case where
 * they have changed since it was saved.
 */
export function statementOfTruth(frozen: FrozenCase, { figures, budget }: FrozenBudget): string {
  const saved = figures.incurred.time + figures.incurred.disbursements
  const recorded = recordedTo(frozen, budget.incurredTo)
  return saved === recorded
    ? `T${TRUTH}`
    : `Except that the costs recorded to ${writtenDate(budget.incurredTo)} have changed since it was saved, from ${pounds(saved)} to ${pounds(recorded)}, t${TRUTH}`
}
