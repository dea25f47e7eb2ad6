import type { Phase } from './vocabulary.ts'

/** The phases of an inter partes case as a costs budget has them (Precedent H), in its order. */
export const phaseNames: Readonly<Record<Phase, string>> = {
  pre_action_costs: 'Pre-action costs',
  issue_statements_of_case: 'Issue and statements of case',
  cmc: 'CMC',
  disclosure: 'Disclosure',
  witness_statements: 'Witness statements',
  expert_reports: 'Expert reports',
  trial_review: 'PTR',
  trial_preparation: 'Trial preparation',
  trial: 'Trial',
  adr_settlement_discussions: 'ADR and settlement discussions',
}
