import { graphql } from '../generated/gql.ts'

export const ClientsDocument = graphql(`
  query Clients($first: Int, $after: String, $search: String, $filter: ClientFilter) {
    clients(first: $first, after: $after, search: $search, filter: $filter) {
      totalCount
      nodes {
        uuid
        name
        primaryContactName
        firstLineAddress
        town
        phoneNumber
        clientType
        numberOfUsers
        archivedAt
        isEditable: may(permission: "client:edit")
        isArchivable
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`)

export const ClientsScopeDocument = graphql(`
  query ClientsScope {
    viewer {
      uuid
      addsClients: may(permission: "client:create")
    }
  }
`)

export const ArchiveCountsDocument = graphql(`
  query ArchiveCounts($clientUuid: ID!) {
    archiveCounts(clientUuid: $clientUuid) {
      stages {
        stage
        cases
      }
      users
      feeEarners
      apiClients
      webhooks
      children
    }
  }
`)

export const ArchiveClientDocument = graphql(`
  mutation ArchiveClient($uuid: ID!) {
    archiveClient(uuid: $uuid) {
      uuid
      archivedAt
    }
  }
`)

export const RestoreClientDocument = graphql(`
  mutation RestoreClient($uuid: ID!) {
    restoreClient(uuid: $uuid) {
      uuid
      archivedAt
    }
  }
`)

export const ChoosableClientsDocument = graphql(`
  query ChoosableClients($first: Int, $after: String, $search: String, $permission: String!) {
    clients(first: $first, after: $after, search: $search) {
      totalCount
      nodes {
        uuid
        name
        town
        numberOfUsers
        isOffered: may(permission: $permission)
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`)
