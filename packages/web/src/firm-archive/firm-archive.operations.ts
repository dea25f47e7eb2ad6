import { graphql } from '../generated/gql.ts'

graphql(`
  fragment FirmArchiveDetails on FirmArchive {
    uuid
    state
    filesMade
    filesOf
    error
    requestedBy {
      uuid
      name
    }
    requestedAt
    madeAt
    expiresAt
    size
    counts {
      cases
      files
      missing
    }
  }
`)

export const FirmArchivesDocument = graphql(`
  query FirmArchives($clientUuid: ID!) {
    firmArchives(clientUuid: $clientUuid) {
      ...FirmArchiveDetails @unmask
    }
  }
`)

export const RequestFirmArchiveDocument = graphql(`
  mutation RequestFirmArchive($clientUuid: ID!, $currentPassword: String) {
    requestFirmArchive(clientUuid: $clientUuid, currentPassword: $currentPassword) {
      ...FirmArchiveDetails @unmask
    }
  }
`)

export const DeleteFirmArchiveDocument = graphql(`
  mutation DeleteFirmArchive($clientUuid: ID!, $uuid: ID!) {
    deleteFirmArchive(clientUuid: $clientUuid, uuid: $uuid)
  }
`)
