import { graphql } from '../../generated/gql.ts'

export const BillListsDocument = graphql(`
  query BillLists($clientUuid: ID!) {
    opg105Categories: billList(clientUuid: $clientUuid, list: opg105_categories) {
      uuid
      code
      name
      position
      source
      from
      retired
      used
      by
      recordedAt
      version
    }
    copActivities: billList(clientUuid: $clientUuid, list: cop_activities) {
      uuid
      code
      name
      position
      source
      from
      retired
      used
      by
      recordedAt
      version
    }
  }
`)

export const AddBillListEntryDocument = graphql(`
  mutation AddBillListEntry($clientUuid: ID!, $list: BillList!, $input: BillListEntryInput!, $idempotencyKey: String) {
    addBillListEntry(clientUuid: $clientUuid, list: $list, input: $input, idempotencyKey: $idempotencyKey) {
      uuid
    }
  }
`)

export const EditBillListEntryDocument = graphql(`
  mutation EditBillListEntry(
    $clientUuid: ID!
    $list: BillList!
    $uuid: ID!
    $input: BillListEntryInput!
    $version: String
  ) {
    editBillListEntry(clientUuid: $clientUuid, list: $list, uuid: $uuid, input: $input, version: $version) {
      uuid
      version
    }
  }
`)

export const RemoveBillListEntryDocument = graphql(`
  mutation RemoveBillListEntry($clientUuid: ID!, $list: BillList!, $uuid: ID!, $version: String) {
    removeBillListEntry(clientUuid: $clientUuid, list: $list, uuid: $uuid, version: $version)
  }
`)

export const CaseBillListsDocument = graphql(`
  query CaseBillLists($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      billLists {
        opg105Categories {
          uuid
          code
          name
          retired
        }
        copActivities {
          uuid
          code
          name
          retired
        }
      }
    }
  }
`)
