import { disbursement as kind } from '@costdraft/schema/items/disbursement/disbursement.ts'
import { defineResource } from '../resource.ts'

export const disbursement = defineResource({
  kind,
  table: 'disbursement',
  columns: {
    date: 'plain',
    disbursementType: 'plain',
    amount: 'plain',
    vatExempt: 'plain',
    description: 'plain',
    casePart: 'plain',
    phase: 'plain',
  },
})
