import type { AreaOfWork } from '@costdraft/costing'
import type { Fields } from '../field.ts'
import { certificate, legalAidCase } from './case.ts'
import { courtOfProtectionCase, interPartiesCase } from './court-case.ts'
import { highCostCase, highCostCertificate } from './high-cost-case.ts'

/** What differs between the cases of two areas of work: their names in GraphQL, their REST paths and their fields. */
export interface CaseArea {
  /** As in `addLegalAidCase`, `LegalAidCaseInput` and `LegalAidCaseChanges`. */
  graphqlName: string
  fields: Fields
  /** Cases are created at `client/{clientId}/case/{createPath}`. */
  createPath: string
  /** Cases are changed at `client/case/{changePath}/{id}`. The specification gives high cost cases no path of their own. */
  changePath: string
  /** The certificate, changed at `client/case/{id}/{path}`; the other areas have none. */
  certificate?: { fields: Fields; path: string; graphqlName: string }
}

export const caseAreas: Readonly<Record<AreaOfWork, CaseArea>> = {
  legal_aid: {
    graphqlName: 'LegalAidCase',
    fields: legalAidCase,
    createPath: 'legal-aid',
    changePath: 'legal-aid',
    certificate: { fields: certificate, path: 'certificate', graphqlName: 'Certificate' },
  },
  high_cost_legal_aid: {
    graphqlName: 'HighCostCase',
    fields: highCostCase,
    createPath: 'high-cost',
    changePath: 'legal-aid',
    certificate: { fields: highCostCertificate, path: 'high-cost/certificate', graphqlName: 'HighCostCertificate' },
  },
  court_of_protection: {
    graphqlName: 'CourtOfProtectionCase',
    fields: courtOfProtectionCase,
    createPath: 'court-of-protection',
    changePath: 'court-of-protection',
  },
  inter_parties: {
    graphqlName: 'InterPartiesCase',
    fields: interPartiesCase,
    createPath: 'inter-parties',
    changePath: 'inter-parties',
  },
}
