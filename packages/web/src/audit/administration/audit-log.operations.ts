import { graphql } from '../../generated/gql.ts'

// All that the page of the audit log shows. Of a firm, the people who are and were in it can be chosen: who has left
// may have changed something before.
export const AuditLogDocument = graphql(`
  query AuditLog(
    $first: Int
    $by: [ID!]
    $kinds: [String!]
    $from: Date
    $to: Date
    $clients: [ID!]
    $records: [ID!]
    $isSystem: Boolean!
  ) {
    administrationAudit(
      first: $first
      by: $by
      kinds: $kinds
      from: $from
      to: $to
      clients: $clients
      records: $records
    ) {
      ...ListedChanges @unmask
    }
    administrationKinds {
      name
      label
    }
    administrators @include(if: $isSystem) {
      uuid
      name
    }
    active: users(first: 200) @skip(if: $isSystem) {
      nodes {
        uuid
        name
      }
    }
    deactivated: users(first: 200, filter: { deactivated: true }) @skip(if: $isSystem) {
      nodes {
        uuid
        name
      }
    }
    clients(first: 200) @skip(if: $isSystem) {
      nodes {
        uuid
        name
        readsAudit: may(permission: "audit:read")
      }
    }
  }
`)

export const AuditLogSheetDocument = graphql(`
  query AuditLogSheet(
    $format: SheetFormat!
    $by: [ID!]
    $kinds: [String!]
    $from: Date
    $to: Date
    $clients: [ID!]
    $records: [ID!]
  ) {
    administrationAuditSheet(
      format: $format
      by: $by
      kinds: $kinds
      from: $from
      to: $to
      clients: $clients
      records: $records
    ) {
      fileName
      content
    }
  }
`)
