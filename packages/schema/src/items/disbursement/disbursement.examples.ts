import type { Examples } from '../kind-examples.ts'

const paid = { date: '2025-02-03', disbursementType: 'court_fee', amount: 232 } as const

export const disbursementExamples: Examples<'disbursement'> = {
  valid: [
    { ...paid, vatExempt: true, description: 'Application for a declaration' },
    { ...paid, disbursementType: 'drug_alcohol_test', amount: 415.75 },
  ],
  invalid: [
    ['a party that is no uuid', { ...paid, party: 'the bank' }, ['party'], { itemFields: ['party'] }],
    ['every gap at once', {}, ['amount', 'date', 'disbursementType']],
    ['half a penny', { ...paid, amount: 1.005 }, ['amount']],
    ['an unknown type', { ...paid, disbursementType: 'bribe' }, ['disbursementType']],
    ['a short description', { ...paid, description: 'ab' }, ['description']],
    ['a part, on a dual case', paid, ['casePart'], { dualAspect: true }],
    [
      'codes and a category that are none',
      { ...paid, billTask: 'T0', billExpense: 'X16', copCategory: 'bribe' },
      ['billExpense', 'billTask', 'copCategory'],
      { itemFields: ['bill_codes', 'cop_category'] },
    ],
    ['a phase, inter partes', paid, ['phase'], { itemFields: ['phase'] }],
  ],
}
