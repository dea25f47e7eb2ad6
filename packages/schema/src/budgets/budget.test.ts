import { phases } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { checkBudget } from './budget.ts'
import { MAX_CONTINGENCIES, MAX_EARNERS } from './budget-fields.ts'

const budget = { incurredTo: '2025-03-31' }

test('a budget has its day; assumptions, estimates and contingencies may be missing, and an amount that is missing is nothing', () => {
  expect(checkBudget(budget)).toEqual({
    value: { incurredTo: '2025-03-31', assumptions: {}, estimates: {}, contingencies: [] },
  })
  const { value } = checkBudget({
    incurredTo: '2025-03-31T00:00:00',
    assumptions: { disclosure: 'Standard disclosure, 2,000 pages', cmc: '', trial: null },
    estimates: { disclosure: { time: '1234.50' }, trial: { time: 0, disbursements: 2_500 }, cmc: {} },
    contingencies: [{ name: 'Specific disclosure', estimated: 1_000 }],
  })
  expect(value).toEqual({
    incurredTo: '2025-03-31',
    assumptions: { disclosure: 'Standard disclosure, 2,000 pages' },
    estimates: {
      disclosure: { time: 1_234.5, disbursements: 0 },
      trial: { time: 0, disbursements: 2_500 },
      cmc: { time: 0, disbursements: 0 },
    },
    contingencies: [{ name: 'Specific disclosure', incurred: 0, estimated: 1_000 }],
  })
})

const [ANN, BEN] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']

test('hours, payments, what was approved and what was offered are kept, and what is not given is absent', () => {
  const { value } = checkBudget({
    ...budget,
    estimates: {
      cmc: {
        earners: [
          { feeEarner: ANN, hours: '2:30' },
          { feeEarner: '', hours: '' },
        ],
        counsel: '1,500',
        experts: '',
      },
      trial: { earners: [], courtFees: 1_175 },
    },
    approved: { cmc: '2000', trial: '', disclosure: 0 },
    offers: { cmc: { time: 500, comment: 'Too many hours' }, trial: { time: '', comment: '' } },
    contingencies: [{ name: 'Split trial', approved: 0 }],
    agreedIncurred: '3000',
    approvedOn: '2025-05-01',
    variation: '',
  })
  expect(value).toEqual({
    incurredTo: '2025-03-31',
    assumptions: {},
    estimates: {
      cmc: { time: 0, disbursements: 0, counsel: 1_500, earners: [{ feeEarner: ANN, hours: 2.5 }] },
      trial: { time: 0, disbursements: 0, courtFees: 1_175 },
    },
    approved: { cmc: 2_000, disclosure: 0 },
    offers: { cmc: { time: 500, counsel: 0, disbursements: 0, comment: 'Too many hours' } },
    contingencies: [{ name: 'Split trial', incurred: 0, estimated: 0, approved: 0 }],
    agreedIncurred: 3_000,
    approvedOn: '2025-05-01',
  })
})

test.each([
  ['no day', {}, ['incurredTo']],
  ['a day that the calendar does not have', { incurredTo: '2025-02-30' }, ['incurredTo']],
  ['assumptions that are a list', { ...budget, assumptions: ['none'] }, ['assumptions']],
  ['a phase that is none', { ...budget, assumptions: { appeal: 'x' } }, ['assumptions.appeal']],
  ['a long assumption', { ...budget, assumptions: { trial: 'x'.repeat(1001) } }, ['assumptions.trial']],
  ['an estimate that is a number', { ...budget, estimates: { trial: 5 } }, ['estimates.trial.time']],
  ['half a penny', { ...budget, estimates: { trial: { time: 1.005 } } }, ['estimates.trial.time']],
  ['less than nothing', { ...budget, estimates: { cmc: { disbursements: -1 } } }, ['estimates.cmc.disbursements']],
  ['a contingency without a name', { ...budget, contingencies: [{ incurred: 1 }] }, ['contingencies.0.name']],
  ['a contingency that is a word', { ...budget, contingencies: ['A'] }, ['contingencies.0.name']],
  ['too many', { ...budget, contingencies: Array(MAX_CONTINGENCIES + 1).fill({ name: 'A' }) }, ['contingencies']],
  [
    'a fee earner twice',
    { ...budget, estimates: { cmc: { earners: [ANN, BEN, ANN].map((feeEarner) => ({ feeEarner, hours: 1 })) } } },
    ['estimates.cmc.earners.2.feeEarner'],
  ],
  [
    'hours of nobody, and nobody with hours',
    { ...budget, estimates: { cmc: { earners: [{ hours: 1 }, { feeEarner: ANN }, { feeEarner: ANN, hours: 0 }] } } },
    ['estimates.cmc.earners.0.feeEarner', 'estimates.cmc.earners.1.hours', 'estimates.cmc.earners.2.hours'],
  ],
  [
    'too many fee earners',
    { ...budget, estimates: { cmc: { earners: Array(MAX_EARNERS + 1).fill({}) } } },
    ['estimates.cmc.earners'],
  ],
  ['an approval that is no amount', { ...budget, approved: { cmc: 'all' } }, ['approved.cmc']],
  ['an approval of no phase', { ...budget, approved: { appeal: 1 } }, ['approved.appeal']],
  ['an offer that is a number', { ...budget, offers: { cmc: 5 } }, ['offers.cmc.time']],
  ['less than nothing agreed', { ...budget, agreedIncurred: -1 }, ['agreedIncurred']],
  [
    'all at once',
    { estimates: { trial: { time: 'much' } }, contingencies: [{ name: 'A', estimated: -1 }] },
    ['incurredTo', 'estimates.trial.time', 'contingencies.0.estimated'],
  ],
])('refused: %s', (_why, draft, paths) => expect(checkBudget(draft).problems?.map(({ path }) => path)).toEqual(paths))

test('every phase can have an assumption and an estimate', () => {
  const all = <T>(value: T) => Object.fromEntries(phases.map((phase) => [phase, value]))
  const { value } = checkBudget({ ...budget, assumptions: all('As agreed'), estimates: all({ time: 1 }) })
  expect([Object.keys(value?.assumptions ?? {}), Object.keys(value?.estimates ?? {})]).toEqual([phases, phases])
})
