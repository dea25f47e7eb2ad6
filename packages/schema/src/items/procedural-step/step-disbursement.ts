import { disbursementTypes } from '@costdraft/costing'
import { field } from '../../field.ts'
import { defineKind } from '../../kind.ts'
import { oneOf, pounds, text, Uuid } from '../../structs.ts'
import { vatExempt } from '../vat-exempt.ts'
import { billExpense, billTask } from '../bill-codes.ts'

/**
 * A disbursement of a procedural step. It is listed with the other disbursements and edited through its step. The
 * specification gives it no type.
 */
export const stepDisbursement = defineKind({
  name: 'procedural_step_disbursement',
  feeType: 'disbursement',
  type: 'StepDisbursement',
  path: 'disbursement',
  commentedAs: 'procedural_step_disbursement',
  hasFiles: false,
  listedIn: { kind: 'disbursement', as: 'procedural_step_disbursement', inherits: ['phase'] },
  changedThrough: 'This belongs to a procedural step. Change it there.',
  addedFields: [
    { addition: 'step_disbursement_type', names: ['disbursementType'] },
    { addition: 'bill_codes', names: ['billTask', 'billExpense'] },
  ],
  fields: {
    disbursementType: field(oneOf(disbursementTypes)).optional(),
    amount: field(pounds(99_999_999)),
    vatExempt,
    billTask,
    billExpense,
    party: field(Uuid).optional().to('party'),
    description: field(text(3, 1000)).optional(),
  },
  parts: {},
})
