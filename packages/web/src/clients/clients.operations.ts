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
