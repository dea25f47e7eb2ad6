import { legalAidCaseTypes } from './legal-aid.ts'

/** The area on the wire, its place among the areas, and the types of its cases. */
export const highCost = { name: 'high_cost_legal_aid', place: 4, caseTypes: legalAidCaseTypes } as const
