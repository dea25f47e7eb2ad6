// Written by npm run codegen.
import { courtOfProtection } from './court-of-protection.ts'
import { highCost } from './high-cost.ts'
import { interPartes } from './inter-partes.ts'
import { legalAid } from './legal-aid.ts'

/** The areas of work of the product, by their word on the wire. */
export const productAreas = {
  legal_aid: legalAid,
  court_of_protection: courtOfProtection,
  inter_parties: interPartes,
  high_cost_legal_aid: highCost,
}
