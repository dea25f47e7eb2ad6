import { graphql } from '../generated/gql.ts'

export const RemovalsDocument = graphql(`
  query Removals($clientUuid: ID) {
    removals(clientUuid: $clientUuid) {
      uuid
      kind
      name
      clientUuid
      clientName
      removedAt
      removedBy
    }
  }
`)

export const RemovedCasesDocument = graphql(`
  query RemovedCases($clientUuid: ID) {
    removedCases(clientUuid: $clientUuid) {
      uuid
      kind
      name
      clientUuid
      clientName
      removedAt
      removedBy
    }
  }
`)

export const RemoveFeeEarnerDocument = graphql(`
  mutation RemoveFeeEarner($clientUuid: ID!, $uuid: ID!) {
    removeFeeEarner(clientUuid: $clientUuid, uuid: $uuid)
  }
`)
export const RestoreRemovedFeeEarnerDocument = graphql(`
  mutation RestoreRemovedFeeEarner($clientUuid: ID!, $uuid: ID!) {
    restoreRemovedFeeEarner(clientUuid: $clientUuid, uuid: $uuid) {
      uuid
    }
  }
`)
export const RemoveSiteDocument = graphql(`
  mutation RemoveSite($clientUuid: ID!, $uuid: ID!) {
    removeSite(clientUuid: $clientUuid, uuid: $uuid)
  }
`)
export const RestoreRemovedSiteDocument = graphql(`
  mutation RestoreRemovedSite($clientUuid: ID!, $uuid: ID!) {
    restoreRemovedSite(clientUuid: $clientUuid, uuid: $uuid) {
      uuid
    }
  }
`)
export const RemoveClientDocument = graphql(`
  mutation RemoveClient($uuid: ID!) {
    removeClient(uuid: $uuid)
  }
`)
export const RestoreRemovedClientDocument = graphql(`
  mutation RestoreRemovedClient($uuid: ID!) {
    restoreRemovedClient(uuid: $uuid) {
      uuid
    }
  }
`)
export const RemoveCaseDocument = graphql(`
  mutation RemoveCase($uuid: ID!) {
    removeCase(uuid: $uuid)
  }
`)
export const RestoreRemovedCaseDocument = graphql(`
  mutation RestoreRemovedCase($clientUuid: ID!, $uuid: ID!) {
    restoreRemovedCase(clientUuid: $clientUuid, uuid: $uuid) {
      uuid
    }
  }
`)
