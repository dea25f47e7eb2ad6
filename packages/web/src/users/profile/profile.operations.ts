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
        lastUsedAt
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

export const SignInsDocument = graphql(`
  query SignIns($first: Int!, $after: String) {
    signIns(first: $first, after: $after) {
      totalCount
      nodes {
        uuid
        at
        result
        network
        device
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`)
