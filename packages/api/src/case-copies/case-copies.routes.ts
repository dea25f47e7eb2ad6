import type { Areas } from '@costdraft/schema/areas/index.ts'
import { Router } from 'express'
import { billsOf } from '../bills/bill.ts'
import { wholeCase } from '../case-routes/whole-case.ts'
import { param } from '../cases/open-case.ts'
import { withETag } from '../http/body.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { copyCase } from './copy-case.ts'

interface Served {
  items: Items
  areas: Areas
  /** The day in London, `yyyy-mm-dd`. */
  today: () => string
}

/** `POST …/copy`: a copy of a case, answered whole. */
export function caseCopyRoutes(ask: RequestHandlers, { items, areas, today }: Served): Router {
  const router = Router()
  router.post(
    '/client/case/:case/copy',
    ask((asked) =>
      withIdempotencyKey(asked, async () => {
        const copy = { uuid: param(asked, 'case'), body: asked.req.body as unknown }
        const row = await copyCase({ ...asked, items }, { areas, today: today() }, copy)
        // Priced without the cache: until the transaction commits, the bill belongs to no revision.
        const bill = (await billsOf(asked.tx, [row.uuid])).get(row.uuid)
        if (!bill) throw new Error('There is no bill for a case that was just copied.')
        return { status: 201, body: withETag(asked, await wholeCase(asked.tx, row, bill, areas)) }
      }),
    ),
  )
  return router
}
