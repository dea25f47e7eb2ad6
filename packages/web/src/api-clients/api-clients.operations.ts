import { graphql } from '../generated/gql.ts'

export const ManagesApiClientsDocument = graphql(`
  query ManagesApiClients($clientUuid: ID!) {
    viewer {
      uuid
      manages: may(permission: "api_client:manage", clientUuid: $clientUuid)
      readsAudit: may(permission: "audit:read", clientUuid: $clientUuid)
    }
  }
`)

export const ApiClientsDocument = graphql(`
  query ApiClients($clientUuid: ID!) {
    apiClients(clientUuid: $clientUuid) {
      uuid
      name
      clientRole
      readOnly
      scopes
      expiresAt
      lastUsed
      createdAt
    }
  }
`)

export const AddApiClientDocument = graphql(`
  mutation AddApiClient($clientUuid: ID!, $input: ApiClientInput!, $idempotencyKey: String!) {
    addApiClient(clientUuid: $clientUuid, input: $input, idempotencyKey: $idempotencyKey) {
      clientSecret
      apiClient {
        uuid
        name
      }
    }
  }
`)

export const RevokeApiClientDocument = graphql(`
  mutation RevokeApiClient($clientUuid: ID!, $uuid: ID!) {
    revokeApiClient(clientUuid: $clientUuid, uuid: $uuid)
  }
`)
