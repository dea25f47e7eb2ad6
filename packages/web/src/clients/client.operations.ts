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
      remembersReductions
      archivedAt
      version
      isEditable: may(permission: "client:edit")
      readsAudit: may(permission: "audit:read")
      isExportable: may(permission: "client:export")
      isMergeable
      isParentSettable
      parent {
        uuid
        name
        editsUsers: may(permission: "client:edit_users")
      }
      mergedInto {
        uuid
        name
      }
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

// The mutations select the same fields as the query, so that the dialog goes on with what is stored.
graphql(`
  fragment FeeEarnerDetails on FeeEarner {
    uuid
    site
    firstname
    surname
    initials
    type
    grade
    isPanelMember
    user
    retiredFrom
    periods {
      from
      site
      type
      grade
      isPanelMember
    }
    version
  }
`)

export const ClientFeeEarnersDocument = graphql(`
  query ClientFeeEarners($uuid: ID!) {
    client(uuid: $uuid) {
      uuid
      feeEarners {
        ...FeeEarnerDetails @unmask
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
      remembersReductions
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
  mutation EditFeeEarner($clientUuid: ID!, $uuid: ID!, $input: FeeEarnerChanges!, $version: String, $from: Date) {
    editFeeEarner(clientUuid: $clientUuid, uuid: $uuid, input: $input, version: $version, from: $from) {
      ...FeeEarnerDetails @unmask
    }
  }
`)

export const RemoveFeeEarnerPeriodDocument = graphql(`
  mutation RemoveFeeEarnerPeriod($clientUuid: ID!, $uuid: ID!, $from: Date!, $version: String) {
    removeFeeEarnerPeriod(clientUuid: $clientUuid, uuid: $uuid, from: $from, version: $version) {
      ...FeeEarnerDetails @unmask
    }
  }
`)

export const FeeEarnerPreviewDocument = graphql(`
  query FeeEarnerPreview($clientUuid: ID!, $uuid: ID!, $input: FeeEarnerChanges, $from: Date, $after: String) {
    feeEarnerPreview(clientUuid: $clientUuid, uuid: $uuid, input: $input, from: $from, after: $after) {
      ...RevaluedCases @unmask
    }
  }
`)

export const SitePreviewDocument = graphql(`
  query SitePreview($clientUuid: ID!, $uuid: ID!, $input: SiteChanges!, $after: String) {
    sitePreview(clientUuid: $clientUuid, uuid: $uuid, input: $input, after: $after) {
      ...RevaluedCases @unmask
    }
  }
`)
