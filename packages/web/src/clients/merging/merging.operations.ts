import { graphql } from '../../generated/gql.ts'

export const ClientDuplicatesDocument = graphql(`
  query ClientDuplicates($sraNumber: String!, $exceptUuid: ID) {
    clientDuplicates(sraNumber: $sraNumber, exceptUuid: $exceptUuid) {
      uuid
      name
      town
    }
  }
`)

export const OtherClientsDocument = graphql(`
  query OtherClients($first: Int, $search: String, $filter: ClientFilter) {
    clients(first: $first, search: $search, filter: $filter) {
      totalCount
      nodes {
        uuid
        name
        town
        isMergeable
      }
    }
  }
`)

export const MergePreviewDocument = graphql(`
  query MergePreview($clientUuid: ID!, $mergedUuid: ID!, $choices: [MergeChoiceInput!]) {
    mergePreview(clientUuid: $clientUuid, mergedUuid: $mergedUuid, choices: $choices) {
      stamp
      counts {
        kind
        count
      }
      collisions {
        kind
        key
        name
        outcome
        kept
        merged
        blocks
      }
    }
  }
`)

export const MergedCasesDocument = graphql(`
  query MergedCases($clientUuid: ID!, $mergedUuid: ID!, $choices: [MergeChoiceInput!], $after: String) {
    mergePreview(clientUuid: $clientUuid, mergedUuid: $mergedUuid, choices: $choices, after: $after) {
      cases {
        ...RevaluedCases @unmask
      }
    }
  }
`)

export const MergeClientsDocument = graphql(`
  mutation MergeClients(
    $clientUuid: ID!
    $mergedUuid: ID!
    $stamp: String!
    $choices: [MergeChoiceInput!]
    $idempotencyKey: String
  ) {
    mergeClients(
      clientUuid: $clientUuid
      mergedUuid: $mergedUuid
      stamp: $stamp
      choices: $choices
      idempotencyKey: $idempotencyKey
    ) {
      uuid
      name
    }
  }
`)

export const ClientParentPreviewDocument = graphql(`
  query ClientParentPreview($uuid: ID!, $parentUuid: ID) {
    clientParentPreview(uuid: $uuid, parentUuid: $parentUuid) {
      from
      to
      roles
      apiClients
      cases
    }
  }
`)

export const SetClientParentDocument = graphql(`
  mutation SetClientParent($uuid: ID!, $parentUuid: ID, $version: String) {
    setClientParent(uuid: $uuid, parentUuid: $parentUuid, version: $version) {
      uuid
      version
      parent {
        uuid
        name
      }
    }
  }
`)
