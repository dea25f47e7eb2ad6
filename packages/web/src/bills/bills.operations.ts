import { graphql } from '../generated/gql.ts'

graphql(`
  fragment EscapeTest on Escape {
    fee
    threshold
    multiple
    hourly
    distance
    escapes
  }
`)

// The mutation selects the same fields as the query, so that its response refreshes the panel.
graphql(`
  fragment CaseCosts on Case {
    uuid
    version
    updatedAt
    value
    exceptional {
      casePart
      exceptional
    }
    totals {
      net
      vat
      gross
      unpriced
      escape {
        ...EscapeTest @unmask
      }
      parts {
        casePart
        net
        vat
        gross
        escape {
          ...EscapeTest @unmask
        }
      }
      heads {
        name
        casePart
        net
        excludedBecause
        unpriced
        provisional
      }
      breakdowns {
        by
        rows {
          key
          name
          time
          profitCosts
          disbursements
          vat
          gross
          unpriced
        }
      }
      estimate {
        estimate
        claimed
        difference
        percent
        isAbove
      }
      bases {
        basis
        work
        net
        vat
        gross
        notHeld
      }
      isShortForm
      limits {
        name
        limit
        claimed
        isAbove
      }
      comparison {
        events
        hourly
        source
        percent
        isEnough
      }
    }
  }
`)

export const CaseTotalsDocument = graphql(`
  query CaseTotals($uuid: ID!) {
    case(uuid: $uuid) {
      ...CaseCosts @unmask
    }
  }
`)

export const SetExceptionalDocument = graphql(`
  mutation SetExceptional($caseUuid: ID!, $exceptional: Boolean!, $casePart: CasePart) {
    setExceptional(caseUuid: $caseUuid, exceptional: $exceptional, casePart: $casePart) {
      ...CaseCosts @unmask
    }
  }
`)

export const ExplainDocument = graphql(`
  query Explain($uuid: ID!, $first: Int!, $after: String) {
    case(uuid: $uuid) {
      uuid
      caseType
      representedParty
      partiesRepresented
      client {
        uuid
      }
      feeEarner {
        uuid
        firstname
        surname
      }
      certificate {
        courtLevel
        dateOfIssue
        transfer
        halfFixedFee
      }
      value
      totals {
        net
        vat
        gross
        unpriced
        escape {
          ...EscapeTest @unmask
        }
        parts {
          casePart
          net
          vat
          gross
          escape {
            ...EscapeTest @unmask
          }
        }
        heads {
          name
          casePart
          net
          vat
          gross
          excludedBecause
          unpriced
          lines(first: $first, after: $after) {
            totalCount
            nodes {
              date
              description
              quantity
              unit
              rate
              rateFrom
              guidelineRate
              isAboveGuideline
              enhancement
              net
              vat
              noVatBecause
              authority {
                from
                table
                instrument
                provision
                source
                provisional
                own {
                  firm
                  by
                  on
                }
              }
              excludedBecause
              notHeld
            }
            pageInfo {
              endCursor
              hasNextPage
            }
          }
        }
      }
    }
  }
`)

export const OfficesDocument = graphql(`
  query Offices($uuid: ID!) {
    client(uuid: $uuid) {
      uuid
      feeEarners {
        uuid
        site
      }
      sites {
        uuid
        siteName
        region
        location
      }
    }
  }
`)
