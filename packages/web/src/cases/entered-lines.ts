import type { ApolloClient } from '@apollo/client'
import { graphql } from '../generated/gql.ts'

const EnteredLinesDocument = graphql(`
  query EnteredLines($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      assessment {
        entered
      }
    }
  }
`)

/**
 * Of how many lines of the assessment of a case something is entered; 0 where the case has none. Rejects where that
 * cannot be read.
 */
export const enteredLines = async (client: ApolloClient, uuid: string): Promise<number> => {
  const { data } = await client.query({
    query: EnteredLinesDocument,
    variables: { uuid },
    // A number of now, which nothing else shows.
    fetchPolicy: 'no-cache',
  })
  return data?.case.assessment?.entered ?? 0
}
