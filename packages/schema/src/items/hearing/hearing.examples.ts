import type { Examples } from '../kind-examples.ts'

const feeEarner = '00000000-0000-4000-8000-000000000001'
const interim = { date: '2025-03-04', courtLevel: 'circuit_district_judge', feeEarner, hearingType: 'interim' } as const
const times = { startTime: '10:00', endTime: '15:30' }

export const hearingExamples: Examples<'hearing'> = {
  valid: [
    {
      ...interim,
      ...times,
      adjournmentType: 'lunch',
      adjournment: { adjournmentLengthHours: 1 },
      allegationsOfHarm: true,
      description: 'Case management hearing',
    },
    { ...interim, administrativeOrder: true },
    {
      ...interim,
      multiDayInterim: true,
      hearingDays: [
        { date: '2025-03-04', hours: 3.5 },
        { date: '2025-03-05', hours: 2 },
      ],
    },
    { ...interim, multiDayInterim: true, hearingTime: 5.5 },
    { ...interim, adjournmentType: 'multi_day', hearingTime: 5.5 },
    {
      ...interim,
      hearingType: 'final',
      courtLevel: 'high_court_judge',
      units: 2,
      expertCrossExamined: true,
      exceptionalTravel: { distanceMiles: 31.5, days: 2, reason: 'Court at Exeter' },
    },
    { ...interim, hearingType: 'advocate' },
    { ...interim, hearingType: 'conference' },
    {
      ...interim,
      ...times,
      courtBundle: 'bundle_1',
      disbursements: [
        { disbursementType: 'interpreter', amount: 120.5, vatExempt: true },
        { disbursementType: 'taxi', amount: 14, description: 'From the station' },
      ],
    },
  ],
  invalid: [
    ['an interim needs its times', interim, ['endTime', 'startTime']],
    ['every gap at once', { hearingType: 'interim' }, ['courtLevel', 'date', 'endTime', 'feeEarner', 'startTime']],
    ['a final needs its days', { ...interim, hearingType: 'final' }, ['units']],
    ['no days at all', { ...interim, hearingType: 'final', units: 0 }, ['units']],
    ['several days need their hours', { ...interim, multiDayInterim: true }, ['hearingTime']],
    [
      'a start that is no time says nothing of the end',
      { ...interim, startTime: '25:00', endTime: '10:00' },
      ['startTime'],
    ],
    [
      'a day that the calendar does not have',
      { ...interim, multiDayInterim: true, hearingDays: [{ date: '2025-02-31', hours: 2 }] },
      ['hearingDays'],
    ],
    ['it ends before it starts', { ...interim, startTime: '15:00', endTime: '10:00' }, ['endTime']],
    [
      'the lunch outlasts it',
      {
        ...interim,
        startTime: '10:00',
        endTime: '11:00',
        adjournmentType: 'lunch',
        adjournment: { adjournmentLengthHours: 1 },
      },
      ['endTime'],
    ],
    [
      'the length of the lunch is no number',
      {
        ...interim,
        startTime: '10:00',
        endTime: '11:00',
        adjournmentType: 'lunch',
        adjournment: { adjournmentLengthHours: { toString: 1 } },
      },
      ['adjournment.adjournmentLengthHours'],
    ],
    [
      'a lunch needs its length',
      { ...interim, ...times, adjournmentType: 'lunch' },
      ['adjournment.adjournmentLengthHours'],
    ],
    [
      'travel needs its reason',
      { ...interim, ...times, exceptionalTravel: { distanceMiles: -1, days: 1 } },
      ['exceptionalTravel.distanceMiles', 'exceptionalTravel.reason'],
    ],
    ['a short description', { ...interim, ...times, description: 'ab' }, ['description']],
    [
      'a wrong row under it',
      { ...interim, ...times, disbursements: [{ amount: 1.234 }] },
      ['disbursements.0.amount', 'disbursements.0.disbursementType'],
    ],
    ['a part, on a dual case', { ...interim, ...times }, ['casePart'], { dualAspect: true }],
  ],
}

export const hearingDisbursementExamples: Examples<'hearingDisbursement'> = {
  valid: [
    { disbursementType: 'taxi', amount: 14 },
    { disbursementType: 'interpreter', amount: 0, vatExempt: true, description: 'For the mother' },
  ],
  invalid: [
    ['nothing entered', {}, ['amount', 'disbursementType']],
    ['a negative amount', { disbursementType: 'taxi', amount: -1 }, ['amount']],
  ],
}
