import { graphql } from '../generated/gql.ts'

graphql(`
  fragment ListedChanges on AdministrationChangeConnection {
    totalCount
    nodes {
      id
      at
      by {
        uuid
        name
      }
      network
      client {
        uuid
        name
      }
      kind {
        name
        label
      }
      recordUuid
      recordName
      sentences
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`)

export const AdministrationAuditDocument = graphql(`
  query AdministrationAudit(
    $first: Int
    $after: String
    $by: [ID!]
    $kinds: [String!]
    $from: Date
    $to: Date
    $clients: [ID!]
    $records: [ID!]
  ) {
    administrationAudit(
      first: $first
      after: $after
      by: $by
      kinds: $kinds
      from: $from
      to: $to
      clients: $clients
      records: $records
    ) {
      ...ListedChanges @unmask
    }
  }
`)
