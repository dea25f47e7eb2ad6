/** GraphQL with which journeys prepare a case, as the user on the page (`api` of people.ts). */
export const ADD_TIME =
  'mutation ($c: ID!, $i: TimeRecordingInput!) { addTimeRecording(caseUuid: $c, input: $i) { uuid } }'
export const ADD_DISBURSEMENT =
  'mutation ($c: ID!, $i: DisbursementInput!) { addDisbursement(caseUuid: $c, input: $i) { uuid } }'
/** A court fee of £255 on 3 February 2025. */
export const ADD_COURT_FEE =
  'mutation ($c: ID!) { addDisbursement(caseUuid: $c, input: { date: "2025-02-03", disbursementType: court_fee, amount: 255 }) { uuid } }'
/** A comment on a disbursement. */
export const ADD_COMMENT =
  'mutation ($k: ID!, $u: ID!, $b: String!) { addComment(caseUuid: $k, entityType: case_fee, entityUuid: $u, body: $b) { item { uuid } } }'
export const ADD_EARNER = 'mutation ($f: ID!, $i: FeeEarnerInput!) { addFeeEarner(clientUuid: $f, input: $i) { uuid } }'
export const ADD_CASE =
  'mutation ($f: ID!, $i: LegalAidCaseInput!) { addLegalAidCase(solicitorUuid: $f, input: $i) { uuid } }'
export const EDIT_CASE =
  'mutation ($uuid: ID!, $input: LegalAidCaseChanges!) { editLegalAidCase(uuid: $uuid, input: $input) { uuid } }'
export const SEND_FOR_REVIEW = 'mutation ($c: ID!) { moveCase(uuid: $c, stage: in_review) { uuid } }'
export const GENERATE = 'mutation ($c: ID!) { generateDocuments(caseUuid: $c) { uuid } }'
