import { Router } from 'express'
import { permittedClient } from '../access/assert-client.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers } from '../http/request.ts'
import { addApiClient, apiClientsOf, renewSecret, revokeApiClient } from './api-clients.ts'

/** API clients of a client. */
export const apiClientRoutes = (ask: RequestHandlers): Router => {
  const router = Router()
  router.get(
    '/clients/:client/api-client',
    ask((asked) => apiClientsOf(asked.tx, permittedClient(asked, 'api_client:manage'))),
  )
  // The response is not recorded, because it contains the secret: a repeated request gets a new one.
  router.post(
    '/clients/:client/api-client',
    ask((asked) => {
      const client = permittedClient(asked, 'api_client:manage')
      return withIdempotencyKey(
        asked,
        async () => ({ status: 201, body: await addApiClient(asked, client) }),
        async (uuid) => ({ status: 201, body: await renewSecret(asked, client, uuid) }),
      )
    }),
  )
  router.delete(
    '/clients/:client/api-client/:apiClient',
    ask((asked) =>
      revokeApiClient(asked, permittedClient(asked, 'api_client:manage'), String(asked.req.params.apiClient)),
    ),
  )
  return router
}
