import { graphql } from '../../generated/gql.ts'

export const HearingPriceDocument = graphql(`
  query HearingPrice($caseUuid: ID!, $input: HearingInput!) {
    hearingPrice(caseUuid: $caseUuid, input: $input) {
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
`)
