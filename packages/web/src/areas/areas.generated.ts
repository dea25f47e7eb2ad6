// Written by npm run codegen.
import { courtOfProtection } from './court-of-protection.ts'
import { highCost } from './high-cost.ts'
import { interPartes } from './inter-partes.ts'
import { legalAid } from './legal-aid.ts'

/** The screens of each area of work. */
export const screens = {
  legal_aid: legalAid,
  court_of_protection: courtOfProtection,
  inter_parties: interPartes,
  high_cost_legal_aid: highCost,
}
