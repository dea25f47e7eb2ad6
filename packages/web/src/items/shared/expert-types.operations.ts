import { graphql } from '../../generated/gql.ts'

export const ExpertTypesDocument = graphql(`
  query ExpertTypes {
    expertTypes {
      group
      types {
        uuid
        typeName
      }
    }
  }
`)
