import { graphql } from '../generated/gql.ts'

export const ClientDetailsDocument = graphql(`
  query ClientDetails($uuid: ID!) {
    client(uuid: $uuid) {
      uuid
      name
      clientType
      solicitorSraNumber
      primaryContactName
      phoneNumber
      archivedAt
      version
      isEditable: may(permission: "client:edit")
    }
  }
`)

export const ClientSitesDocument = graphql(`
  query ClientSites($uuid: ID!) {
    client(uuid: $uuid) {
      uuid
      sites {
        uuid
        siteName
        firstLineAddress
        secondLineAddress
        town
        county
        postcode
        phoneNumber
        officeNumber
        region
        location
        guidelineBand
        headquarters
        version
      }
    }
  }
`)

export const ClientFeeEarnersDocument = graphql(`
  query ClientFeeEarners($uuid: ID!) {
    client(uuid: $uuid) {
      uuid
      feeEarners {
        uuid
        site
        firstname
        surname
        initials
        type
        grade
        isPanelMember
        user
        version
      }
    }
  }
`)

export const AddClientDocument = graphql(`
  mutation AddClient(
    $input: NewClientInput!
    $sites: [SiteInput!]!
    $feeEarners: [FeeEarnerInput!]
    $idempotencyKey: String
  ) {
    addClient(input: $input, sites: $sites, feeEarners: $feeEarners, idempotencyKey: $idempotencyKey) {
      uuid
    }
  }
`)

export const EditClientDocument = graphql(`
  mutation EditClient($uuid: ID!, $input: ClientChanges!, $version: String) {
    editClient(uuid: $uuid, input: $input, version: $version) {
      uuid
      name
      solicitorSraNumber
      primaryContactName
      phoneNumber
      version
    }
  }
`)

export const EditSiteDocument = graphql(`
  mutation EditSite($clientUuid: ID!, $uuid: ID!, $input: SiteChanges!, $version: String) {
    editSite(clientUuid: $clientUuid, uuid: $uuid, input: $input, version: $version) {
      uuid
    }
  }
`)

export const EditFeeEarnerDocument = graphql(`
  mutation EditFeeEarner($clientUuid: ID!, $uuid: ID!, $input: FeeEarnerChanges!, $version: String) {
    editFeeEarner(clientUuid: $clientUuid, uuid: $uuid, input: $input, version: $version) {
      uuid
    }
  }
`)
