import { aspects, copCategories, disbursementTypes, phases } from '@costdraft/costing'
import { field, recorded, type CaseFacts, type Draft } from '../../field.ts'
import { defineKind } from '../../kind.ts'
import { IsoDate, oneOf, pounds, text, Uuid } from '../../structs.ts'
import { vatExempt } from '../vat-exempt.ts'
import { billExpense, billTask } from '../bill-codes.ts'

export { counselDisbursementTypes, shareOf } from '@costdraft/costing'

const hasParts = (_: Draft, facts: CaseFacts): boolean => facts.dualAspect

/** A disbursement: an expense paid for the client. The amount is in pounds, without VAT. */
export const disbursement = defineKind({
  name: 'disbursement',
  type: 'Disbursement',
  list: 'disbursements',
  path: 'disbursement',
  deletedThrough: 'fee',
  commentedAs: 'case_fee',
  hasFiles: true,
  addedFields: [
    { addition: 'bill_codes', names: ['billTask', 'billExpense'] },
    { addition: 'cop_category', names: ['copCategory'] },
  ],
  readOnly: ['hearing_disbursement', 'procedural_step_disbursement'],
  answeredFields: ['notCounted', 'hearing', 'proceduralStep'],
  fields: {
    date: field(IsoDate),
    disbursementType: field(oneOf(disbursementTypes)),
    amount: field(pounds(99_999_999)),
    vatExempt,
    description: field(text(3, 1000)).optional(),
    casePart: field(oneOf(aspects)).when(hasParts),
    phase: field(oneOf(phases)).when(recorded('phase')),
    billTask,
    billExpense,
    copCategory: field(oneOf(copCategories)).optional().when(recorded('cop_category')),
    party: field(Uuid).optional().when(recorded('party')).to('party'),
    copCasePart: field(Uuid).optional().when(recorded('cop_case_part')).to('case_part'),
  },
  parts: {},
})
