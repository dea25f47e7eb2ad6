import { graphql } from '../generated/gql.ts'

export const RateFirmsDocument = graphql(`
  query RateFirms {
    clients(first: 200) {
      nodes {
        uuid
        name
        clientType
        editsRates: may(permission: "rates:edit")
      }
    }
  }
`)

export const RateFirmDocument = graphql(`
  query RateFirm($uuid: ID!) {
    client(uuid: $uuid) {
      uuid
      name
      editsRates: may(permission: "rates:edit")
      readsCases: may(permission: "case:read")
      readsAudit: may(permission: "audit:read")
    }
  }
`)

export const CaseFirmDocument = graphql(`
  query CaseFirm($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      client {
        uuid
      }
    }
  }
`)

export const RateTablesDocument = graphql(`
  query RateTables($clientUuid: ID!) {
    rateTables(clientUuid: $clientUuid) {
      key
      group
      name
      title
      state
      held
      rows
      own
    }
  }
`)

export const RateTableDocument = graphql(`
  query RateTable($clientUuid: ID!, $key: ID!) {
    rateTable(clientUuid: $clientUuid, key: $key) {
      key
      name
      title
      instrument
      provision
      dimensions {
        name
        values
      }
      rows {
        key
        values
        unit
      }
      editions {
        uuid
        effectiveFrom
        authority
        source
        provisional
        by
        recordedAt
        version
        amounts {
          row
          amount
        }
      }
    }
  }
`)

// What any preview of a change that moves the value of cases answers; see the room `revaluation`.
graphql(`
  fragment RevaluedCases on RatePreview {
    totalCount
    examined
    nodes {
      caseUuid
      caseName
      solicitorsCaseReference
      before
      after
      unpricedBefore
      unpricedAfter
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`)

export const RateEditionPreviewDocument = graphql(`
  query RateEditionPreview($clientUuid: ID!, $key: ID!, $edition: ID, $input: RateEditionInput, $after: String) {
    rateEditionPreview(clientUuid: $clientUuid, key: $key, edition: $edition, input: $input, after: $after) {
      ...RevaluedCases @unmask
    }
  }
`)

export const AddRateEditionDocument = graphql(`
  mutation AddRateEdition($clientUuid: ID!, $key: ID!, $input: RateEditionInput!, $idempotencyKey: String) {
    addRateEdition(clientUuid: $clientUuid, key: $key, input: $input, idempotencyKey: $idempotencyKey) {
      uuid
      effectiveFrom
    }
  }
`)

export const EditRateEditionDocument = graphql(`
  mutation EditRateEdition($clientUuid: ID!, $key: ID!, $uuid: ID!, $input: RateEditionInput!, $version: String) {
    editRateEdition(clientUuid: $clientUuid, key: $key, uuid: $uuid, input: $input, version: $version) {
      uuid
      effectiveFrom
    }
  }
`)

export const RemoveRateEditionDocument = graphql(`
  mutation RemoveRateEdition($clientUuid: ID!, $key: ID!, $uuid: ID!, $version: String) {
    removeRateEdition(clientUuid: $clientUuid, key: $key, uuid: $uuid, version: $version)
  }
`)
