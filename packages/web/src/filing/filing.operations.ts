import { graphql } from '../generated/gql.ts'

graphql(`
  fragment FilingCounts on FilingCheck {
    counts {
      rule
      count
      hours
      net
      tabs {
        tab
        count
      }
    }
  }
`)

graphql(`
  fragment FindingPage on FilingFindingConnection {
    totalCount
    nodes {
      rule
      message
      item
      tab
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`)

// What of the check is on a case page: the first page of its findings, and what may be claimed twice.
graphql(`
  fragment FilingOfCase on Case {
    filingCheck {
      ...FilingCounts @unmask
      findings(first: 50) {
        ...FindingPage @unmask
      }
      doubleClaims: findings(first: 100, rule: double_claim) {
        nodes {
          message
          item
        }
      }
    }
  }
`)

export const FilingCheckDocument = graphql(`
  query FilingCheck($uuid: ID!, $first: Int!, $after: String) {
    case(uuid: $uuid) {
      uuid
      filingCheck {
        ...FilingCounts @unmask
        findings(first: $first, after: $after) {
          ...FindingPage @unmask
        }
      }
    }
  }
`)

export const DoubleClaimsDocument = graphql(`
  query DoubleClaims($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      filingCheck {
        findings(first: 100, rule: double_claim) {
          nodes {
            message
            item
          }
        }
      }
    }
  }
`)

export const OpenFindingsDocument = graphql(`
  query OpenFindings($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      filingCheck {
        counts {
          rule
          count
        }
        findings {
          totalCount
        }
      }
      totals {
        unpriced
        parts {
          casePart
        }
        heads {
          name
          casePart
          excludedBecause
          lines(first: 500) {
            nodes {
              date
              description
              excludedBecause
              notHeld
            }
          }
        }
      }
    }
  }
`)
