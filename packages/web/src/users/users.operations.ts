import { graphql } from '../generated/gql.ts'

export const UsersDocument = graphql(`
  query Users($first: Int, $after: String, $search: String, $filter: UserFilter) {
    users(first: $first, after: $after, search: $search, filter: $filter) {
      totalCount
      nodes {
        uuid
        firstname
        surname
        name
        emailAddress
        clientRole
        roleLabel
        client {
          uuid
          name
        }
        lastLogin
        deactivatedAt
        mayEdit
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`)

export const UsersScopeDocument = graphql(`
  query UsersScope {
    viewer {
      uuid
      addsUsers: may(permission: "user:create")
    }
    clients(first: 200) {
      nodes {
        uuid
        name
        readsUsers: may(permission: "user:read")
        addsUsers: may(permission: "user:create")
      }
    }
  }
`)

export const DeactivateUserDocument = graphql(`
  mutation DeactivateUser($uuid: ID!) {
    deactivateUser(uuid: $uuid) {
      uuid
      deactivatedAt
      version
    }
  }
`)

export const RestoreUserDocument = graphql(`
  mutation RestoreUser($uuid: ID!) {
    restoreUser(uuid: $uuid) {
      uuid
      deactivatedAt
      version
    }
  }
`)
