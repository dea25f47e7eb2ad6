import { advocacySchemes, claimStages, feeSchemes, finalHearingLengths, legalAidCaseTypes } from '@costdraft/costing'
import { field, type Draft, type Problem } from '../field.ts'
import { IsoDate, oneOf, pounds, text, wholeNumber } from '../structs.ts'
import { defineArea } from './area.ts'
import { billFacts, endOfCase, needsPriorAuthority, type AskedIn } from './bill-facts.ts'
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

/** Whether the claim is the last one: the case has ended. */
const isFinal = ({ values }: AskedIn): boolean => values.claim_stage === 'final'

/**
 * What a claim says of itself: interim or final, the costs limit in force (pounds), and the authority for two counsel.
 */
const claimFacts = {
  claimStage: field(oneOf(claimStages)).optional(),
  costsLimit: field(pounds(99_999_999)).optional(),
  priorAuthorityOn: field(IsoDate).optional(),
}

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
    ...claimFacts,
    ...endOfCase,
    ...billFacts,
  },
  addedFields: [
    { addition: 'hourly_figure', names: ['hourlyFigure', 'hourlyFigureSource'] },
    { addition: 'claim_stage', names: Object.keys(claimFacts) },
    { addition: 'bill_facts', names: [...Object.keys(endOfCase), ...Object.keys(billFacts)] },
  ],
  deadlines: ['legal_aid_claim'],
  askedFacts: [
    { name: 'claim_stage' },
    { name: 'last_step_on', isAsked: isFinal },
    { name: 'outcome', isAsked: isFinal },
    { name: 'costs_limit' },
    { name: 'prior_authority_on', isAsked: needsPriorAuthority },
  ],
  crossFieldProblems: sourceProblems,
  createPath: 'high-cost',
  changePath: 'legal-aid',
  certificate: { path: 'high-cost/certificate', graphqlName: 'HighCostCertificate', fields: highCostCertificate },
  newCase: { caseType: 'care_and_supervision', representedParty: 'parent', partiesRepresented: 1 },
  rates: 'statute',
  itemFields: ['party', 'role', 'percentage'],
  canBeMarkedIncomplete: true,
  tabs: ['parties', 'highCostSteps', 'expertFees', 'disbursements', 'plannedWork', 'narrative', 'costNotes'],
  texts: ['narrative'],
})
