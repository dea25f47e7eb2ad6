import { disbursement as kind } from '@costdraft/schema/items/disbursement/disbursement.ts'
import { frozenPhase } from '../frozen-phase.ts'
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
    party: 'plain',
    copCasePart: 'plain',
  },
  unstored: { hearing_disbursement: null, procedural_step_disbursement: null },
  filed: {
    columns: ['disbursement_type'],
    facts: ({ disbursement_type }) => ({ disbursementType: String(disbursement_type) }),
  },
  frozen: ({ disbursement_type, phase }) => ({ disbursementType: String(disbursement_type), ...frozenPhase(phase) }),
})
