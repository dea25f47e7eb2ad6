import type { AreaOfWork } from '@costdraft/costing'
import type { AreaDocuments } from '../outputs/area-documents.ts'
import { courtOfProtectionDocuments } from '../outputs/court-of-protection/documents.ts'
import { interPartesDocuments } from '../outputs/inter-parties/documents.ts'
import { legalAidDocuments } from '../outputs/legal-aid/documents.ts'

/** The documents of each area of work; null for one without. An area that is not here does not compile. */
export type DocumentsByArea = { readonly [A in AreaOfWork]: AreaDocuments | null }
const documents: DocumentsByArea = {
  legal_aid: legalAidDocuments,
  court_of_protection: courtOfProtectionDocuments,
  inter_parties: interPartesDocuments,
  high_cost_legal_aid: null,
}

/** The documents of an area by its name; null if none can be made for its cases. */
export const documentsOf = (area: string): AreaDocuments | null =>
  Object.hasOwn(documents, area) ? documents[area as AreaOfWork] : null
