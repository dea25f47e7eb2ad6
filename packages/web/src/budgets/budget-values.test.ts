import { checkBudget } from '@costdraft/schema/budgets/budget.ts'
import { expect, test } from 'vitest'
import { budgetInput, budgetValues, figuresInput, noContingency, type Figures } from './budget-values.ts'

const nothing = { __typename: 'BudgetAmounts', time: '0.00', disbursements: '0.00', total: '0.00' } as const
const none = { incurred: '0.00', estimated: '0.00' }
const figures = {
  phases: [
    {
      phase: 'trial',
      assumptions: 'Two days',
      incurred: { ...nothing, time: '900.00' },
      estimated: { ...nothing, time: '300.00', disbursements: '6000.00' },
      total: '7200.00',
      earners: [
        { feeEarner: 'ann', hours: '1.50', rate: '200.00', incurred: '0.00', estimated: '300.00' },
        { feeEarner: 'ben', hours: '0.00', rate: '200.00', incurred: '900.00', estimated: '0.00' },
      ],
      otherTime: none,
      counsel: { incurred: '0.00', estimated: '1000.00' },
      experts: none,
      courtFees: none,
      otherDisbursements: { incurred: '0.00', estimated: '5000.00' },
      approved: '0.00',
      offered: { time: '250.00', counsel: '0.00', disbursements: '0.00', comment: 'One day' },
    },
  ],
  contingencies: [{ name: 'Appeal', incurred: '0.00', estimated: '750.50', approved: null, total: '750.50' }],
} as unknown as Figures

test('the form has a place for every phase, with what was entered and nothing of what was incurred', () => {
  const { assumptions, estimates, contingencies, approved, offers } = budgetValues(figures)
  expect(Object.keys(estimates)).toHaveLength(10)
  expect([assumptions.trial, assumptions.cmc]).toEqual(['Two days', ''])
  expect(estimates.trial).toEqual({
    ...{ time: '', disbursements: '5000.00', counsel: '1000.00', experts: '', courtFees: '' },
    earners: [{ feeEarner: 'ann', hours: '1.50' }],
  })
  expect([approved.trial, approved.cmc, offers.trial]).toEqual([
    '0.00',
    '',
    { time: '250.00', counsel: '', disbursements: '', comment: 'One day' },
  ])
  expect(contingencies).toEqual([{ name: 'Appeal', incurred: '', estimated: '750.50', approved: '' }])
  expect(budgetValues(undefined)).toMatchObject({ contingencies: [], estimates: { trial: { time: '' } } })
})

test('what is saved is what was there, and a form that nobody touched saves nothing else', () => {
  const values = budgetValues(figures)
  values.estimates.trial.earners[0]!.feeEarner = '00000000-0000-4000-8000-00000000000a'
  const { value } = checkBudget({ incurredTo: '2025-03-31', ...values })
  expect(value && budgetInput(value).phases.find(({ phase }) => phase === 'trial')).toEqual({
    phase: 'trial',
    assumptions: 'Two days',
    time: 0,
    disbursements: 5000,
    counsel: 1000,
    earners: [{ feeEarner: '00000000-0000-4000-8000-00000000000a', hours: 1.5 }],
    approved: 0,
    offered: { time: 250, counsel: 0, disbursements: 0, comment: 'One day' },
  })
  expect(value && budgetInput(value).contingencies).toEqual([{ name: 'Appeal', incurred: 0, estimated: 750.5 }])
})

test('figures are asked for by amounts alone, also of a contingency without a name, and not of what is invalid', () => {
  const values = { incurredTo: '2025-03-31', ...budgetValues(undefined) }
  const asked = figuresInput(values)
  expect(figuresInput({ ...values, assumptions: { trial: 'Three days' } })).toEqual(asked)
  expect(
    figuresInput({ ...values, contingencies: [{ ...noContingency, estimated: '5' }] })?.contingencies,
  ).toMatchObject([{ estimated: 5 }])
  const typing = { cmc: { earners: [{ feeEarner: 'ann', hours: '' }], time: '5' } }
  expect(figuresInput({ ...values, estimates: typing })?.phases).toEqual([
    { phase: 'cmc', assumptions: null, time: 5, disbursements: 0 },
  ])
  expect(figuresInput({ ...values, offers: { trial: { time: 'ten' } } })).toEqual(asked)
  expect(figuresInput({ ...values, incurredTo: '' })).toBeUndefined()
  expect(figuresInput({ ...values, estimates: { trial: { time: 'ten' } } })).toBeUndefined()
})
