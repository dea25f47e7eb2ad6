import { approvedTotal, budgetCaps } from '@costdraft/costing'
import type { FrozenBudget } from '../../../budgets/frozen-budget.ts'
import { blank, money, text, type Cell } from '../../workbook/workbook.ts'

const COLUMN = 'I'
/** A label in the first column with what is beside it in the last. */
const labelled = (label: string, cell: Cell): Cell[] => [
  text(label),
  ...Array.from({ length: 7 }, () => text(null)),
  cell,
]

/**
 * The caps on the costs of budgeting, from a row of page one on: what they stand on is entered, and each is blank until
 * it is.
 */
export function capsCells({ budget, figures }: FrozenBudget, row: number): Cell[][] {
  const caps = budgetCaps(budget, figures)
  const budgeted = approvedTotal(budget, figures)
  const cell = (at: number): string => `${COLUMN}${row + at}`
  const capOf = (formula: string, pence: number | undefined): Cell => ({
    value: pence === undefined ? '' : pence / 100,
    formula: `IF(OR(${cell(0)}="",${cell(1)}=""),"",${formula})`,
    format: 'money',
  })
  const basis = `(${cell(0)}+${cell(1)})`
  const { agreedIncurred } = budget
  return [
    labelled(
      'Incurred costs as agreed or allowed, £',
      agreedIncurred === undefined ? blank('money') : money(agreedIncurred, 'input'),
    ),
    labelled('Budgeted costs as approved or agreed, £', budgeted === null ? blank('money') : money(budgeted, 'input')),
    labelled(
      'Costs of completing this form, at most the higher of £1,000 and 1%, £',
      capOf(`MAX(1000,ROUND(${basis}*0.01,2))`, caps?.form),
    ),
    labelled('All other costs of budgeting, at most 2%, £', capOf(`ROUND(${basis}*0.02,2)`, caps?.process)),
  ]
}
