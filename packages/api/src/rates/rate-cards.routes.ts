import { Router } from 'express'
import { permittedClient } from '../access/assert-client.ts'
import { withETag } from '../http/body.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import { addRateCard, changeRateCard, removeRateCard } from './rate-card-changes.ts'
import { rateCardsOnWire } from './rate-card-rows.ts'

const clientOf = (asked: RequestContext): string => permittedClient(asked, 'rates:edit')
const uuidOf = ({ req }: RequestContext): string => String(req.params.uuid)

/** The rates of a firm's own per hour, of persons and of grades: every route needs `rates:edit`. */
export const rateCardRoutes = (ask: RequestHandlers): Router => {
  const router = Router()
  const at = '/client/:client/rate-card'
  router.get(
    at,
    ask((asked) => rateCardsOnWire(asked.tx, clientOf(asked))),
  )
  router.post(
    at,
    ask(async (asked) => {
      const client = clientOf(asked)
      return withIdempotencyKey(asked, async () => ({
        status: 201,
        body: withETag(asked, await addRateCard(asked, client)),
      }))
    }),
  )
  router.patch(
    `${at}/:uuid`,
    ask(async (asked) => withETag(asked, await changeRateCard(asked, clientOf(asked), uuidOf(asked)))),
  )
  router.delete(
    `${at}/:uuid`,
    ask(async (asked) => removeRateCard(asked, clientOf(asked), uuidOf(asked))),
  )
  return router
}
