import { graphql } from '../generated/gql.ts'

// Asked when the drawer opens: it reads what came of many bills.
export const PastReductionsDocument = graphql(`
  query PastReductions($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      pastReductions {
        isOn
        bills
        findings {
          by
          key
          message
          reduced
          lines
          net
          cases {
            uuid
            caseName
          }
        }
      }
    }
  }
`)
