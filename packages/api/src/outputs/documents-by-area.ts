import type { AreaOfWork } from '@costdraft/costing'
import type { AreaDocuments, BeforeDocuments } from './area-documents.ts'
import { courtOfProtectionDocuments } from './court-of-protection/documents.ts'
import { highCostDocuments } from './high-cost/documents.ts'
import { interPartesDocuments, interPartesRefusal } from './inter-partes/documents.ts'
import { legalAidDocuments } from './legal-aid/documents.ts'

/** The documents of each area of work; null for one without. An area that is not here does not compile. */
export type DocumentsByArea = { readonly [A in AreaOfWork]: AreaDocuments | null }
const documents: DocumentsByArea = {
  legal_aid: legalAidDocuments,
  court_of_protection: courtOfProtectionDocuments,
  inter_parties: interPartesDocuments,
  high_cost_legal_aid: highCostDocuments,
}

/**
 * Why the documents of a case of an area cannot be made, in a sentence; an area that is not here can always make them.
 */
const refusals: { readonly [A in AreaOfWork]?: (facts: BeforeDocuments) => string | null } = {
  inter_parties: interPartesRefusal,
}

/** Why the documents of a completed case cannot be made, in a sentence; null if they can. */
export const documentsRefusal = (area: string, facts: BeforeDocuments): string | null =>
  (Object.hasOwn(refusals, area) && refusals[area as AreaOfWork]?.(facts)) || null

/** The documents of an area by its name; null if none can be made for its cases. */
export const documentsOf = (area: string): AreaDocuments | null =>
  Object.hasOwn(documents, area) ? documents[area as AreaOfWork] : null
