import { graphql } from '../generated/gql.ts'

export const UsualRateDocument = graphql(`
  query UsualRate($uuid: ID!, $feeEarner: ID!, $date: Date!) {
    case(uuid: $uuid) {
      uuid
      usualRate(feeEarner: $feeEarner, date: $date) {
        rate
        from
      }
    }
  }
`)
