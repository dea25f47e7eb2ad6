import { checkBudget } from '@costdraft/schema/budgets/budget.ts'
import { expect, test } from 'vitest'
import { budgetInput, budgetValues, figuresInput, noContingency, type Figures } from './budget-values.ts'

const nothing = { __typename: 'BudgetAmounts', time: '0.00', disbursements: '0.00', total: '0.00' } as const
const figures = {
  phases: [
    {
      phase: 'trial',
      assumptions: 'Two days',
      incurred: { ...nothing, time: '900.00' },
      estimated: { ...nothing, disbursements: '5000.00' },
      total: '5900.00',
    },
  ],
  contingencies: [{ name: 'Appeal', incurred: '0.00', estimated: '750.50', total: '750.50' }],
} as unknown as Figures

test('the form has a place for every phase, with what was entered and nothing of what was incurred', () => {
  const { assumptions, estimates, contingencies } = budgetValues(figures)
  expect(Object.keys(estimates)).toHaveLength(10)
  expect([assumptions.trial, assumptions.cmc]).toEqual(['Two days', ''])
  expect(estimates.trial).toEqual({ time: '', disbursements: '5000.00' })
  expect(contingencies).toEqual([{ name: 'Appeal', incurred: '', estimated: '750.50' }])
  expect(budgetValues(undefined)).toMatchObject({ contingencies: [], estimates: { trial: { time: '' } } })
})

test('what is saved is what was there, and a form that nobody touched saves nothing else', () => {
  const { value } = checkBudget({ incurredTo: '2025-03-31', ...budgetValues(figures) })
  expect(value && budgetInput(value).phases.find(({ phase }) => phase === 'trial')).toEqual({
    phase: 'trial',
    assumptions: 'Two days',
    time: 0,
    disbursements: 5000,
  })
  expect(value && budgetInput(value).contingencies).toEqual([{ name: 'Appeal', incurred: 0, estimated: 750.5 }])
})

test('figures are asked for by amounts alone, also of a contingency without a name, and not of what is invalid', () => {
  const values = { incurredTo: '2025-03-31', ...budgetValues(figures) }
  const asked = figuresInput(values)
  expect(figuresInput({ ...values, assumptions: { trial: 'Three days' } })).toEqual(asked)
  expect(
    figuresInput({ ...values, contingencies: [{ ...noContingency, estimated: '5' }] })?.contingencies,
  ).toMatchObject([{ estimated: 5 }])
  expect(figuresInput({ ...values, incurredTo: '' })).toBeUndefined()
  expect(figuresInput({ ...values, estimates: { trial: { time: 'ten' } } })).toBeUndefined()
})
