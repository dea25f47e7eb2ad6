// Written by npm run codegen.
import { courtOfProtectionDocuments } from './court-of-protection/documents.ts'
import { highCostDocuments } from './high-cost/documents.ts'
import { interPartesDocuments } from './inter-partes/documents.ts'
import { legalAidDocuments } from './legal-aid/documents.ts'

/** The documents of the areas of work that have any. */
export const documentsOfAreas = {
  legal_aid: legalAidDocuments,
  court_of_protection: courtOfProtectionDocuments,
  inter_parties: interPartesDocuments,
  high_cost_legal_aid: highCostDocuments,
}
