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
      counts {
        cases {
          ...Count @unmask
        }
        items {
          ...Count @unmask
        }
        notes {
          ...Count @unmask
        }
        documents {
          ...Count @unmask
        }
      }
    }
  }
  fragment Count on SearchCount {
    count
    isMore
  }
  fragment Hit on SearchHit {
    uuid
    caseUuid
    caseName
    solicitorsCaseReference
    stage
    stageWord
    value
    unpriced
    text
    tab
    document
    matches {
      field
      pieces {
        text
        found
      }
    }
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

// On the dashboard, while the viewer has no cases: what the first steps depend on.
export const FirstStepsDocument = graphql(`
  query FirstSteps {
    viewer {
      uuid
      isAdmin
      addsClients: may(permission: "client:create")
      addsUsers: may(permission: "user:create")
      addsCases: may(permission: "case:create")
    }
    clients(first: 1) {
      totalCount
    }
    users(first: 2) {
      totalCount
    }
    solicitors {
      uuid
      name
      feeEarners {
        uuid
      }
    }
  }
`)
