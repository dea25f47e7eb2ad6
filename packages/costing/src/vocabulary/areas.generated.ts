// Written by npm run codegen.
import { courtOfProtection } from './areas/court-of-protection.ts'
import { highCost } from './areas/high-cost.ts'
import { interPartes } from './areas/inter-partes.ts'
import { legalAid } from './areas/legal-aid.ts'

/** Every area of work: its word on the wire, and the types of its cases. */
export const areaWords = [
  legalAid,
  courtOfProtection,
  interPartes,
  highCost,
] as const
