import { graphql } from '../generated/gql.ts'

export const SolicitorsDocument = graphql(`
  query Solicitors {
    solicitors {
      uuid
      name
    }
  }
`)

export const SitesDocument = graphql(`
  query Sites($uuid: ID!) {
    client(uuid: $uuid) {
      uuid
      sites {
        uuid
        siteName
        headquarters
      }
    }
  }
`)

export const FeeEarnersDocument = graphql(`
  query FeeEarners($uuid: ID!) {
    client(uuid: $uuid) {
      uuid
      feeEarners {
        uuid
        firstname
        surname
        initials
        retiredFrom
      }
    }
  }
`)

graphql(`
  fragment EarnersOfCase on Case {
    client {
      uuid
      feeEarners {
        uuid
        firstname
        surname
        initials
        retiredFrom
      }
    }
  }
`)

export const CaseFeeEarnersDocument = graphql(`
  query CaseFeeEarners($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      ...EarnersOfCase @unmask
    }
  }
`)

export const StaffDocument = graphql(`
  query Staff($uuid: ID!) {
    client(uuid: $uuid) {
      uuid
      staff {
        uuid
        name
      }
    }
  }
`)

export const AddSiteDocument = graphql(`
  mutation AddSite($clientUuid: ID!, $input: SiteInput!, $idempotencyKey: String!) {
    addSite(clientUuid: $clientUuid, input: $input, idempotencyKey: $idempotencyKey) {
      uuid
    }
  }
`)

export const AddFeeEarnerDocument = graphql(`
  mutation AddFeeEarner($clientUuid: ID!, $input: FeeEarnerInput!, $idempotencyKey: String!) {
    addFeeEarner(clientUuid: $clientUuid, input: $input, idempotencyKey: $idempotencyKey) {
      uuid
    }
  }
`)
