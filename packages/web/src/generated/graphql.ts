/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type CourtLevel =
  | 'circuit_district_judge'
  | 'high_court_judge'
  | 'other_judge';

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

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { __typename: 'Viewer', uuid: string, email: string, firstname: string, surname: string, role: string, isAdmin: boolean, readsUsers: boolean, readsClients: boolean, client: { __typename: 'ViewerClient', uuid: string, name: string } | null } };

export type CaseDetailsQueryVariables = Exact<{
  uuid: string;
}>;


export type CaseDetailsQuery = { case: { __typename: 'Case', uuid: string, caseName: string, solicitorsCaseReference: string, areaOfWork: AreaOfWork, caseType: CaseType, stage: Stage, version: string | null, representedParty: RepresentedParty | null, partiesRepresented: number | null, client: { __typename: 'CaseClient', uuid: string, name: string }, site: { __typename: 'CaseSite', uuid: string, siteName: string }, feeEarner: { __typename: 'CaseFeeEarner', uuid: string, firstname: string, surname: string }, staffMember: { __typename: 'StaffMember', uuid: string, name: string } | null, certificate: { __typename: 'Certificate', certificateNumber: string, courtLevel: CourtLevel, dateOfIssue: string, dateSentToClient: string | null, linkedCertificates: Array<string>, financialInterest: boolean, transfer: boolean, halfFixedFee: boolean } | null } };

export type CaseNameQueryVariables = Exact<{
  uuid: string;
}>;


export type CaseNameQuery = { case: { __typename: 'Case', uuid: string, caseName: string } };

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

export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = { about: { __typename: 'About', company: string, version: string } };


export const ViewerDocument = {"__meta__":{"hash":"sha256:aab34755221ce804fb0eaab3e7ce5bcc3b2d71cd0c1f0004601abcc5dee1100d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"readsUsers"},"name":{"kind":"Name","value":"may"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"permission"},"value":{"kind":"StringValue","value":"user:read","block":false}}]},{"kind":"Field","alias":{"kind":"Name","value":"readsClients"},"name":{"kind":"Name","value":"may"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"permission"},"value":{"kind":"StringValue","value":"client:read","block":false}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const CaseDetailsDocument = {"__meta__":{"hash":"sha256:115b27d07d89ed18dbe2a3f6088c453c911263364e50465c9b61c7bfc6303925"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"caseName"}},{"kind":"Field","name":{"kind":"Name","value":"solicitorsCaseReference"}},{"kind":"Field","name":{"kind":"Name","value":"areaOfWork"}},{"kind":"Field","name":{"kind":"Name","value":"caseType"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"representedParty"}},{"kind":"Field","name":{"kind":"Name","value":"partiesRepresented"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feeEarner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"courtLevel"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfIssue"}},{"kind":"Field","name":{"kind":"Name","value":"dateSentToClient"}},{"kind":"Field","name":{"kind":"Name","value":"linkedCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"financialInterest"}},{"kind":"Field","name":{"kind":"Name","value":"transfer"}},{"kind":"Field","name":{"kind":"Name","value":"halfFixedFee"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CaseDetailsQuery, CaseDetailsQueryVariables>;
export const CaseNameDocument = {"__meta__":{"hash":"sha256:dfff3f50b4c691f0c1c1b1b8abaa8861d89da5f1a8e6a634114f23676adb225a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"caseName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CaseNameQuery, CaseNameQueryVariables>;
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
export const AboutDocument = {"__meta__":{"hash":"sha256:993eee419a501f5facd14ec99afdb44a4e639bb431c900f8c5c56ef910313a90"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"About"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AboutQuery, AboutQueryVariables>;