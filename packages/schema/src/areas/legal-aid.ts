import {
  aspects,
  courtLevels,
  fixedFeeCaseTypes,
  legalAidCaseTypes,
  representedParties,
  type CaseType,
} from '@costdraft/costing'
import { check, field, type CaseFacts, type Checked, type Draft, type StoredRecord } from '../field.ts'
import { Digits, Flag, IsoDate, listOf, oneOf, pattern, text, wholeNumber } from '../structs.ts'
import { defineArea } from './area.ts'
import { billFacts, endOfCase } from './bill-facts.ts'
import { certificateDateProblems, type CertificateDates } from './certificate-dates.ts'
import { sharedCaseFields } from './case-fields.ts'
import { courtCase } from './court-case.ts'
import { hasScopes, scope, scopeProblems, type Scope } from './scopes.ts'

/** Case types without a represented party: its fields are disabled and cleared. */
const WITHOUT_PARTY: ReadonlySet<CaseFacts['caseType']> = new Set([
  'domestic_abuse_non_molestation_order',
  'children_child_arrangement_orders',
  'domestic_abuse_and_child_arrangement',
  'finance',
  'other_public_law',
  'court_of_protection',
  'non_family',
  'placement',
  'transfer_of_tenancy',
])
const hasRepresentedParty = (_draft: Draft, { caseType }: CaseFacts): boolean => !WITHOUT_PARTY.has(caseType)

/**
 * The fields of a legal aid case, used by the new case form and by Edit Case. Area and solicitor cannot change after
 * creation.
 */
export const legalAidCase = {
  ...sharedCaseFields,
  caseType: field(oneOf(legalAidCaseTypes)),
  representedParty: field(oneOf(representedParties)).when(hasRepresentedParty),
  partiesRepresented: field(wholeNumber(1, 99)).when(hasRepresentedParty),
  /**
   * Whether the work is in the High Court: it decides the hourly table and the enhancement cap. No, unless it is given.
   */
  highCourtWork: field(Flag).optional(),
}

/**
 * What the cover of the bill prints beside the case itself, where it is given. The court and its number are those of a
 * court case.
 */
const billHeading = {
  /** The name of the client; "client" is the firm in all other names. */
  legallyAidedPerson: field(text(3, 100)).optional(),
  courtName: courtCase.courtName.optional(),
  caseNumber: courtCase.caseNumber.optional(),
  childInitials: field(
    pattern(/^(?=.{1,20}$)[\p{L}\p{M}. ]*\p{L}[\p{L}\p{M}. ]*$/u, 'Enter 1 to 20 letters, full stops and spaces.'),
  ).optional(),
}

/** The fields of the legal aid certificate. The half fixed fee takes precedence over the transfer. */
export const certificate = {
  certificateNumber: field(text(12, 12)),
  courtLevel: field(oneOf(courtLevels)),
  dateOfIssue: field(IsoDate),
  dateSentToClient: field(IsoDate).optional(),
  linkedCertificates: field(listOf(Digits)).optional().when(hasRepresentedParty),
  certificateScopes: field(listOf(scope)).when((_draft, { caseType }) => hasScopes(caseType)),
  financialInterest: field(Flag).optional(),
  transfer: field(Flag).optional(),
  halfFixedFee: field(Flag).optional(),
}

/** The dates of a certificate that are dates. */
const datesOf = (draft: Draft, facts: CaseFacts): CertificateDates => ({
  ...check({ dateOfIssue: certificate.dateOfIssue }, draft, facts).value,
  ...check({ dateSentToClient: certificate.dateSentToClient }, draft, facts).value,
})

/** Whether the scopes stand as they are stored, for the type of case that they are stored for. */
const areScopesStored = (scopes: readonly Scope[], { caseType }: CaseFacts, stored: StoredRecord | undefined) =>
  stored?.facts.caseType === caseType &&
  JSON.stringify(scopes) ===
    JSON.stringify(
      check(
        { scopes: certificate.certificateScopes.optional() },
        { scopes: stored.draft.certificateScopes ?? [] },
        stored.facts,
      ).value?.scopes,
    )

/**
 * Validates a legal aid certificate: its fields, its scopes by the type of the case, and its dates. Reports all
 * problems at once.
 */
function checkLegalAidCertificate(draft: Draft, facts: CaseFacts, stored?: StoredRecord): Checked<typeof certificate> {
  const result = check(certificate, draft, facts, stored)
  const { draft: before }: { draft: Draft } = stored ?? { draft: {} }
  const scopes = check({ certificateScopes: certificate.certificateScopes }, draft, facts).value?.certificateScopes
  const problems = [
    ...certificateDateProblems(datesOf(draft, facts), facts, before),
    ...(scopes && !areScopesStored(scopes, facts, stored)
      ? scopeProblems(scopes, facts.caseType, (before.certificateScopes ?? []) as Scope[])
      : []),
  ]
  return problems.length > 0 ? { problems: [...(result.problems ?? []), ...problems] } : result
}

const TWO_PARTS: CaseType = 'domestic_abuse_and_child_arrangement'
const withFixedFee: ReadonlySet<string> = new Set(fixedFeeCaseTypes)

export const legalAid = defineArea({
  name: 'legal_aid',
  adjective: 'legal aid',
  graphqlName: 'LegalAidCase',
  isDrafted: true,
  caseTypes: legalAidCaseTypes,
  fields: { ...legalAidCase, ...billHeading, ...endOfCase, ...billFacts },
  addedFields: [
    {
      addition: 'bill_heading',
      names: ['legallyAidedPerson', 'courtName', 'caseNumber', 'childInitials'],
    },
    { addition: 'bill_facts', names: [...Object.keys(endOfCase), ...Object.keys(billFacts)] },
  ],
  askedFacts: [{ name: 'outcome' }, { name: 'last_step_on' }],
  deadlines: ['legal_aid_claim'],
  createPath: 'legal-aid',
  changePath: 'legal-aid',
  certificate: {
    path: 'certificate',
    graphqlName: 'Certificate',
    fields: certificate,
    check: checkLegalAidCertificate,
  },
  newCase: { caseType: 'care_and_supervision', representedParty: 'parent', partiesRepresented: 1 },
  tabs: [
    'parts',
    'timeRecordings',
    'hearings',
    'otherFas',
    'expertFees',
    'disbursements',
    'narrative',
    'costNotes',
    'enhancement',
  ],
  hidesTab: (tab, caseType) => tab === 'parts' && caseType !== TWO_PARTS,
  hasTimeTotals: true,
  rates: 'statute',
  texts: ['narrative', 'enhancement'],
  parts: (caseType) => (caseType === TWO_PARTS ? aspects : []),
  canBeExceptional: (caseType) => withFixedFee.has(caseType),
})
