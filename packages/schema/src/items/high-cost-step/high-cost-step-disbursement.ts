import { disbursementTypes } from '@costdraft/costing'
import { field } from '../../field.ts'
import { defineKind } from '../../kind.ts'
import { oneOf, pounds, Uuid } from '../../structs.ts'
import { vatExempt } from '../vat-exempt.ts'

/**
 * A disbursement of a step of a high cost case. It is listed with the other disbursements and edited through its step.
 */
export const highCostStepDisbursement = defineKind({
  name: 'high_cost_step_disbursement',
  feeType: 'disbursement',
  type: 'HighCostStepDisbursement',
  path: 'disbursement',
  commentedAs: 'procedural_step_disbursement',
  hasFiles: false,
  listedIn: { kind: 'disbursement', as: 'procedural_step_disbursement' },
  changedThrough: 'This belongs to a procedural step. Change it there.',
  fields: {
    disbursementType: field(oneOf(disbursementTypes)),
    amount: field(pounds(99_999_999)),
    vatExempt,
    partyUuid: field(Uuid).optional().to('party'),
  },
  parts: {},
})
