import { graphql } from '../generated/gql.ts'

export const AboutDocument = graphql(`
  query About {
    about {
      company
      version
    }
  }
`)
