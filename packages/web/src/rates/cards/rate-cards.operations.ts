import { graphql } from '../../generated/gql.ts'

export const RateCardsDocument = graphql(`
  query RateCards($clientUuid: ID!) {
    rateCards(clientUuid: $clientUuid) {
      uuid
      feeEarner {
        uuid
        firstname
        surname
      }
      grade
      effectiveFrom
      rate
      guideline {
        band
        rate
      }
      by
      recordedAt
      version
    }
  }
`)

export const AddRateCardDocument = graphql(`
  mutation AddRateCard($clientUuid: ID!, $input: RateCardInput!, $idempotencyKey: String) {
    addRateCard(clientUuid: $clientUuid, input: $input, idempotencyKey: $idempotencyKey) {
      uuid
    }
  }
`)

export const EditRateCardDocument = graphql(`
  mutation EditRateCard($clientUuid: ID!, $uuid: ID!, $input: RateCardInput!, $version: String) {
    editRateCard(clientUuid: $clientUuid, uuid: $uuid, input: $input, version: $version) {
      uuid
    }
  }
`)

export const RemoveRateCardDocument = graphql(`
  mutation RemoveRateCard($clientUuid: ID!, $uuid: ID!, $version: String) {
    removeRateCard(clientUuid: $clientUuid, uuid: $uuid, version: $version)
  }
`)
