import { graphql } from '../../generated/gql.ts'

export const RetireFeeEarnerDocument = graphql(`
  mutation RetireFeeEarner($uuid: ID!, $from: Date, $version: String) {
    retireFeeEarner(uuid: $uuid, from: $from, version: $version) {
      ...FeeEarnerDetails @unmask
    }
  }
`)
