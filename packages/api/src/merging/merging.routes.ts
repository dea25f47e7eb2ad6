import { Router } from 'express'
import { withETag } from '../http/body.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { mergeClients } from './merge.ts'
import { previewMerge } from './preview.ts'

/** What the routes of merges need: the kinds whose rows move, and today in London (`yyyy-mm-dd`). */
interface Served {
  items: Items
  today: () => string
}

/** Two clients become one. */
export const mergingRoutes = (ask: RequestHandlers, { items, today }: Served): Router =>
  Router()
    .post(
      '/clients/:client/merge/preview',
      ask((asked) => previewMerge({ ...asked, items }, String(asked.req.params.client)), { isRead: true }),
    )
    .post(
      '/clients/:client/merge',
      ask((asked) =>
        withIdempotencyKey(asked, async () => ({
          status: 200,
          body: withETag(asked, await mergeClients({ ...asked, items }, String(asked.req.params.client), today())),
        })),
      ),
    )
