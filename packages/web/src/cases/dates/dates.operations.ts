import { graphql } from '../../generated/gql.ts'

export const DatesDocument = graphql(`
  query Dates($first: Int, $after: String, $filter: DeadlineFilter) {
    deadlines(first: $first, after: $after, filter: $filter) {
      totalCount
      nodes {
        caseUuid
        caseName
        stage
        staffName
        feeEarnerName
        deadline {
          rule
          label
          source
          computed
          entered
          date
          days
          done
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
