import { Router } from 'express'
import { permittedClient } from '../access/assert-client.ts'
import { readCase } from '../cases/case-rows.ts'
import { feeEarnerOnWire, requireFeeEarner } from '../clients/fee-earners.ts'
import { requireSite } from '../clients/sites.ts'
import { withETag } from '../http/body.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { removalsOfClients, removedCases } from './list-removals.ts'
import { removeClient, restoreRemovedClient } from './remove-client.ts'
import { removeCase, removeFeeEarner, removeSite } from './remove.ts'
import { restoreRecord } from './restore.ts'

const param = ({ req }: RequestContext, name: string): string => String(req.params[name])

interface Served {
  items: Items
  /** The day in London, `yyyy-mm-dd`, and the moment. */
  today: () => string
  now: () => Date
}

/**
 * What was entered wrongly is removed, and brought back for thirty days: clients, sites, fee earners and cases. Before
 * the paths of one client or case, which match some of these too.
 */
export const removalRoutes = (ask: RequestHandlers, served: Served): Router => {
  const router = Router()
  addSiteRoutes(router, ask, served)
  addFeeEarnerRoutes(router, ask, served)
  addClientRoutes(router, ask, served)
  addCaseRoutes(router, ask, served)
  return router
}

function addSiteRoutes(router: Router, ask: RequestHandlers, { now }: Served): void {
  const one = '/clients/:client/sites/:site'
  router.delete(
    one,
    ask((asked) => removeSite(asked, permittedClient(asked, 'client:edit'), param(asked, 'site'), now())),
  )
  router.post(
    `${one}/restore-removal`,
    ask(async (asked) => {
      const client = permittedClient(asked, 'client:edit')
      await restoreRecord(asked, { kind: 'site', uuid: param(asked, 'site'), client }, 'client:edit', now())
      return withETag(asked, await requireSite(asked.tx, client, param(asked, 'site')))
    }),
  )
}

function addFeeEarnerRoutes(router: Router, ask: RequestHandlers, { items, now, today }: Served): void {
  const one = '/client/:client/fee-earner/:earner'
  router.delete(
    one,
    ask((asked) =>
      removeFeeEarner({ ...asked, items }, permittedClient(asked, 'client:edit'), param(asked, 'earner'), now()),
    ),
  )
  router.post(
    `${one}/restore-removal`,
    ask(async (asked) => {
      const client = permittedClient(asked, 'client:edit')
      const uuid = param(asked, 'earner')
      await restoreRecord(asked, { kind: 'fee_earner', uuid, client }, 'client:edit', now())
      return withETag(asked, feeEarnerOnWire(await requireFeeEarner(asked.tx, client, uuid), today()))
    }),
  )
}

function addClientRoutes(router: Router, ask: RequestHandlers, { now }: Served): void {
  router.get(
    '/clients/removal',
    ask((asked) => removalsOfClients(asked, now()), { parameters: ['client'] }),
  )
  router.delete(
    '/clients/:client',
    ask((asked) => removeClient(asked, permittedClient(asked, 'client:archive'), now())),
  )
  router.post(
    '/clients/:client/restore-removal',
    ask((asked) => restoreRemovedClient(asked, param(asked, 'client'), now())),
  )
}

function addCaseRoutes(router: Router, ask: RequestHandlers, { now }: Served): void {
  router.get(
    '/client/case/removal',
    ask((asked) => removedCases(asked, now()), { parameters: ['client'] }),
  )
  router.delete(
    '/client/case/:uuid',
    ask((asked) => removeCase(asked, param(asked, 'uuid'), now())),
  )
  router.post(
    '/client/case/:uuid/restore-removal',
    ask(async (asked) => {
      await restoreRecord(asked, { kind: 'case', uuid: param(asked, 'uuid') }, 'case:create', now())
      return withETag(asked, await readCase(asked.tx, asked.viewer, param(asked, 'uuid')))
    }),
  )
}
