import type { Examples } from '../kind-examples.ts'

const work = {
  date: '2025-01-14',
  feeEarner: '00000000-0000-4000-8000-000000000001',
  activityType: 'preparation',
  time: 1.9,
} as const

export const timeRecordingExamples: Examples<'timeRecording'> = {
  valid: [
    { ...work, description: "Preparing client's statement in reply to threshold" },
    { ...work, activityType: 'letter_out', time: 0.1 },
    { ...work, time: 24, vatExempt: true },
  ],
  invalid: [
    ['a party that is no uuid', { ...work, party: 'the bank' }, ['party'], { itemFields: ['party'] }],
    ['every gap at once', {}, ['activityType', 'date', 'feeEarner', 'time']],
    ['more than a day', { ...work, time: 25.5 }, ['time']],
    ['no time', { ...work, time: 0 }, ['time']],
    ['three decimals', { ...work, time: 0.333 }, ['time']],
    ['an impossible date', { ...work, date: '2025-02-31' }, ['date']],
    ['a part, on a dual case', work, ['casePart'], { dualAspect: true }],
    ['a rate with half a penny', { ...work, amount: 100.005 }, ['amount'], { itemFields: ['amount'] }],
    [
      'codes that are none',
      { ...work, phase: 'cmc', billTask: 'T42', billActivity: 'X1' },
      ['billActivity', 'billTask'],
      { itemFields: ['phase', 'bill_codes'] },
    ],
    [
      'entries of the lists that are no uuids',
      { ...work, opgCategory: 'Visits', copActivity: '1' },
      ['copActivity', 'opgCategory'],
      { itemFields: ['cop_lists'] },
    ],
    ['a phase, inter partes', work, ['phase'], { itemFields: ['phase'] }],
  ],
}
