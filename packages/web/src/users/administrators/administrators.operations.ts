import { graphql } from '../../generated/gql.ts'

export const AdministratorsDocument = graphql(`
  query Administrators {
    administrators {
      uuid
      name
      emailAddress
      lastLogin
      deactivatedAt
    }
  }
`)

export const AddAdministratorDocument = graphql(`
  mutation AddAdministrator($input: NewAdministratorInput!, $idempotencyKey: String!) {
    addAdministrator(input: $input, idempotencyKey: $idempotencyKey) {
      uuid
    }
  }
`)

export const InviteAdministratorDocument = graphql(`
  mutation InviteAdministrator($input: InvitedAdministratorInput!, $idempotencyKey: String!) {
    inviteAdministrator(input: $input, idempotencyKey: $idempotencyKey) {
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
