/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ActivityType =
  | 'advocacy'
  | 'counsel'
  | 'letter_in'
  | 'letter_out'
  | 'preparation'
  | 'telephone_call'
  | 'travelling_and_waiting';

export type AdjournmentInput = {
  adjournmentLengthHours: number;
};

export type AdjournmentType =
  | 'lunch'
  | 'multi_day';

export type AreaOfWork =
  | 'court_of_protection'
  | 'high_cost_legal_aid'
  | 'inter_parties'
  | 'legal_aid';

export type CaseChanges = {
  caseName?: string | null | undefined;
  caseType?: CaseType | null | undefined;
  feeEarner?: string | null | undefined;
  partiesRepresented?: number | null | undefined;
  representedParty?: RepresentedParty | null | undefined;
  site?: string | null | undefined;
  solicitorsCaseReference?: string | null | undefined;
  staffMember?: string | null | undefined;
};

export type CaseFilter = {
  areas?: Array<AreaOfWork> | null | undefined;
  clients?: Array<string> | null | undefined;
  feeEarners?: Array<string> | null | undefined;
  stages?: Array<Stage> | null | undefined;
};

export type CaseInput = {
  caseName: string;
  caseType: CaseType;
  feeEarner: string;
  partiesRepresented?: number | null | undefined;
  representedParty?: RepresentedParty | null | undefined;
  site: string;
  solicitorsCaseReference: string;
  staffMember?: string | null | undefined;
};

export type CasePart =
  | 'child_arrangement'
  | 'non_molestation_order';

export type CaseSort = {
  direction: SortDirection;
  field: SortField;
};

export type CaseType =
  | 'bill_of_costs'
  | 'care_and_supervision'
  | 'children_child_arrangement_orders'
  | 'costs_budget'
  | 'court_of_protection'
  | 'criminal'
  | 'deputyship'
  | 'domestic_abuse_and_child_arrangement'
  | 'domestic_abuse_non_molestation_order'
  | 'finance'
  | 'general_management'
  | 'non_family'
  | 'non_family_higher'
  | 'other_public_law'
  | 'other_public_law_family'
  | 'placement'
  | 'property_sale'
  | 'statutory_will'
  | 'transfer_of_tenancy';

export type CertificateChanges = {
  certificateNumber?: string | null | undefined;
  certificateScopes?: Array<CertificateScopeInput> | null | undefined;
  courtLevel?: CourtLevel | null | undefined;
  dateOfIssue?: string | null | undefined;
  dateSentToClient?: string | null | undefined;
  financialInterest?: boolean | null | undefined;
  halfFixedFee?: boolean | null | undefined;
  linkedCertificates?: Array<string> | null | undefined;
  transfer?: boolean | null | undefined;
};

export type CertificateInput = {
  certificateNumber: string;
  certificateScopes?: Array<CertificateScopeInput> | null | undefined;
  courtLevel: CourtLevel;
  dateOfIssue: string;
  dateSentToClient?: string | null | undefined;
  financialInterest?: boolean | null | undefined;
  halfFixedFee?: boolean | null | undefined;
  linkedCertificates?: Array<string> | null | undefined;
  transfer?: boolean | null | undefined;
};

export type CertificateScopeInput = {
  casePart?: string | null | undefined;
  scope: string;
};

export type CourtBundle =
  | 'bundle_1'
  | 'bundle_2'
  | 'bundle_3';

export type CourtLevel =
  | 'circuit_district_judge'
  | 'high_court_judge'
  | 'other_judge';

export type DisbursementInput = {
  amount: number;
  casePart?: CasePart | null | undefined;
  date: string;
  description?: string | null | undefined;
  disbursementType: DisbursementType;
  phase?: Phase | null | undefined;
  vatExempt?: boolean | null | undefined;
};

export type DisbursementType =
  | 'accommodation'
  | 'client_travel_expenses'
  | 'counsel_expenses'
  | 'counsel_fee'
  | 'court_fee'
  | 'dna_test'
  | 'drug_alcohol_test'
  | 'enquiry_agent'
  | 'expert_fee'
  | 'interpreter'
  | 'land_registry'
  | 'mediation_fee'
  | 'medical_records'
  | 'other'
  | 'parking'
  | 'photocopying'
  | 'police_disclosure'
  | 'process_server'
  | 'sign_language'
  | 'subsistence'
  | 'taxi'
  | 'transcript'
  | 'translation'
  | 'travel_mileage'
  | 'travel_public_transport'
  | 'witness_expenses';

export type ExceptionalTravelInput = {
  days: number;
  distanceMiles: number;
  reason: string;
};

export type FeeEarnerInput = {
  firstname: string;
  grade: Grade;
  initials?: string | null | undefined;
  isPanelMember?: boolean | null | undefined;
  site: string;
  surname: string;
  type: FeeEarnerType;
  user?: string | null | undefined;
};

export type FeeEarnerType =
  | 'legal_executive'
  | 'paralegal'
  | 'solicitor';

export type Grade =
  | 'A'
  | 'B'
  | 'C'
  | 'D';

export type HearingDayInput = {
  date: string;
  hours: number;
};

export type HearingDisbursementInput = {
  amount: number;
  description?: string | null | undefined;
  disbursementType: DisbursementType;
  /** The row it changes; without one it is a new row, and a stored row that is not in the list is removed. */
  uuid?: string | null | undefined;
  vatExempt?: boolean | null | undefined;
};

export type HearingInput = {
  adjournment?: AdjournmentInput | null | undefined;
  adjournmentType?: AdjournmentType | null | undefined;
  administrativeOrder?: boolean | null | undefined;
  allegationsOfHarm?: boolean | null | undefined;
  casePart?: CasePart | null | undefined;
  courtBundle?: CourtBundle | null | undefined;
  courtLevel: CourtLevel;
  date: string;
  description?: string | null | undefined;
  disbursements?: Array<HearingDisbursementInput> | null | undefined;
  endTime?: string | null | undefined;
  exceptionalTravel?: ExceptionalTravelInput | null | undefined;
  expertCrossExamined?: boolean | null | undefined;
  feeEarner: string;
  hearingDays?: Array<HearingDayInput> | null | undefined;
  hearingTime?: number | null | undefined;
  hearingType: HearingType;
  lackOfUnderstanding?: boolean | null | undefined;
  multiDayInterim?: boolean | null | undefined;
  startTime?: string | null | undefined;
  units?: number | null | undefined;
};

export type HearingType =
  | 'advocate'
  | 'conference'
  | 'final'
  | 'interim'
  | 'opinion';

export type Phase =
  | 'adr_settlement_discussions'
  | 'cmc'
  | 'disclosure'
  | 'expert_reports'
  | 'issue_statements_of_case'
  | 'pre_action_costs'
  | 'trial'
  | 'trial_preparation'
  | 'trial_review'
  | 'witness_statements';

export type Region =
  | 'Midlands'
  | 'North'
  | 'South'
  | 'Wales';

export type RepresentedParty =
  | 'child'
  | 'joined_party'
  | 'parent';

export type SiteInput = {
  county?: string | null | undefined;
  firstLineAddress: string;
  headquarters?: boolean | null | undefined;
  location: string;
  officeNumber?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  postcode: string;
  region: Region;
  secondLineAddress?: string | null | undefined;
  siteName: string;
  town: string;
};

export type SortDirection =
  | 'asc'
  | 'desc';

export type SortField =
  | 'area_of_work'
  | 'case_name'
  | 'case_type'
  | 'fee_earner'
  | 'solicitors_case_reference'
  | 'stage'
  | 'updated_at';

export type Stage =
  | 'blocked'
  | 'complete'
  | 'in_progress'
  | 'in_review';

export type TimeRecordingInput = {
  activityType: ActivityType;
  casePart?: CasePart | null | undefined;
  date: string;
  description?: string | null | undefined;
  feeEarner: string;
  phase?: Phase | null | undefined;
  time: number;
  vatExempt?: boolean | null | undefined;
};

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { __typename: 'Viewer', uuid: string, email: string, firstname: string, surname: string, role: string, isAdmin: boolean, readsUsers: boolean, readsClients: boolean, client: { __typename: 'ViewerClient', uuid: string, name: string } | null } };

export type CaseDetailsQueryVariables = Exact<{
  uuid: string;
}>;


export type CaseDetailsQuery = { case: { __typename: 'Case', uuid: string, caseName: string, solicitorsCaseReference: string, areaOfWork: AreaOfWork, caseType: CaseType, stage: Stage, version: string | null, representedParty: RepresentedParty | null, partiesRepresented: number | null, client: { __typename: 'CaseClient', uuid: string, name: string }, site: { __typename: 'CaseSite', uuid: string, siteName: string }, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string }, staffMember: { __typename: 'StaffMember', uuid: string, name: string } | null, certificate: { __typename: 'Certificate', certificateNumber: string, courtLevel: CourtLevel, dateOfIssue: string, dateSentToClient: string | null, linkedCertificates: Array<string>, financialInterest: boolean, transfer: boolean, halfFixedFee: boolean } | null } };

export type AddCaseMutationVariables = Exact<{
  solicitorUuid: string;
  areaOfWork: AreaOfWork;
  input: CaseInput;
  certificate: CertificateInput;
  idempotencyKey: string;
}>;


export type AddCaseMutation = { addCase: { __typename: 'Case', uuid: string, caseName: string } };

export type EditCaseMutationVariables = Exact<{
  uuid: string;
  input: CaseChanges;
  certificate?: CertificateChanges | null | undefined;
  version?: string | null | undefined;
}>;


export type EditCaseMutation = { editCase: { __typename: 'Case', uuid: string, caseName: string, solicitorsCaseReference: string, caseType: CaseType, version: string | null, updatedAt: string, representedParty: RepresentedParty | null, partiesRepresented: number | null, site: { __typename: 'CaseSite', uuid: string, siteName: string }, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string, initials: string }, staffMember: { __typename: 'StaffMember', uuid: string, name: string } | null, certificate: { __typename: 'Certificate', certificateNumber: string, courtLevel: CourtLevel, dateOfIssue: string, dateSentToClient: string | null, linkedCertificates: Array<string>, financialInterest: boolean, transfer: boolean, halfFixedFee: boolean } | null } };

export type MoveFromDetailsMutationVariables = Exact<{
  uuid: string;
  stage: Stage;
}>;


export type MoveFromDetailsMutation = { moveCase: { __typename: 'Case', uuid: string, stage: Stage, version: string | null, updatedAt: string } };

export type SolicitorsQueryVariables = Exact<{ [key: string]: never; }>;


export type SolicitorsQuery = { solicitors: Array<{ __typename: 'Client', uuid: string, name: string }> };

export type SitesQueryVariables = Exact<{
  uuid: string;
}>;


export type SitesQuery = { client: { __typename: 'Client', uuid: string, sites: Array<{ __typename: 'Site', uuid: string, siteName: string, headquarters: boolean }> } };

export type FeeEarnersQueryVariables = Exact<{
  uuid: string;
}>;


export type FeeEarnersQuery = { client: { __typename: 'Client', uuid: string, feeEarners: Array<{ __typename: 'FeeEarner', uuid: string, firstname: string, surname: string, initials: string }> } };

export type StaffQueryVariables = Exact<{
  uuid: string;
}>;


export type StaffQuery = { client: { __typename: 'Client', uuid: string, staff: Array<{ __typename: 'StaffMember', uuid: string, name: string }> } };

export type AddSiteMutationVariables = Exact<{
  clientUuid: string;
  input: SiteInput;
}>;


export type AddSiteMutation = { addSite: { __typename: 'Site', uuid: string } };

export type AddFeeEarnerMutationVariables = Exact<{
  clientUuid: string;
  input: FeeEarnerInput;
}>;


export type AddFeeEarnerMutation = { addFeeEarner: { __typename: 'FeeEarner', uuid: string } };

export type CasesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: CaseFilter | null | undefined;
  sort?: CaseSort | null | undefined;
  search?: string | null | undefined;
}>;


export type CasesQuery = { cases: { __typename: 'CaseConnection', totalCount: number, nodes: Array<{ __typename: 'Case', uuid: string, caseName: string, solicitorsCaseReference: string, areaOfWork: AreaOfWork, caseType: CaseType, stage: Stage, updatedAt: string, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string }, staffMember: { __typename: 'StaffMember', uuid: string, name: string } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type CasesScopeQueryVariables = Exact<{ [key: string]: never; }>;


export type CasesScopeQuery = { viewer: { __typename: 'Viewer', uuid: string, addsCases: boolean }, solicitors: Array<{ __typename: 'Client', uuid: string, name: string }> };

export type ReopenCaseMutationVariables = Exact<{
  uuid: string;
  idempotencyKey?: string | null | undefined;
}>;


export type ReopenCaseMutation = { moveCase: { __typename: 'Case', uuid: string, stage: Stage, updatedAt: string, version: string | null } };

export type CaseNotesQueryVariables = Exact<{
  uuid: string;
  after?: string | null | undefined;
}>;


export type CaseNotesQuery = { case: { __typename: 'Case', uuid: string, notes: { __typename: 'NoteConnection', totalCount: number, nodes: Array<{ __typename: 'Note', uuid: string, body: string, createdAt: string, changedAt: string, mine: boolean, createdBy: { __typename: 'StaffMember', uuid: string, name: string } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } } };

export type CaseAuditQueryVariables = Exact<{
  uuid: string;
  after?: string | null | undefined;
}>;


export type CaseAuditQuery = { case: { __typename: 'Case', uuid: string, audit: { __typename: 'ChangeConnection', totalCount: number, nodes: Array<{ __typename: 'Change', id: string, at: string, sentences: Array<string>, by: { __typename: 'StaffMember', uuid: string, name: string } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } } };

export type AddNoteMutationVariables = Exact<{
  caseUuid: string;
  body: string;
}>;


export type AddNoteMutation = { addNote: { __typename: 'Note', uuid: string, body: string, createdAt: string, changedAt: string, mine: boolean, createdBy: { __typename: 'StaffMember', uuid: string, name: string } } };

export type EditNoteMutationVariables = Exact<{
  caseUuid: string;
  uuid: string;
  body: string;
}>;


export type EditNoteMutation = { editNote: { __typename: 'Note', uuid: string, body: string, changedAt: string } };

export type RemoveNoteMutationVariables = Exact<{
  caseUuid: string;
  uuid: string;
}>;


export type RemoveNoteMutation = { removeNote: string };

export type DisbursementRowFragment = { __typename: 'Disbursement', uuid: string, version: string | null, attention: boolean, date: string, disbursementType: DisbursementType, amount: number, vatExempt: boolean | null, description: string | null, casePart: CasePart | null, phase: Phase | null };

export type DisbursementsQueryVariables = Exact<{
  uuid: string;
  first: number;
  after?: string | null | undefined;
}>;


export type DisbursementsQuery = { case: { __typename: 'Case', uuid: string, items: { __typename: 'DisbursementConnection', totalCount: number, nodes: Array<{ __typename: 'Disbursement', uuid: string, version: string | null, attention: boolean, date: string, disbursementType: DisbursementType, amount: number, vatExempt: boolean | null, description: string | null, casePart: CasePart | null, phase: Phase | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } } };

export type AddDisbursementMutationVariables = Exact<{
  caseUuid: string;
  input: DisbursementInput;
  idempotencyKey: string;
}>;


export type AddDisbursementMutation = { item: { __typename: 'Disbursement', uuid: string, version: string | null, attention: boolean, date: string, disbursementType: DisbursementType, amount: number, vatExempt: boolean | null, description: string | null, casePart: CasePart | null, phase: Phase | null } };

export type EditDisbursementMutationVariables = Exact<{
  caseUuid: string;
  uuid: string;
  input: DisbursementInput;
  version?: string | null | undefined;
}>;


export type EditDisbursementMutation = { item: { __typename: 'Disbursement', uuid: string, version: string | null, attention: boolean, date: string, disbursementType: DisbursementType, amount: number, vatExempt: boolean | null, description: string | null, casePart: CasePart | null, phase: Phase | null } };

export type RemoveDisbursementMutationVariables = Exact<{
  caseUuid: string;
  uuid: string;
}>;


export type RemoveDisbursementMutation = { removed: string };

export type RestoreDisbursementMutationVariables = Exact<{
  caseUuid: string;
  uuid: string;
}>;


export type RestoreDisbursementMutation = { item: { __typename: 'Disbursement', uuid: string, version: string | null, attention: boolean, date: string, disbursementType: DisbursementType, amount: number, vatExempt: boolean | null, description: string | null, casePart: CasePart | null, phase: Phase | null } };

export type HearingRowFragment = { __typename: 'Hearing', uuid: string, version: string | null, attention: boolean, date: string, courtLevel: CourtLevel, hearingType: HearingType, administrativeOrder: boolean | null, multiDayInterim: boolean | null, startTime: string | null, endTime: string | null, hearingTime: number | null, units: number | null, adjournmentType: AdjournmentType | null, casePart: CasePart | null, allegationsOfHarm: boolean | null, lackOfUnderstanding: boolean | null, expertCrossExamined: boolean | null, courtBundle: CourtBundle | null, description: string | null, hearingDays: Array<{ __typename: 'HearingDay', date: string, hours: number }> | null, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string, initials: string }, adjournment: { __typename: 'Adjournment', adjournmentLengthHours: number } | null, exceptionalTravel: { __typename: 'ExceptionalTravel', distanceMiles: number, days: number, reason: string } | null, disbursements: Array<{ __typename: 'HearingDisbursement', uuid: string, disbursementType: DisbursementType, amount: number, vatExempt: boolean | null, description: string | null }> };

export type HearingsQueryVariables = Exact<{
  uuid: string;
  first: number;
  after?: string | null | undefined;
}>;


export type HearingsQuery = { case: { __typename: 'Case', uuid: string, items: { __typename: 'HearingConnection', totalCount: number, nodes: Array<{ __typename: 'Hearing', uuid: string, version: string | null, attention: boolean, date: string, courtLevel: CourtLevel, hearingType: HearingType, administrativeOrder: boolean | null, multiDayInterim: boolean | null, startTime: string | null, endTime: string | null, hearingTime: number | null, units: number | null, adjournmentType: AdjournmentType | null, casePart: CasePart | null, allegationsOfHarm: boolean | null, lackOfUnderstanding: boolean | null, expertCrossExamined: boolean | null, courtBundle: CourtBundle | null, description: string | null, hearingDays: Array<{ __typename: 'HearingDay', date: string, hours: number }> | null, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string, initials: string }, adjournment: { __typename: 'Adjournment', adjournmentLengthHours: number } | null, exceptionalTravel: { __typename: 'ExceptionalTravel', distanceMiles: number, days: number, reason: string } | null, disbursements: Array<{ __typename: 'HearingDisbursement', uuid: string, disbursementType: DisbursementType, amount: number, vatExempt: boolean | null, description: string | null }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } } };

export type AddHearingMutationVariables = Exact<{
  caseUuid: string;
  input: HearingInput;
  idempotencyKey: string;
}>;


export type AddHearingMutation = { item: { __typename: 'Hearing', uuid: string, version: string | null, attention: boolean, date: string, courtLevel: CourtLevel, hearingType: HearingType, administrativeOrder: boolean | null, multiDayInterim: boolean | null, startTime: string | null, endTime: string | null, hearingTime: number | null, units: number | null, adjournmentType: AdjournmentType | null, casePart: CasePart | null, allegationsOfHarm: boolean | null, lackOfUnderstanding: boolean | null, expertCrossExamined: boolean | null, courtBundle: CourtBundle | null, description: string | null, hearingDays: Array<{ __typename: 'HearingDay', date: string, hours: number }> | null, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string, initials: string }, adjournment: { __typename: 'Adjournment', adjournmentLengthHours: number } | null, exceptionalTravel: { __typename: 'ExceptionalTravel', distanceMiles: number, days: number, reason: string } | null, disbursements: Array<{ __typename: 'HearingDisbursement', uuid: string, disbursementType: DisbursementType, amount: number, vatExempt: boolean | null, description: string | null }> } };

export type EditHearingMutationVariables = Exact<{
  caseUuid: string;
  uuid: string;
  input: HearingInput;
  version?: string | null | undefined;
}>;


export type EditHearingMutation = { item: { __typename: 'Hearing', uuid: string, version: string | null, attention: boolean, date: string, courtLevel: CourtLevel, hearingType: HearingType, administrativeOrder: boolean | null, multiDayInterim: boolean | null, startTime: string | null, endTime: string | null, hearingTime: number | null, units: number | null, adjournmentType: AdjournmentType | null, casePart: CasePart | null, allegationsOfHarm: boolean | null, lackOfUnderstanding: boolean | null, expertCrossExamined: boolean | null, courtBundle: CourtBundle | null, description: string | null, hearingDays: Array<{ __typename: 'HearingDay', date: string, hours: number }> | null, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string, initials: string }, adjournment: { __typename: 'Adjournment', adjournmentLengthHours: number } | null, exceptionalTravel: { __typename: 'ExceptionalTravel', distanceMiles: number, days: number, reason: string } | null, disbursements: Array<{ __typename: 'HearingDisbursement', uuid: string, disbursementType: DisbursementType, amount: number, vatExempt: boolean | null, description: string | null }> } };

export type RemoveHearingMutationVariables = Exact<{
  caseUuid: string;
  uuid: string;
}>;


export type RemoveHearingMutation = { removed: string };

export type RestoreHearingMutationVariables = Exact<{
  caseUuid: string;
  uuid: string;
}>;


export type RestoreHearingMutation = { item: { __typename: 'Hearing', uuid: string, version: string | null, attention: boolean, date: string, courtLevel: CourtLevel, hearingType: HearingType, administrativeOrder: boolean | null, multiDayInterim: boolean | null, startTime: string | null, endTime: string | null, hearingTime: number | null, units: number | null, adjournmentType: AdjournmentType | null, casePart: CasePart | null, allegationsOfHarm: boolean | null, lackOfUnderstanding: boolean | null, expertCrossExamined: boolean | null, courtBundle: CourtBundle | null, description: string | null, hearingDays: Array<{ __typename: 'HearingDay', date: string, hours: number }> | null, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string, initials: string }, adjournment: { __typename: 'Adjournment', adjournmentLengthHours: number } | null, exceptionalTravel: { __typename: 'ExceptionalTravel', distanceMiles: number, days: number, reason: string } | null, disbursements: Array<{ __typename: 'HearingDisbursement', uuid: string, disbursementType: DisbursementType, amount: number, vatExempt: boolean | null, description: string | null }> } };

export type TimeRecordingRowFragment = { __typename: 'TimeRecording', uuid: string, version: string | null, attention: boolean, date: string, activityType: ActivityType, time: number, estimated: boolean, description: string | null, casePart: CasePart | null, phase: Phase | null, vatExempt: boolean | null, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string, initials: string } };

export type TimeRecordingsQueryVariables = Exact<{
  uuid: string;
  first: number;
  after?: string | null | undefined;
}>;


export type TimeRecordingsQuery = { case: { __typename: 'Case', uuid: string, items: { __typename: 'TimeRecordingConnection', totalCount: number, nodes: Array<{ __typename: 'TimeRecording', uuid: string, version: string | null, attention: boolean, date: string, activityType: ActivityType, time: number, estimated: boolean, description: string | null, casePart: CasePart | null, phase: Phase | null, vatExempt: boolean | null, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string, initials: string } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } } };

export type AddTimeRecordingMutationVariables = Exact<{
  caseUuid: string;
  input: TimeRecordingInput;
  idempotencyKey: string;
}>;


export type AddTimeRecordingMutation = { item: { __typename: 'TimeRecording', uuid: string, version: string | null, attention: boolean, date: string, activityType: ActivityType, time: number, estimated: boolean, description: string | null, casePart: CasePart | null, phase: Phase | null, vatExempt: boolean | null, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string, initials: string } } };

export type EditTimeRecordingMutationVariables = Exact<{
  caseUuid: string;
  uuid: string;
  input: TimeRecordingInput;
  version?: string | null | undefined;
}>;


export type EditTimeRecordingMutation = { item: { __typename: 'TimeRecording', uuid: string, version: string | null, attention: boolean, date: string, activityType: ActivityType, time: number, estimated: boolean, description: string | null, casePart: CasePart | null, phase: Phase | null, vatExempt: boolean | null, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string, initials: string } } };

export type RemoveTimeRecordingMutationVariables = Exact<{
  caseUuid: string;
  uuid: string;
}>;


export type RemoveTimeRecordingMutation = { removed: string };

export type RestoreTimeRecordingMutationVariables = Exact<{
  caseUuid: string;
  uuid: string;
}>;


export type RestoreTimeRecordingMutation = { item: { __typename: 'TimeRecording', uuid: string, version: string | null, attention: boolean, date: string, activityType: ActivityType, time: number, estimated: boolean, description: string | null, casePart: CasePart | null, phase: Phase | null, vatExempt: boolean | null, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string, initials: string } } };

export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = { about: { __typename: 'About', company: string, version: string } };

export type WorkspaceQueryVariables = Exact<{
  uuid: string;
}>;


export type WorkspaceQuery = { case: { __typename: 'Case', uuid: string, caseName: string, solicitorsCaseReference: string, areaOfWork: AreaOfWork, caseType: CaseType, stage: Stage, representedParty: RepresentedParty | null, partiesRepresented: number | null, client: { __typename: 'CaseClient', uuid: string, name: string }, site: { __typename: 'CaseSite', uuid: string, siteName: string }, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string, initials: string }, staffMember: { __typename: 'StaffMember', uuid: string, name: string } | null, certificate: { __typename: 'Certificate', certificateNumber: string, courtLevel: CourtLevel, dateOfIssue: string } | null } };

export type SendForReviewMutationVariables = Exact<{
  uuid: string;
  idempotencyKey: string;
}>;


export type SendForReviewMutation = { moveCase: { __typename: 'Case', uuid: string, stage: Stage, version: string | null, updatedAt: string } };

export const DisbursementRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisbursementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Disbursement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"disbursementType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DisbursementRowFragment, unknown>;
export const HearingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HearingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hearing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"courtLevel"}},{"kind":"Field","name":{"kind":"Name","value":"hearingType"}},{"kind":"Field","name":{"kind":"Name","value":"administrativeOrder"}},{"kind":"Field","name":{"kind":"Name","value":"multiDayInterim"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"hearingDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hearingTime"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"adjournmentType"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"allegationsOfHarm"}},{"kind":"Field","name":{"kind":"Name","value":"lackOfUnderstanding"}},{"kind":"Field","name":{"kind":"Name","value":"expertCrossExamined"}},{"kind":"Field","name":{"kind":"Name","value":"courtBundle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjournment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjournmentLengthHours"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptionalTravel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distanceMiles"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disbursements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"disbursementType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<HearingRowFragment, unknown>;
export const TimeRecordingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeRecordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeRecording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"activityType"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"estimated"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TimeRecordingRowFragment, unknown>;
export const ViewerDocument = {"__meta__":{"hash":"sha256:aab34755221ce804fb0eaab3e7ce5bcc3b2d71cd0c1f0004601abcc5dee1100d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"readsUsers"},"name":{"kind":"Name","value":"may"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"permission"},"value":{"kind":"StringValue","value":"user:read","block":false}}]},{"kind":"Field","alias":{"kind":"Name","value":"readsClients"},"name":{"kind":"Name","value":"may"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"permission"},"value":{"kind":"StringValue","value":"client:read","block":false}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const CaseDetailsDocument = {"__meta__":{"hash":"sha256:115b27d07d89ed18dbe2a3f6088c453c911263364e50465c9b61c7bfc6303925"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"caseName"}},{"kind":"Field","name":{"kind":"Name","value":"solicitorsCaseReference"}},{"kind":"Field","name":{"kind":"Name","value":"areaOfWork"}},{"kind":"Field","name":{"kind":"Name","value":"caseType"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"representedParty"}},{"kind":"Field","name":{"kind":"Name","value":"partiesRepresented"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"courtLevel"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfIssue"}},{"kind":"Field","name":{"kind":"Name","value":"dateSentToClient"}},{"kind":"Field","name":{"kind":"Name","value":"linkedCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"financialInterest"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"}},{"kind":"Field","name":{"kind":"Name","value":"halfFixedFee"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CaseDetailsQuery, CaseDetailsQueryVariables>;
export const AddCaseDocument = {"__meta__":{"hash":"sha256:dcf37f698ef37eace71e37665ddbc7935d54505e6e6403da62d17bf417c7f383"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"solicitorUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"areaOfWork"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AreaOfWork"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"certificate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"solicitorUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"solicitorUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"areaOfWork"},"value":{"kind":"Variable","name":{"kind":"Name","value":"areaOfWork"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"certificate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"certificate"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"caseName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AddCaseMutation, AddCaseMutationVariables>;
export const EditCaseDocument = {"__meta__":{"hash":"sha256:49fa7fda5bd6dd1dc854b87218eac776f182a908bddc986cfb373937f98d2b9c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"certificate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateChanges"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"certificate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"certificate"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"caseName"}},{"kind":"Field","name":{"kind":"Name","value":"solicitorsCaseReference"}},{"kind":"Field","name":{"kind":"Name","value":"caseType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"representedParty"}},{"kind":"Field","name":{"kind":"Name","value":"partiesRepresented"}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"courtLevel"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfIssue"}},{"kind":"Field","name":{"kind":"Name","value":"dateSentToClient"}},{"kind":"Field","name":{"kind":"Name","value":"linkedCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"financialInterest"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"}},{"kind":"Field","name":{"kind":"Name","value":"halfFixedFee"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EditCaseMutation, EditCaseMutationVariables>;
export const MoveFromDetailsDocument = {"__meta__":{"hash":"sha256:e4f2ca71eaa82e5a747a3363c2348d13d1c294829d3fb12be3e849c4c3d06905"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveFromDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Stage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MoveFromDetailsMutation, MoveFromDetailsMutationVariables>;
export const SolicitorsDocument = {"__meta__":{"hash":"sha256:7983da3c38c9a3a5a96e16f1a78e60c73b8b7c1fcb15d6bcfa576f720d4e5109"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Solicitors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"solicitors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SolicitorsQuery, SolicitorsQueryVariables>;
export const SitesDocument = {"__meta__":{"hash":"sha256:836bad422e4f356c9a50924b3292e0835848df223fe8fe1a51b195bf1c308a65"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"headquarters"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SitesQuery, SitesQueryVariables>;
export const FeeEarnersDocument = {"__meta__":{"hash":"sha256:be32b3580e8ff51eb139b4b4a2ea27fa1361f41043bc105a4b466042235ac7cc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeeEarners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"feeEarners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<FeeEarnersQuery, FeeEarnersQueryVariables>;
export const StaffDocument = {"__meta__":{"hash":"sha256:494d178d587402323363b8213e7a056bde83a435b003abf5385820a477085ae1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Staff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<StaffQuery, StaffQueryVariables>;
export const AddSiteDocument = {"__meta__":{"hash":"sha256:33ba054da71261705c9e34486a2429fb54f30e482e694754d043927e3a70cc1b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clientUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AddSiteMutation, AddSiteMutationVariables>;
export const AddFeeEarnerDocument = {"__meta__":{"hash":"sha256:060dbfe2d789179f5998d9ee02c9160e3519ed8fb0e36f1f0fef24dc143faec5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFeeEarner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeeEarnerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFeeEarner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clientUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AddFeeEarnerMutation, AddFeeEarnerMutationVariables>;
export const CasesDocument = {"__meta__":{"hash":"sha256:5e0b301c5a86cc2e3194d58442d49f38b5e1c6d34d08c62ab14f8ba99f58d59c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Cases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"caseName"}},{"kind":"Field","name":{"kind":"Name","value":"solicitorsCaseReference"}},{"kind":"Field","name":{"kind":"Name","value":"areaOfWork"}},{"kind":"Field","name":{"kind":"Name","value":"caseType"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CasesQuery, CasesQueryVariables>;
export const CasesScopeDocument = {"__meta__":{"hash":"sha256:e8fab1e947e1b93dbbb674ce515c8cbea031a93e6df966650ddfe591b8e1cfad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasesScope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","alias":{"kind":"Name","value":"addsCases"},"name":{"kind":"Name","value":"may"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"permission"},"value":{"kind":"StringValue","value":"case:create","block":false}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"solicitors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CasesScopeQuery, CasesScopeQueryVariables>;
export const ReopenCaseDocument = {"__meta__":{"hash":"sha256:f8d8eedfc26243e56a4404cf76d420c3252f69d71c987151b1186c6d254de74c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"EnumValue","value":"in_progress"}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ReopenCaseMutation, ReopenCaseMutationVariables>;
export const CaseNotesDocument = {"__meta__":{"hash":"sha256:9aa541be71d464c5b54c6f78c79de1ce7b82d89f7f475e899c2ccc591eda604e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CaseNotesQuery, CaseNotesQueryVariables>;
export const CaseAuditDocument = {"__meta__":{"hash":"sha256:c0303f6fb6340032a4bace1e9de8ca8f920999fee43a8fd15056769d9dab6b6f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"audit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sentences"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CaseAuditQuery, CaseAuditQueryVariables>;
export const AddNoteDocument = {"__meta__":{"hash":"sha256:a48669dbe83acea4a6e3aac3cbd5022243f603b21ab005ab8305e77b2b021907"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"body"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"body"},"value":{"kind":"Variable","name":{"kind":"Name","value":"body"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AddNoteMutation, AddNoteMutationVariables>;
export const EditNoteDocument = {"__meta__":{"hash":"sha256:4be5cc43580cbb5dad5bf3476fe5ff837544915c6fd51dca72f38d5ce7f51ae4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"body"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"body"},"value":{"kind":"Variable","name":{"kind":"Name","value":"body"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EditNoteMutation, EditNoteMutationVariables>;
export const RemoveNoteDocument = {"__meta__":{"hash":"sha256:d3f4fdfe76dfbfa3b45dd572f72d26c70a172a1ed0a4eebb9f5b0f75f26f1775"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}]}]}}]} as unknown as DocumentNode<RemoveNoteMutation, RemoveNoteMutationVariables>;
export const DisbursementsDocument = {"__meta__":{"hash":"sha256:4af3f09dc870ab9cc60d588306aaa89a29e1a7874ade7d71140fa5cc10aae663"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Disbursements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"disbursements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisbursementRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisbursementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Disbursement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"disbursementType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DisbursementsQuery, DisbursementsQueryVariables>;
export const AddDisbursementDocument = {"__meta__":{"hash":"sha256:bfde0bb6e74a2c32cfb8f8529c228810fac4fd439d1c61eb61001a7ba1cf415c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDisbursement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisbursementInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"addDisbursement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisbursementRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisbursementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Disbursement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"disbursementType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddDisbursementMutation, AddDisbursementMutationVariables>;
export const EditDisbursementDocument = {"__meta__":{"hash":"sha256:86479b2dd711a7777b266b8c385984e983d42b60a5d8fc2d81a2b4828a54f1f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditDisbursement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisbursementInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"editDisbursement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisbursementRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisbursementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Disbursement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"disbursementType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<EditDisbursementMutation, EditDisbursementMutationVariables>;
export const RemoveDisbursementDocument = {"__meta__":{"hash":"sha256:d77883c0d4a560b1844a638c5a6cf6145c76001ded8a56761b488861e0359d25"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDisbursement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"removeDisbursement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}]}]}}]} as unknown as DocumentNode<RemoveDisbursementMutation, RemoveDisbursementMutationVariables>;
export const RestoreDisbursementDocument = {"__meta__":{"hash":"sha256:408f997ba24a32345eed2f9bd2b221cc08b94ccdda2f17738a8d89d75f80bd7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDisbursement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"restoreDisbursement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisbursementRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisbursementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Disbursement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"disbursementType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreDisbursementMutation, RestoreDisbursementMutationVariables>;
export const HearingsDocument = {"__meta__":{"hash":"sha256:c9c571a24e8116099acff40e994b3ce17bb2ba945207b6922c4087de23364384"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hearings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"hearings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HearingRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HearingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hearing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"courtLevel"}},{"kind":"Field","name":{"kind":"Name","value":"hearingType"}},{"kind":"Field","name":{"kind":"Name","value":"administrativeOrder"}},{"kind":"Field","name":{"kind":"Name","value":"multiDayInterim"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"hearingDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hearingTime"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"adjournmentType"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"allegationsOfHarm"}},{"kind":"Field","name":{"kind":"Name","value":"lackOfUnderstanding"}},{"kind":"Field","name":{"kind":"Name","value":"expertCrossExamined"}},{"kind":"Field","name":{"kind":"Name","value":"courtBundle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjournment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjournmentLengthHours"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptionalTravel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distanceMiles"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disbursements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"disbursementType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<HearingsQuery, HearingsQueryVariables>;
export const AddHearingDocument = {"__meta__":{"hash":"sha256:50ddd93bbfb9ff194d62f1a7d5df8bb750cf5e98b071f9c0d7f516c6e25e8410"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHearing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HearingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"addHearing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HearingRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HearingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hearing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"courtLevel"}},{"kind":"Field","name":{"kind":"Name","value":"hearingType"}},{"kind":"Field","name":{"kind":"Name","value":"administrativeOrder"}},{"kind":"Field","name":{"kind":"Name","value":"multiDayInterim"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"hearingDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hearingTime"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"adjournmentType"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"allegationsOfHarm"}},{"kind":"Field","name":{"kind":"Name","value":"lackOfUnderstanding"}},{"kind":"Field","name":{"kind":"Name","value":"expertCrossExamined"}},{"kind":"Field","name":{"kind":"Name","value":"courtBundle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjournment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjournmentLengthHours"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptionalTravel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distanceMiles"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disbursements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"disbursementType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddHearingMutation, AddHearingMutationVariables>;
export const EditHearingDocument = {"__meta__":{"hash":"sha256:6e162913c5dc86c9a8c3702c194c334fb9855aa5c169d58abb1a94ec5178a912"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditHearing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HearingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"editHearing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HearingRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HearingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hearing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"courtLevel"}},{"kind":"Field","name":{"kind":"Name","value":"hearingType"}},{"kind":"Field","name":{"kind":"Name","value":"administrativeOrder"}},{"kind":"Field","name":{"kind":"Name","value":"multiDayInterim"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"hearingDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hearingTime"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"adjournmentType"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"allegationsOfHarm"}},{"kind":"Field","name":{"kind":"Name","value":"lackOfUnderstanding"}},{"kind":"Field","name":{"kind":"Name","value":"expertCrossExamined"}},{"kind":"Field","name":{"kind":"Name","value":"courtBundle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjournment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjournmentLengthHours"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptionalTravel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distanceMiles"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disbursements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"disbursementType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<EditHearingMutation, EditHearingMutationVariables>;
export const RemoveHearingDocument = {"__meta__":{"hash":"sha256:95fcbd7648399ac5e5adcfed3a978facfb0e11b99280a5b881401a0a3ef50118"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHearing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"removeHearing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}]}]}}]} as unknown as DocumentNode<RemoveHearingMutation, RemoveHearingMutationVariables>;
export const RestoreHearingDocument = {"__meta__":{"hash":"sha256:14e6ee8636d0ce8b74b903b5cb84b70570a18884e8277652cae07a9049cca1e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreHearing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"restoreHearing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HearingRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HearingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hearing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"courtLevel"}},{"kind":"Field","name":{"kind":"Name","value":"hearingType"}},{"kind":"Field","name":{"kind":"Name","value":"administrativeOrder"}},{"kind":"Field","name":{"kind":"Name","value":"multiDayInterim"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"hearingDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hearingTime"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"adjournmentType"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"allegationsOfHarm"}},{"kind":"Field","name":{"kind":"Name","value":"lackOfUnderstanding"}},{"kind":"Field","name":{"kind":"Name","value":"expertCrossExamined"}},{"kind":"Field","name":{"kind":"Name","value":"courtBundle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adjournment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjournmentLengthHours"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptionalTravel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distanceMiles"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disbursements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"disbursementType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreHearingMutation, RestoreHearingMutationVariables>;
export const TimeRecordingsDocument = {"__meta__":{"hash":"sha256:c1d58b4af542a1e2a7ad8eff454df83dbb053fd9910f587551db7a1504118563"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TimeRecordings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"timeRecordings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimeRecordingRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeRecordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeRecording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"activityType"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"estimated"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TimeRecordingsQuery, TimeRecordingsQueryVariables>;
export const AddTimeRecordingDocument = {"__meta__":{"hash":"sha256:a3c1ff8e1e3f0d0505eb9a7db58c1eeb4545533eb2f0fc767960de7c2eedd1aa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTimeRecording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimeRecordingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"addTimeRecording"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimeRecordingRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeRecordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeRecording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"activityType"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"estimated"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddTimeRecordingMutation, AddTimeRecordingMutationVariables>;
export const EditTimeRecordingDocument = {"__meta__":{"hash":"sha256:799812e195e6d3a3f2805bff5c4c3ba07349b8a9be62ca0ba1397b69c6465ecb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditTimeRecording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimeRecordingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"editTimeRecording"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimeRecordingRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeRecordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeRecording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"activityType"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"estimated"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<EditTimeRecordingMutation, EditTimeRecordingMutationVariables>;
export const RemoveTimeRecordingDocument = {"__meta__":{"hash":"sha256:9c4f371f91e38bb0c6b7717675bf23ce8fb29c998374853bbe2d8229339393b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTimeRecording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"removeTimeRecording"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}]}]}}]} as unknown as DocumentNode<RemoveTimeRecordingMutation, RemoveTimeRecordingMutationVariables>;
export const RestoreTimeRecordingDocument = {"__meta__":{"hash":"sha256:390db9ea65cc1fba8997c4725d265729907acc7a4bde1cda25f212d11b8332b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreTimeRecording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"restoreTimeRecording"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseUuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseUuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimeRecordingRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeRecordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeRecording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"activityType"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"estimated"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"casePart"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"vatExempt"}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreTimeRecordingMutation, RestoreTimeRecordingMutationVariables>;
export const AboutDocument = {"__meta__":{"hash":"sha256:993eee419a501f5facd14ec99afdb44a4e639bb431c900f8c5c56ef910313a90"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"About"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AboutQuery, AboutQueryVariables>;
export const WorkspaceDocument = {"__meta__":{"hash":"sha256:8d70de3096cadf9479ee682ef4b2c5c18b1e440e82afb33f9554fd142120258b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Workspace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"caseName"}},{"kind":"Field","name":{"kind":"Name","value":"solicitorsCaseReference"}},{"kind":"Field","name":{"kind":"Name","value":"areaOfWork"}},{"kind":"Field","name":{"kind":"Name","value":"caseType"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"representedParty"}},{"kind":"Field","name":{"kind":"Name","value":"partiesRepresented"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"courtLevel"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfIssue"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<WorkspaceQuery, WorkspaceQueryVariables>;
export const SendForReviewDocument = {"__meta__":{"hash":"sha256:90482b456f5787f502be736d97409b2cf110049d93dd173c8301fa37621720ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendForReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"EnumValue","value":"in_review"}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SendForReviewMutation, SendForReviewMutationVariables>;