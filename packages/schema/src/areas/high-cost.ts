import { advocacySchemes, feeSchemes, finalHearingLengths, legalAidCaseTypes } from '@costdraft/costing'
import { field, type Draft, type Problem } from '../field.ts'
import { oneOf, pounds, text, wholeNumber } from '../structs.ts'
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

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''
/** A figure that is entered says where it is from. */
const sourceProblems = ({ hourlyFigure, hourlyFigureSource }: Draft): Problem[] =>
  isGiven(hourlyFigure) && !isGiven(hourlyFigureSource)
    ? [{ path: 'hourlyFigureSource', message: 'Say where the figure is from, such as the case plan of 3 March 2026.' }]
    : []

/** High cost legal aid: the cases have the fields of legal aid cases, and a certificate of their own. */
export const highCost = defineArea({
  name: 'high_cost_legal_aid',
  adjective: 'high cost legal aid',
  graphqlName: 'HighCostCase',
  isDrafted: true,
  caseTypes: legalAidCaseTypes,
  fields: {
    ...legalAidCase,
    /**
     * What the solicitor's work comes to by the hour, in pounds without VAT: what is claimed if the fee scheme is
     * hourly, and what events are compared with.
     */
    hourlyFigure: field(pounds(99_999_999)).optional(),
    hourlyFigureSource: field(text(3, 250)).optional(),
  },
  addedFields: [{ addition: 'hourly_figure', names: ['hourlyFigure', 'hourlyFigureSource'] }],
  crossFieldProblems: sourceProblems,
  createPath: 'high-cost',
  changePath: 'legal-aid',
  certificate: { path: 'high-cost/certificate', graphqlName: 'HighCostCertificate', fields: highCostCertificate },
  newCase: { caseType: 'care_and_supervision', representedParty: 'parent', partiesRepresented: 1 },
  rates: 'statute',
  itemFields: ['party', 'role', 'percentage'],
  canBeMarkedIncomplete: true,
  tabs: ['parties', 'highCostSteps', 'expertFees', 'disbursements', 'narrative', 'costNotes'],
  texts: ['narrative'],
})
