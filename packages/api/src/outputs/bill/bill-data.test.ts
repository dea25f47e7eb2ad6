import { expect, test } from 'vitest'
import { fullBudget, fullInterPartesBill } from '../../../../../dev/full-inter-partes.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { budgetData } from '../inter-partes/costs-budget/budget-document.ts'
import { billData, servedBillData } from './bill-data.ts'

/** A case with an offer to settle its costs, which nobody who assesses them may know of. */
const withOffer = (frozen: FrozenCase): FrozenCase => ({
  ...frozen,
  case: {
    ...frozen.case,
    details: {
      ...frozen.case.details,
      costs_order: 'An order',
      offers: [{ date: '2025-04-20', by: 'X', amount: 4_321.98 }],
    },
  },
})

test.each([
  ['a bill', billData(withOffer(fullInterPartesBill(5)))],
  ['a bill that is served', servedBillData(withOffer(fullInterPartesBill(5)))],
  ['a budget', budgetData(withOffer(fullInterPartesBill(5, { caseType: 'costs_budget' }, { budget: fullBudget })))],
])('the figures attached to %s have the facts of the case, and no offer', (_of, data) => {
  expect(JSON.stringify(data)).toContain('An order')
  expect(JSON.stringify(data)).not.toMatch(/offers|4321/)
})
