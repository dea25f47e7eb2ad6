import type { Examples } from '../kind-examples.ts'

const preparation = {
  stage: 'Pre-proceedings',
  costs: 'profit_costs',
  feeEarner: '00000000-0000-4000-8000-000000000001',
  time: 12.5,
  rate: 61.38,
} as const
const counsel = { stage: 'Issues resolution hearing', costs: 'counsel', name: 'Lea Hart' } as const
const report = { stage: 'Final hearing', costs: 'disbursements', amount: 1_250.4 } as const

export const plannedWorkExamples: Examples<'plannedWork'> = {
  valid: [
    { ...preparation, description: 'Statements of the mother and of both grandparents' },
    { ...counsel, time: 9_999.99, rate: 99_999.99, description: 'a'.repeat(1000) },
    { ...counsel, name: 'x'.repeat(100), time: null, rate: null, amount: 900 },
    { ...report, stage: 'x'.repeat(100), description: 'Report of the treating psychiatrist' },
    { ...report, amount: 0 },
  ],
  invalid: [
    ['every gap at once', {}, ['amount', 'costs', 'stage']],
    [
      'profit costs without anything',
      { stage: 'Pre-proceedings', costs: 'profit_costs' },
      ['feeEarner', 'rate', 'time'],
    ],
    ['counsel without a name, hours and an amount', { ...counsel, name: null }, ['amount', 'name']],
    ['counsel with hours and no rate', { ...counsel, time: 4 }, ['rate']],
    ['counsel with a rate and no hours', { ...counsel, rate: 90 }, ['time']],
    ['counsel with hours and an amount', { ...counsel, time: 4, rate: 90, amount: 360 }, ['amount']],
    ['a disbursement without an amount', { ...report, amount: null }, ['amount']],
    ['a head that is none', { ...report, costs: 'expert_fees' }, ['costs']],
    ['a short stage', { ...report, stage: 'ab' }, ['stage']],
    ['a long stage', { ...report, stage: 'x'.repeat(101) }, ['stage']],
    ['a short name', { ...counsel, name: 'ab', amount: 900 }, ['name']],
    ['a long name', { ...counsel, name: 'x'.repeat(101), amount: 900 }, ['name']],
    ['no time', { ...preparation, time: 0 }, ['time']],
    ['more hours than any plan', { ...preparation, time: 10_000 }, ['time']],
    ['half a penny', { ...preparation, rate: 61.385 }, ['rate']],
    ['a short description', { ...report, description: 'ab' }, ['description']],
    ['a long description', { ...report, description: 'a'.repeat(1001) }, ['description']],
  ],
}
