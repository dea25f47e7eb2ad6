import { penceOf } from '@costdraft/costing'
import { everyCaseFacts, type PricedCaseOf } from './stored-case.ts'

export const interPartes: PricedCaseOf<'inter_parties'> = (row, { rateCard, parties, steps }) => ({
  area: 'inter_parties',
  ...everyCaseFacts(row),
  recoversVat: row.details.recovers_vat === true,
  claimValue: typeof row.details.claim_value === 'number' ? penceOf(row.details.claim_value) : null,
  rateCard,
  parties,
  steps,
})
