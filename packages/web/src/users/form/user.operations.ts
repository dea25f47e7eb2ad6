import { graphql } from '../../generated/gql.ts'

export const UserDocument = graphql(`
  query User($uuid: ID!) {
    user(uuid: $uuid) {
      uuid
      name
      emailAddress
      clientRole
      siteUuid
      solicitorSraNumber
      deactivatedAt
      hasSecondFactor
      version
      mayEdit
      client {
        uuid
        name
      }
      childClients {
        client {
          uuid
          name
        }
        role
      }
    }
  }
`)

export const UserFirmDocument = graphql(`
  query UserFirm($uuid: ID!) {
    client(uuid: $uuid) {
      uuid
      name
      addsUsers: may(permission: "user:create")
      readsAudit: may(permission: "audit:read")
      sites {
        uuid
        siteName
        headquarters
      }
      children {
        uuid
        name
      }
    }
  }
`)

export const AddUserDocument = graphql(`
  mutation AddUser(
    $clientUuid: ID!
    $input: NewUserInput!
    $childClientRoles: [ChildRoleInput!]
    $idempotencyKey: String!
  ) {
    addUser(
      clientUuid: $clientUuid
      input: $input
      childClientRoles: $childClientRoles
      idempotencyKey: $idempotencyKey
    ) {
      uuid
    }
  }
`)

export const InviteUserDocument = graphql(`
  mutation InviteUser(
    $clientUuid: ID!
    $input: InvitedUserInput!
    $childClientRoles: [ChildRoleInput!]
    $idempotencyKey: String!
  ) {
    inviteUser(
      clientUuid: $clientUuid
      input: $input
      childClientRoles: $childClientRoles
      idempotencyKey: $idempotencyKey
    ) {
      uuid
      invitation {
        kind
        expiresAt
        sentTo
        link
      }
    }
  }
`)

export const EditUserDocument = graphql(`
  mutation EditUser($uuid: ID!, $input: UserChanges!, $childClientRoles: [ChildRoleInput!], $version: String) {
    editUser(uuid: $uuid, input: $input, childClientRoles: $childClientRoles, version: $version) {
      uuid
      firstname
      surname
      name
      emailAddress
      clientRole
      roleLabel
      siteUuid
      solicitorSraNumber
      version
      mayEdit
      childClients {
        client {
          uuid
          name
        }
        role
      }
    }
  }
`)

export const ResetPasswordDocument = graphql(`
  mutation ResetPassword($uuid: ID!, $password: String!) {
    resetPassword(uuid: $uuid, password: $password) {
      uuid
      version
    }
  }
`)

export const SendPasswordLinkDocument = graphql(`
  mutation SendPasswordLink($userUuid: ID!) {
    sendPasswordLink(userUuid: $userUuid) {
      kind
      expiresAt
      sentTo
      link
    }
  }
`)
