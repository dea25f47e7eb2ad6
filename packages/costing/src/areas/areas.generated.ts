// Written by npm run codegen.
import { courtOfProtection } from './court-of-protection.ts'
import { highCost } from './high-cost.ts'
import { interPartes } from './inter-partes.ts'
import { legalAid } from './legal-aid.ts'

/** How each area of work is priced. */
export const pricing = {
  legal_aid: legalAid,
  court_of_protection: courtOfProtection,
  inter_parties: interPartes,
  high_cost_legal_aid: highCost,
}
