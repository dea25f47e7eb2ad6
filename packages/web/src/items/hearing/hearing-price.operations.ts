import { graphql } from '../../generated/gql.ts'

export const PricedHearingDocument = graphql(`
  query PricedHearing($caseUuid: ID!, $input: HearingInput!, $hearingUuid: ID) {
    pricedHearing(caseUuid: $caseUuid, input: $input, hearingUuid: $hearingUuid) {
      net
      vat
      gross
      lines {
        description
        quantity
        unit
        rate
        net
        excludedBecause
        notHeld
        authority {
          table
          provision
          from
        }
      }
    }
  }
`)
