import { expect, test } from 'vitest'
import { auditedName, type AuditedItem } from './about.ts'

const item = (kind: string, more: Partial<AuditedItem> = {}): AuditedItem => ({
  kind,
  date: null,
  fee_earner: null,
  type: null,
  text: null,
  ...more,
})
const hearing = item('hearing', { date: '2025-03-04', fee_earner: 'Priya Shah', type: 'interim' })
const none = { text: null, item: null, part_of: null, place: null }

test.each([
  ['hearing', { ...none, item: hearing }, 'Hearing of 04/03/2025, Priya Shah, Interim'],
  [
    'comment',
    { ...none, item: hearing, text: 'The note\nis missing' },
    'Comment on hearing of 04/03/2025, Priya Shah, Interim: “The note is missing”',
  ],
  [
    'hearing_disbursement',
    { ...none, item: item('hearing_disbursement', { type: 'taxi' }), part_of: hearing },
    'Hearing disbursement, Taxi of hearing of 04/03/2025, Priya Shah, Interim',
  ],
  ['cost_note', { ...none, item: item('cost_note', { text: 'x'.repeat(80) }) }, `Cost note “${'x'.repeat(60)}…”`],
  ['cost_note', { ...none, item: item('cost_note') }, 'Cost note'],
  ['expert_fee', { ...none, item: item('expert_fee', { date: '2025-03-04' }) }, 'Expert fee of 04/03/2025'],
  ['note', { ...none, text: 'Ask counsel' }, 'Note “Ask counsel”'],
  ['file', { ...none, text: 'order.pdf' }, 'File order.pdf'],
  ['output', { ...none, text: 'Bill.pdf' }, 'Document Bill.pdf'],
  ['budget', { ...none, text: '2' }, 'Costs budget, version 2'],
  ['case', none, 'Case details'],
  ['enhancement', none, 'Reasons for enhancement'],
  ['tr_enhancement', none, 'Enhancement percentages'],
] as const)('%s is named as people know it', (entity, record, name) => expect(auditedName(entity, record)).toBe(name))
