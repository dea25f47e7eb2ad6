import { graphql } from '../../generated/gql.ts'

export const AddSecondFactorDocument = graphql(`
  mutation AddSecondFactor($kind: SecondFactorAddition!, $currentPassword: String!, $code: String) {
    addSecondFactor(kind: $kind, currentPassword: $currentPassword, code: $code) {
      secret
      address
      page
      recoveryCodes
    }
  }
`)

export const RemoveSecondFactorDocument = graphql(`
  mutation RemoveSecondFactor($uuid: ID!, $currentPassword: String!) {
    removeSecondFactor(uuid: $uuid, currentPassword: $currentPassword) {
      recoveryCodesLeft
    }
  }
`)

export const ResetSecondFactorDocument = graphql(`
  mutation ResetSecondFactor($userUuid: ID!) {
    resetSecondFactor(userUuid: $userUuid) {
      uuid
      hasSecondFactor
    }
  }
`)

export const SecondFactorRuleDocument = graphql(`
  query SecondFactorRule($clientUuid: ID!) {
    secondFactorRule(clientUuid: $clientUuid) {
      roles
      version
    }
  }
`)

export const ManagesSecondFactorsDocument = graphql(`
  query ManagesSecondFactors($clientUuid: ID!) {
    viewer {
      uuid
      managesSecondFactors: may(permission: "client:edit_users", clientUuid: $clientUuid)
    }
  }
`)

export const EditSecondFactorRuleDocument = graphql(`
  mutation EditSecondFactorRule($clientUuid: ID!, $roles: [UserRole!]!, $version: String) {
    editSecondFactorRule(clientUuid: $clientUuid, roles: $roles, version: $version) {
      roles
      version
    }
  }
`)
