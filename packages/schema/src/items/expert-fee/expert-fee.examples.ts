import type { Examples } from '../kind-examples.ts'

const PSYCHIATRIST = 'ea69e3ab-e06b-5779-8450-bc0faf345ab2'
const charged = { date: '2025-02-03', invoiceType: PSYCHIATRIST, invoiceNumber: 'INV-2041', amount: 864 } as const

export const expertFeeExamples: Examples<'expertFee'> = {
  valid: [
    {
      ...charged,
      hours: 8,
      expertLocation: 'Non-London',
      description: 'Report on the mother, one third share',
      vatExempt: false,
    },
    { ...charged, amount: 0.01, hours: 0.01, vatExempt: true },
    charged,
  ],
  invalid: [
    ['every gap at once', {}, ['amount', 'date', 'invoiceNumber', 'invoiceType']],
    ['half a penny', { ...charged, amount: 1.005 }, ['amount']],
    ['a short invoice number', { ...charged, invoiceNumber: '12' }, ['invoiceNumber']],
    ['a long invoice number', { ...charged, invoiceNumber: 'x'.repeat(101) }, ['invoiceNumber']],
    ['a type that is no uuid', { ...charged, invoiceType: 'psychiatrist' }, ['invoiceType']],
    ['no time', { ...charged, hours: 0 }, ['hours']],
    ['more hours than any invoice', { ...charged, hours: 1000.01 }, ['hours']],
    ['a place that has no rates', { ...charged, expertLocation: 'Leeds' }, ['expertLocation']],
    ['a short description', { ...charged, description: 'ab' }, ['description']],
    ['no share, in a high cost case', charged, ['party', 'percentage'], { itemFields: ['percentage'] }],
    [
      'more than the whole',
      { ...charged, party: PSYCHIATRIST, percentage: 100.01 },
      ['percentage'],
      { itemFields: ['percentage'] },
    ],
    ['a part, on a dual case', charged, ['casePart'], { dualAspect: true }],
  ],
}
