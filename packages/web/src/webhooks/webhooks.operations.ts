import { graphql } from '../generated/gql.ts'

export const WebhooksDocument = graphql(`
  query Webhooks($clientUuid: ID!) {
    webhooks(clientUuid: $clientUuid) {
      uuid
      url
      types
      description
      state
      disabledReason
      disabledAt
      previousSecretUntil
      createdBy
      version
    }
  }
`)

export const WebhookPageDocument = graphql(`
  query WebhookPage(
    $webhookUuid: ID!
    $clientUuid: ID
    $state: WebhookDeliveryState
    $from: DateTime
    $to: DateTime
    $after: String
  ) {
    viewer {
      uuid
      readsAudit: may(permission: "audit:read", clientUuid: $clientUuid)
    }
    webhooks {
      uuid
      url
      description
      state
      disabledReason
      disabledAt
    }
    webhookDeliveries(webhookUuid: $webhookUuid, state: $state, from: $from, to: $to, after: $after) {
      totalCount
      nodes {
        uuid
        eventUuid
        type
        caseUuid
        state
        attempts
        answerStatus
        answer
        createdAt
        lastAttemptAt
        nextAttemptAt
        deliveredAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`)

export const AddWebhookDocument = graphql(`
  mutation AddWebhook($clientUuid: ID!, $input: WebhookInput!, $idempotencyKey: String!) {
    addWebhook(clientUuid: $clientUuid, input: $input, idempotencyKey: $idempotencyKey) {
      secret
      webhook {
        uuid
        url
      }
    }
  }
`)

export const EditWebhookDocument = graphql(`
  mutation EditWebhook($uuid: ID!, $input: WebhookChanges!, $version: String) {
    editWebhook(uuid: $uuid, input: $input, version: $version) {
      uuid
      url
      types
      description
      state
      disabledReason
      disabledAt
      version
    }
  }
`)

export const RemoveWebhookDocument = graphql(`
  mutation RemoveWebhook($uuid: ID!) {
    removeWebhook(uuid: $uuid)
  }
`)

export const RotateWebhookSecretDocument = graphql(`
  mutation RotateWebhookSecret($uuid: ID!, $idempotencyKey: String!) {
    rotateWebhookSecret(uuid: $uuid, idempotencyKey: $idempotencyKey) {
      secret
      webhook {
        uuid
        url
        previousSecretUntil
        version
      }
    }
  }
`)

export const ResendWebhookDeliveriesDocument = graphql(`
  mutation ResendWebhookDeliveries($webhookUuid: ID!, $uuids: [ID!], $from: DateTime, $to: DateTime) {
    resendWebhookDeliveries(webhookUuid: $webhookUuid, uuids: $uuids, from: $from, to: $to)
  }
`)
