import { advocacySchemes, feeSchemes, finalHearingLengths, legalAidCaseTypes } from '@costdraft/costing'
import { field } from '../field.ts'
import { oneOf, wholeNumber } from '../structs.ts'
import { defineArea } from './area.ts'
import { certificate, legalAidCase } from './legal-aid.ts'

const { certificateNumber, courtLevel, dateOfIssue, linkedCertificates } = certificate
/** The fields of a high cost certificate. The number of parties may be given here or with the case. */
const highCostCertificate = {
  certificateNumber,
  courtLevel,
  dateOfIssue,
  linkedCertificates,
  advocacyScheme: field(oneOf(advocacySchemes)),
  feeScheme: field(oneOf(feeSchemes)),
  finalHearingLength: field(oneOf(finalHearingLengths)),
  partiesRepresented: field(wholeNumber(1, 99)).optional(),
}

/** High cost legal aid: the cases have the fields of legal aid cases, and a certificate of their own. */
export const highCost = defineArea({
  name: 'high_cost_legal_aid',
  adjective: 'high cost legal aid',
  graphqlName: 'HighCostCase',
  isDrafted: false,
  caseTypes: legalAidCaseTypes,
  fields: legalAidCase,
  createPath: 'high-cost',
  changePath: 'legal-aid',
  certificate: { path: 'high-cost/certificate', graphqlName: 'HighCostCertificate', fields: highCostCertificate },
  newCase: { caseType: 'care_and_supervision', representedParty: 'parent', partiesRepresented: 1 },
  tabs: ['parties', 'highCostSteps', 'expertFees', 'disbursements', 'narrative', 'costNotes'],
  texts: ['narrative'],
})
