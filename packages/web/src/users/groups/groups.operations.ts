import { graphql } from '../../generated/gql.ts'

export const UserGroupsDocument = graphql(`
  query UserGroups($clientUuid: ID!) {
    userGroups(clientUuid: $clientUuid) {
      uuid
      name
      version
      users {
        uuid
        name
      }
    }
  }
`)

export const GroupFirmDocument = graphql(`
  query GroupFirm($clientUuid: ID!) {
    client(uuid: $clientUuid) {
      uuid
      name
      editsUsers: may(permission: "client:edit_users")
    }
  }
`)

export const GroupPeopleDocument = graphql(`
  query GroupPeople($clientUuid: ID!, $search: String) {
    users(first: 200, search: $search, filter: { clients: [$clientUuid] }) {
      totalCount
      nodes {
        uuid
        name
        roleLabel
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`)

export const AddUserGroupDocument = graphql(`
  mutation AddUserGroup($clientUuid: ID!, $name: String!, $users: [ID!]!, $idempotencyKey: String!) {
    addUserGroup(clientUuid: $clientUuid, name: $name, users: $users, idempotencyKey: $idempotencyKey) {
      uuid
    }
  }
`)

export const EditUserGroupDocument = graphql(`
  mutation EditUserGroup($clientUuid: ID!, $uuid: ID!, $name: String, $users: [ID!], $version: String) {
    editUserGroup(clientUuid: $clientUuid, uuid: $uuid, name: $name, users: $users, version: $version) {
      uuid
      name
      version
      users {
        uuid
        name
      }
    }
  }
`)

export const RemoveUserGroupDocument = graphql(`
  mutation RemoveUserGroup($clientUuid: ID!, $uuid: ID!) {
    removeUserGroup(clientUuid: $clientUuid, uuid: $uuid)
  }
`)
