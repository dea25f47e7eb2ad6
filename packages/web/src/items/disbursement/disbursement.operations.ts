import { graphql } from '../../generated/gql.ts'

// The fields of a row, shared by all operations below.
graphql(`
  fragment DisbursementRow on Disbursement {
    uuid
    version
    attention
    date
    disbursementType
    amount
    vatExempt
    description
    casePart
    phase
    hearing
    ...ItemComments @unmask
  }
`)
const list = graphql(`
  query Disbursements($uuid: ID!, $first: Int!, $after: String) {
    case(uuid: $uuid) {
      uuid
      items: disbursements(first: $first, after: $after) {
        totalCount
        nodes {
          ...DisbursementRow @unmask
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`)
const add = graphql(`
  mutation AddDisbursement($caseUuid: ID!, $input: DisbursementInput!, $idempotencyKey: String!) {
    item: addDisbursement(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) {
      ...DisbursementRow @unmask
    }
  }
`)
const edit = graphql(`
  mutation EditDisbursement($caseUuid: ID!, $uuid: ID!, $input: DisbursementInput!, $version: String) {
    item: editDisbursement(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) {
      ...DisbursementRow @unmask
    }
  }
`)
const remove = graphql(`
  mutation RemoveDisbursement($caseUuid: ID!, $uuid: ID!) {
    removed: removeDisbursement(caseUuid: $caseUuid, uuid: $uuid)
  }
`)
const restore = graphql(`
  mutation RestoreDisbursement($caseUuid: ID!, $uuid: ID!) {
    item: restoreDisbursement(caseUuid: $caseUuid, uuid: $uuid) {
      ...DisbursementRow @unmask
    }
  }
`)

export const operations = { list, add, edit, remove, restore }
