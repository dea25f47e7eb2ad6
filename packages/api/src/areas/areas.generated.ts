// Written by npm run codegen.
import { courtOfProtection } from './court-of-protection.ts'
import { highCost } from './high-cost.ts'
import { interPartes } from './inter-partes.ts'
import { legalAid } from './legal-aid.ts'

/** A stored case as each area of work prices it. */
export const pricedCases = {
  legal_aid: legalAid,
  court_of_protection: courtOfProtection,
  inter_parties: interPartes,
  high_cost_legal_aid: highCost,
}
