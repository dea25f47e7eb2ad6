import { clientsWithWebhooks, managesWebhooks } from '@costdraft/schema/access/manages-webhooks.ts'
import { denied } from '../access/viewer.ts'
import type { Context } from '../context/context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { connection, type Row } from '../upstream/rows.ts'
import type { WebhookRow } from './webhook-rows.ts'

/** Throws FORBIDDEN or NOT_FOUND (see `denied`) unless the viewer may manage the webhooks of a client, or of any. */
async function assertManagesOf(context: Context, client: string | null | undefined): Promise<void> {
  const viewer = await context.viewer()
  const may = client ? managesWebhooks(viewer, client) : clientsWithWebhooks(viewer).length > 0
  if (!may) throw denied(viewer, client)
}

/**
 * Throws unless the viewer may manage a webhook, whatever the host would allow; null on a host without webhooks, which
 * refuses every change.
 */
async function assertManages(context: Context, uuid: string): Promise<WebhookRow | null> {
  const webhook = await context.admin.webhooks.find(uuid)
  if (webhook) await assertManagesOf(context, webhook.client_uuid)
  return webhook
}

/** The values that an input names. */
const given = (input: Row): Row => Object.fromEntries(Object.entries(input).filter(([, value]) => value != null))

/** The webhooks of firms, and what was sent to them. */
export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: async (_root, { clientUuid }, context) => {
      await assertManagesOf(context, clientUuid)
      const webhooks = await context.admin.webhooks.list(clientUuid)
      const viewer = await context.viewer()
      return webhooks?.filter((webhook) => managesWebhooks(viewer, webhook.client_uuid)) ?? null
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
      await assertManagesOf(context, clientUuid)
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
