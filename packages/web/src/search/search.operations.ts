import { graphql } from '../generated/gql.ts'

export const SearchDocument = graphql(`
  query Search($text: String!) {
    search(text: $text) {
      shown
      cases {
        ...Hit @unmask
      }
      items {
        ...Hit @unmask
      }
      texts {
        ...Hit @unmask
      }
      comments {
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
        texts {
          ...Count @unmask
        }
        comments {
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
    itemUuid
    author
    matches {
      field
      pieces {
        text
        found
      }
    }
  }
`)

// Clients by name, place and SRA number, and users by name, address and client. Only of these asked for that one may
// read.
export const FirmsAndPeopleDocument = graphql(`
  query FirmsAndPeople($text: String!, $clients: Boolean!, $users: Boolean!) {
    clients(first: 6, search: $text) @include(if: $clients) {
      totalCount
      nodes {
        uuid
        name
        town
        solicitorSraNumber
      }
    }
    users(first: 6, search: $text) @include(if: $users) {
      totalCount
      nodes {
        uuid
        name
        emailAddress
        roleLabel
        client {
          uuid
          name
        }
      }
    }
  }
`)

// All that the search shows on the dashboard while it is empty. What may not be read of it is null.
export const PanelDocument = graphql(`
  query Panel {
    panel {
      queues {
        name
        count
        amount
        cases {
          uuid
          caseName
          solicitorsCaseReference
          stage
          stageSince
          updatedAt
          unresolvedComments
          amount
        }
      }
      newest {
        ...Hit @unmask
      }
      start {
        clients
        users
        solicitors {
          uuid
          name
          feeEarners {
            uuid
          }
        }
      }
    }
    viewer {
      uuid
      isAdmin
      addsClients: may(permission: "client:create")
      addsUsers: may(permission: "user:create")
      addsCases: may(permission: "case:create")
    }
  }
`)
