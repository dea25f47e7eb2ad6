import type { Examples } from '../kind-examples.ts'

export const partyExamples: Examples<'party'> = {
  valid: [
    { party: 'Office of the Public Guardian' },
    { party: 'x'.repeat(100) },
    { party: 'Ann Lee', role: 'junior_counsel', linkedCosts: true, rate: 90.5 },
  ],
  invalid: [
    ['a capacity that is none', { party: 'Ann Lee', capacity: 'judge' }, ['capacity'], { itemFields: ['capacity'] }],
    ['no name', {}, ['party']],
    ['a short name', { party: 'ab' }, ['party']],
    ['a long name', { party: 'x'.repeat(101) }, ['party']],
    [
      'a role, a flag and a rate that are none',
      { party: 'Ann Lee', role: 'judge', linkedCosts: 'perhaps', rate: -1 },
      ['linkedCosts', 'rate', 'role'],
      { itemFields: ['role'] },
    ],
  ],
}
