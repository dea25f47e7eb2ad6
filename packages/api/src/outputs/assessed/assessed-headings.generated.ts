// Written by npm run codegen.
import { courtOfProtectionHeading } from '../court-of-protection/assessed-heading.ts'
import { highCostHeading } from '../high-cost/assessed-heading.ts'
import { interPartesHeading } from '../inter-partes/assessed-heading.ts'
import { legalAidHeading } from '../legal-aid/assessed-heading.ts'

/** What stands at the head of the documents of an assessment, by area of work. */
export const assessedHeadings = {
  legal_aid: legalAidHeading,
  court_of_protection: courtOfProtectionHeading,
  inter_parties: interPartesHeading,
  high_cost_legal_aid: highCostHeading,
}
