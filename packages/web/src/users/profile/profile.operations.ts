import { graphql } from '../../generated/gql.ts'

export const ProfileDocument = graphql(`
  query Profile {
    viewer {
      uuid
      email
      firstname
      surname
      role
      client {
        uuid
        name
      }
      secondFactors {
        factors {
          uuid
          kind
          name
          addedAt
          usedAt
        }
        recoveryCodesLeft
        isRequired
      }
      sessions {
        uuid
        signedInAt
        expiresAt
        device
        current
      }
    }
  }
`)

export const EditProfileDocument = graphql(`
  mutation EditProfile($input: ProfileInput!) {
    editProfile(input: $input) {
      uuid
      email
      firstname
      surname
    }
  }
`)

export const ChangePasswordDocument = graphql(`
  mutation ChangePassword($currentPassword: String!, $password: String!) {
    changePassword(currentPassword: $currentPassword, password: $password)
  }
`)

export const EndSessionDocument = graphql(`
  mutation EndSession($uuid: ID!) {
    endSession(uuid: $uuid)
  }
`)
