import { disbursement as kind } from '@costdraft/schema/items/disbursement/disbursement.ts'
import { frozenPhase } from '../frozen-phase.ts'
import { codesOfExpense, filedExpense } from '../filed-codes.ts'
import { frozenCodes } from '../frozen-codes.ts'
import { defineResource } from '../resource.ts'

export const disbursement = defineResource({
  kind,
  columns: {
    date: 'plain',
    disbursementType: 'plain',
    amount: 'plain',
    vatExempt: 'plain',
    description: 'plain',
    casePart: 'plain',
    phase: 'plain',
    billTask: 'plain',
    billExpense: 'plain',
    copCategory: 'plain',
    party: 'plain',
    copCasePart: 'plain',
  },
  unstored: { hearing_disbursement: null, procedural_step_disbursement: null },
  filed: {
    columns: ['disbursement_type', ...codesOfExpense],
    facts: ({ disbursement_type, ...row }) => ({ ...filedExpense(row), disbursementType: String(disbursement_type) }),
  },
  frozen: ({ disbursement_type, phase, cop_category, ...row }) => ({
    disbursementType: String(disbursement_type),
    ...frozenPhase(phase),
    ...frozenCodes(row),
    ...(typeof cop_category === 'string' && { copCategory: cop_category }),
  }),
})
