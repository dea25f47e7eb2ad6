import { advocacySchemes, feeSchemes, finalHearingLengths } from '@costdraft/costing'
import { field } from '../field.ts'
import { oneOf, wholeNumber } from '../structs.ts'
import { certificate, legalAidCase } from './case.ts'

/** The fields of a high cost legal aid case: those of a legal aid case. */
export const highCostCase = legalAidCase

const { certificateNumber, courtLevel, dateOfIssue, linkedCertificates } = certificate
/** The fields of a high cost certificate. The number of parties may be given here or with the case. */
export const highCostCertificate = {
  certificateNumber,
  courtLevel,
  dateOfIssue,
  linkedCertificates,
  advocacyScheme: field(oneOf(advocacySchemes)),
  feeScheme: field(oneOf(feeSchemes)),
  finalHearingLength: field(oneOf(finalHearingLengths)),
  partiesRepresented: field(wholeNumber(1, 99)).optional(),
}
