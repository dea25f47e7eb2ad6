import type { Examples } from '../kind-examples.ts'

const feeEarner = '00000000-0000-4000-8000-000000000001'
const step = {
  date: '2025-03-04',
  proceduralType: 'disclosure',
  phase: 'disclosure',
  description: 'Standard disclosure by list',
} as const
const attendance = { feeEarner, type: 'client', time: 1.5 } as const

export const proceduralStepExamples: Examples<'proceduralStep'> = {
  valid: [
    step,
    { ...step, feeType: 'procedural_step' },
    {
      ...step,
      feeType: 'hearing',
      proceduralType: 'trial',
      phase: 'trial',
      attendances: [attendance, { ...attendance, type: 'court', amount: 261.5, description: 'With leading counsel' }],
      disbursements: [{ amount: 2500, disbursementType: 'counsel_fee', vatExempt: false }, { amount: 0 }],
    },
  ],
  invalid: [
    ['every gap at once', {}, ['date', 'description', 'phase', 'proceduralType']],
    ['a short description', { ...step, description: 'ab' }, ['description']],
    ['a long description', { ...step, description: 'x'.repeat(1001) }, ['description']],
    ['a type that is none', { ...step, proceduralType: 'séance' }, ['proceduralType']],
    [
      'codes that are none, at any depth',
      { ...step, billTask: 't13', attendances: [{ ...attendance, billActivity: 'A11' }] },
      ['attendances.0.billActivity', 'billTask'],
      { itemFields: ['bill_codes'] },
    ],
    ['a phase of another bill', { ...step, phase: 'appeal' }, ['phase']],
    ['neither a step nor an attendance', { ...step, feeType: 'time_recording' }, ['feeType']],
    [
      'wrong rows under it',
      { ...step, attendances: [{ ...attendance, time: 0 }, {}], disbursements: [{ amount: 1.234 }] },
      [
        'attendances.0.time',
        'attendances.1.feeEarner',
        'attendances.1.time',
        'attendances.1.type',
        'disbursements.0.amount',
      ],
    ],
  ],
}

export const stepAttendanceExamples: Examples<'stepAttendance'> = {
  valid: [attendance, { ...attendance, amount: 100 }, { ...attendance, time: 24, description: 'Second day' }],
  invalid: [
    ['nothing entered', {}, ['feeEarner', 'time', 'type']],
    ['a rate below nothing', { ...attendance, amount: -1 }, ['amount']],
    ['a rate with half a penny', { ...attendance, amount: 100.005 }, ['amount']],
    ['more than a day', { ...attendance, time: 24.5 }, ['time']],
    ['someone who is none of these', { ...attendance, type: 'neighbour' }, ['type']],
  ],
}

export const stepDisbursementExamples: Examples<'stepDisbursement'> = {
  valid: [{ amount: 255 }, { amount: 14, vatExempt: true, disbursementType: 'court_fee', description: 'Hearing fee' }],
  invalid: [
    ['nothing entered', {}, ['amount']],
    ['a negative amount', { amount: -1 }, ['amount']],
    ['a party that is no uuid', { amount: 1, party: 'the bank' }, ['party']],
  ],
}
