import {
  caseParts,
  courtLevels,
  legalAidCaseTypes,
  representedParties,
  type CasePart,
  type CaseType,
} from '@costdraft/costing'
import { nullable, object, optional, type Struct } from 'superstruct'
import { field, type CaseFacts, type Draft } from '../field.ts'
import { Digits, Flag, IsoDate, listOf, oneOf, text, Uuid, wholeNumber } from '../structs.ts'

/** Case types without a represented party: its fields are disabled and cleared. */
const WITHOUT_PARTY: ReadonlySet<CaseType> = new Set([
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
/** Case types for which the scopes of the certificate must be ticked. */
const WITH_SCOPES: ReadonlySet<CaseType> = new Set([
  'domestic_abuse_non_molestation_order',
  'children_child_arrangement_orders',
  'domestic_abuse_and_child_arrangement',
  'finance',
])
const hasRepresentedParty = (_draft: Draft, { caseType }: CaseFacts): boolean => !WITHOUT_PARTY.has(caseType)
const hasScopes = (_draft: Draft, { caseType }: CaseFacts): boolean => WITH_SCOPES.has(caseType)

/** The fields of a legal aid case, used by the new case form and by Edit Case. Area and solicitor cannot change after creation. */
export const legalAidCase = {
  caseName: field(text(3, 255)),
  solicitorsCaseReference: field(text(3, 100)),
  caseType: field(oneOf(legalAidCaseTypes)),
  feeEarner: field(Uuid).to('fee_earner'),
  site: field(Uuid).to('site'),
  staffMember: field(Uuid).optional().to('person'),
  representedParty: field(oneOf(representedParties)).when(hasRepresentedParty),
  partiesRepresented: field(wholeNumber(1, 99)).when(hasRepresentedParty),
  /** Whether the work is in the High Court: it decides the hourly table and the enhancement cap. No, unless it is given. */
  highCourtWork: field(Flag).optional(),
}

/** A scope limitation of the certificate; in the combined domestic abuse type it belongs to a part. */
export interface Scope {
  scope: string
  case_part?: CasePart | null | undefined
}
const scope: Struct<Scope, null> = object({
  scope: text(2, 20),
  case_part: optional(nullable(oneOf(caseParts))),
}) as unknown as Struct<Scope, null>

/** The fields of the legal aid certificate. The half fixed fee takes precedence over the transfer. */
export const certificate = {
  certificateNumber: field(text(12, 12)),
  courtLevel: field(oneOf(courtLevels)),
  dateOfIssue: field(IsoDate),
  dateSentToClient: field(IsoDate).optional(),
  linkedCertificates: field(listOf(Digits)).optional().when(hasRepresentedParty),
  certificateScopes: field(listOf(scope)).when(hasScopes),
  financialInterest: field(Flag).optional(),
  transfer: field(Flag).optional(),
  halfFixedFee: field(Flag).optional(),
}

/** A note on a case: plain text. */
export const note = { body: field(text(3, 5000)) }
