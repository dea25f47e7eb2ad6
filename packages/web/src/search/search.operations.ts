import { graphql } from '../generated/gql.ts'

export const SearchDocument = graphql(`
  query Search($text: String!) {
    search(text: $text) {
      cases {
        ...Hit @unmask
      }
      items {
        ...Hit @unmask
      }
      notes {
        ...Hit @unmask
      }
      documents {
        ...Hit @unmask
      }
    }
  }
  fragment Hit on SearchHit {
    uuid
    caseUuid
    caseName
    stage
    text
    kind
  }
`)

export const QueuesDocument = graphql(`
  query Queues {
    queues {
      name
      count
      cases {
        uuid
        caseName
        solicitorsCaseReference
        stage
        stageSince
        unresolvedComments
      }
    }
  }
`)
