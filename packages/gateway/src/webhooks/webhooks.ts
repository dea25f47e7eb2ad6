import type { Context } from '../context/context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { connection, type Row } from '../upstream/rows.ts'
import { assertMay } from '../viewer/assert-may.ts'
import type { WebhookRow } from './webhook-rows.ts'

const MANAGES = 'api_client:manage'

/**
 * Throws unless the viewer may manage a webhook, whatever the host would allow; null on a host without webhooks, which
 * refuses every change.
 */
async function assertManages(context: Context, uuid: string): Promise<WebhookRow | null> {
  const webhook = await context.admin.webhooks.find(uuid)
  if (webhook) await assertMay(context, MANAGES, webhook.client_uuid)
  return webhook
}

/** The values that an input names. */
const given = (input: Row): Row => Object.fromEntries(Object.entries(input).filter(([, value]) => value != null))

/** The webhooks of firms, and what was sent to them. */
export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: async (_root, { clientUuid }, context) => {
      await assertMay(context, MANAGES, clientUuid)
      const webhooks = await context.admin.webhooks.list(clientUuid)
      const viewer = await context.viewer()
      return webhooks?.filter((webhook) => context.may(viewer, MANAGES, webhook.client_uuid)) ?? null
    },
    webhookDeliveries: async (_root, { webhookUuid, ...query }, context) => {
      if (!(await assertManages(context, webhookUuid))) return null
      const page = await context.admin.webhooks.deliveries(webhookUuid, query)
      return page && connection(page)
    },
  },
  Webhook: { version: ({ version }) => version?.toString() ?? null },
  WebhookWithSecret: { webhook: (row) => row },
  Mutation: {
    addWebhook: async (_root, { clientUuid, input, idempotencyKey }, context) => {
      await assertMay(context, MANAGES, clientUuid)
      return context.admin.webhooks.add(clientUuid, given(input), idempotencyKey)
    },
    editWebhook: async (_root, { uuid, input, version }, context) => {
      await assertManages(context, uuid)
      return context.admin.webhooks.edit(uuid, given(input), version)
    },
    removeWebhook: async (_root, { uuid }, context) => {
      await assertManages(context, uuid)
      await context.admin.webhooks.remove(uuid)
      return uuid
    },
    rotateWebhookSecret: async (_root, { uuid, idempotencyKey }, context) => {
      await assertManages(context, uuid)
      return context.admin.webhooks.rotate(uuid, idempotencyKey)
    },
    resendWebhookDeliveries: async (_root, { webhookUuid, uuids, from, to }, context) => {
      await assertManages(context, webhookUuid)
      return (await context.admin.webhooks.resend(webhookUuid, given({ uuids, from, to }))).count
    },
  },
}
