import { disbursementTypes } from '@costdraft/costing'
import { field } from '../../field.ts'
import { defineKind } from '../../kind.ts'
import { oneOf, pounds, text } from '../../structs.ts'
import { vatExempt } from '../vat-exempt.ts'

/** A disbursement of a hearing. It is listed with the other disbursements and edited through its hearing. */
export const hearingDisbursement = defineKind({
  name: 'hearing_disbursement',
  feeType: 'disbursement',
  type: 'HearingDisbursement',
  path: 'disbursement',
  commentedAs: 'hearing_disbursement',
  hasFiles: false,
  listedIn: { kind: 'disbursement', as: 'hearing_disbursement', inherits: ['case_part'] },
  changedThrough: 'This belongs to a hearing. Change it there.',
  fields: {
    disbursementType: field(oneOf(disbursementTypes)),
    amount: field(pounds(99_999_999)),
    vatExempt,
    description: field(text(3, 1000)).optional(),
  },
  parts: {},
})
