// Written by npm run codegen.
import { courtOfProtectionLineNumbers } from './court-of-protection/line-numbers.ts'
import { highCostLineNumbers } from './high-cost/line-numbers.ts'
import { interPartesLineNumbers } from './inter-partes/line-numbers.ts'
import { legalAidLineNumbers } from './legal-aid/line-numbers.ts'

/** How the documents of an area number the lines of its bills. */
export const lineNumbersOfAreas = {
  legal_aid: legalAidLineNumbers,
  court_of_protection: courtOfProtectionLineNumbers,
  inter_parties: interPartesLineNumbers,
  high_cost_legal_aid: highCostLineNumbers,
}
