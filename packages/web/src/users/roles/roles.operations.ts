import { graphql } from '../../generated/gql.ts'

export const RolesDocument = graphql(`
  query Roles {
    roles {
      role
      label
      permissions
    }
  }
`)
