import { Router } from 'express'
import { withETag } from '../http/body.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers } from '../http/request.ts'
import type { AllowedHosts } from './allowed-hosts.ts'
import { deliveryParameters, listDeliveries, resendDeliveries } from './deliveries.ts'
import { refuseInternalAddress } from './url-check.ts'
import { assertManages, requireWebhook } from './webhook-rows.ts'
import type { SecretBox } from '../access/secret-box.ts'
import { addWebhook, changeWebhook, listWebhooks, removeWebhook, rotateSecret, secretAgain } from './webhooks.ts'

/** What their secrets are encrypted with, and where they may be sent. */
interface Webhooks {
  box: SecretBox
  hosts: AllowedHosts
}

/** Webhooks of firms, and what was sent to them. The paths of a client would match some of these: they come first. */
export const webhookRoutes = (ask: RequestHandlers, webhooks: Webhooks): Router => {
  const router = Router()
  const one = '/clients/webhook/:webhook'
  router.get('/clients/webhook', ask(listWebhooks, { parameters: ['client'] }))
  router.post(
    '/clients/:client/webhook',
    ask.precheck(async ({ viewer, req }) => assertManages(viewer, String(req.params.client))),
    refuseInternalAddress(webhooks),
    // The response is not recorded, because it contains the secret.
    ask((asked) =>
      withIdempotencyKey(
        asked,
        async () => ({ status: 201, body: await addWebhook(asked, webhooks.box) }),
        async (uuid) => ({ status: 201, body: await secretAgain(asked, uuid, webhooks.box) }),
      ),
    ),
  )
  router.get(
    one,
    ask(async (asked) =>
      withETag(asked, await requireWebhook(asked.tx, asked.viewer, String(asked.req.params.webhook))),
    ),
  )
  router.patch(
    one,
    ask.precheck(({ tx, viewer, req }) => requireWebhook(tx, viewer, String(req.params.webhook))),
    refuseInternalAddress(webhooks),
    ask(changeWebhook),
  )
  router.delete(one, ask(removeWebhook))
  router.post(
    `${one}/secret`,
    ask((asked) =>
      withIdempotencyKey(
        asked,
        async () => ({ status: 200, body: await rotateSecret(asked, webhooks.box) }),
        async (uuid) => ({ status: 200, body: await secretAgain(asked, uuid, webhooks.box) }),
      ),
    ),
  )
  router.get(`${one}/delivery`, ask(listDeliveries, { parameters: deliveryParameters }))
  router.post(`${one}/resend`, ask(resendDeliveries))
  return router
}
