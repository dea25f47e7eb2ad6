import type { CaseFacts } from '../../field.ts'
import type { Examples } from '../kind-examples.ts'

const party = '00000000-0000-4000-8000-000000000003'
const other = '00000000-0000-4000-8000-000000000004'
const step = { event: 'court_hearing', date: '2026-03-04', description: 'Hearing before the judge' } as const
const attendance = { partyUuid: party, attendance: 'event' } as const
const travel = { distance: 42.5, amount: 38.25, description: 'Leeds to York and back' } as const
const junior = { counselLevel: 'junior', attendance } as const
const under = (advocacyScheme: CaseFacts['advocacyScheme']): Partial<CaseFacts> => ({ advocacyScheme })

export const highCostStepExamples: Examples<'highCostStep'> = {
  valid: [
    step,
    { ...step, attendance: 'event', solicitor: party, solicitorAttendance: 'none' },
    {
      ...step,
      event: 'main_hearing_day',
      counsel: [{ ...junior, travel }, { counselLevel: 'leading' }],
      disbursements: [{ disbursementType: 'counsel_fee', amount: 250.5, vatExempt: true, partyUuid: party }],
    },
  ],
  invalid: [
    ['every gap at once', {}, ['date', 'description', 'event']],
    ['a short description', { ...step, description: 'ab' }, ['description']],
    ['a long description', { ...step, description: 'x'.repeat(1001) }, ['description']],
    ['an event that is none', { ...step, event: 'submissions' }, ['event']],
    [
      'an attendance that is none',
      { ...step, attendance: 'remote', solicitorAttendance: 'yes' },
      ['attendance', 'solicitorAttendance'],
    ],
    [
      'wrong rows under it',
      { ...step, counsel: [{}, { counselLevel: 'leading' }], disbursements: [{ amount: 1.234 }] },
      [
        'counsel.0.counselLevel',
        'counsel.1.counselLevel',
        'disbursements.0.amount',
        'disbursements.0.disbursementType',
      ],
      under('single_counsel'),
    ],
  ],
}

export const highCostCounselExamples: Examples<'highCostCounsel'> = {
  valid: [
    { counselLevel: 'junior' },
    junior,
    { ...junior, partyUuid: party, travel },
    { ...junior, travel: { distance: 0, amount: 0, description: 'x'.repeat(200) } },
    { ...junior, attendance: { partyUuid: party, attendance: 'fas' } },
  ],
  invalid: [
    ['no level', {}, ['counselLevel']],
    [
      'an attendance of nobody',
      { counselLevel: 'junior', attendance: { attendance: 'event' } },
      ['attendance.partyUuid'],
    ],
    [
      'counsel who neither attends nor does not',
      { counselLevel: 'junior', attendance: { partyUuid: party } },
      ['attendance.attendance'],
    ],
    ['counsel beside the level alone', { counselLevel: 'junior', partyUuid: party }, ['attendance.attendance']],
    ['two parties', { ...junior, partyUuid: other }, ['partyUuid']],
    ['travel without anything', { ...junior, travel: {} }, ['travel.amount', 'travel.description', 'travel.distance']],
    [
      'travel below nothing',
      { ...junior, travel: { ...travel, distance: -1, amount: -0.01 } },
      ['travel.amount', 'travel.distance'],
    ],
    [
      'a long reason for travel',
      { ...junior, travel: { ...travel, description: 'x'.repeat(201) } },
      ['travel.description'],
    ],
    ['a level that the arrangement lacks', { counselLevel: 'leading' }, ['counselLevel'], under('single_counsel')],
    [
      'a senior under leading and junior',
      { counselLevel: 'senior' },
      ['counselLevel'],
      under('leading_counsel_junior_counsel'),
    ],
    ['any counsel of a solicitor advocate', { counselLevel: 'junior' }, ['counselLevel'], under('solicitor_advocate')],
  ],
}

export const highCostStepDisbursementExamples: Examples<'highCostStepDisbursement'> = {
  valid: [
    { disbursementType: 'court_fee', amount: 255 },
    { disbursementType: 'counsel_expenses', amount: 0, vatExempt: false, partyUuid: party },
  ],
  invalid: [
    ['nothing entered', {}, ['amount', 'disbursementType']],
    ['a negative amount', { disbursementType: 'court_fee', amount: -1 }, ['amount']],
    ['a party that is no uuid', { disbursementType: 'court_fee', amount: 1, partyUuid: 'counsel' }, ['partyUuid']],
  ],
}
