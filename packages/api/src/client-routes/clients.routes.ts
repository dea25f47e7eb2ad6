import { can } from '@costdraft/schema/access/can.ts'
import { isPermission } from '@costdraft/schema/access/roles.ts'
import { Router } from 'express'
import { assertClient, permittedClient } from '../access/assert-client.ts'
import { withETag } from '../http/body.ts'
import { Forbidden, ValidationError } from '../errors/errors.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { addClient, archiveClient, changeClient } from '../clients/client-changes.ts'
import { clientParameters, listClients } from '../clients/client-rows.ts'
import { leadsToReadable } from '../clients/merged-into.ts'
import { findFeeEarners, findParameters } from '../clients/find-fee-earners.ts'
import { addFeeEarner, feeEarnersOf } from '../clients/fee-earners.ts'
import { archiveCounts } from './archive-counts.ts'
import { changeFeeEarner, changeSite, previewFeeEarner, previewSite, removePeriod } from './revalued.ts'
import { retireFeeEarner } from './retirement.ts'
import { addSite, sitesOf } from '../clients/sites.ts'
import { previewParent, setParent } from './parent.ts'
import { staffOf } from './staff.ts'
import { visibleChildren, wholeClient } from '../clients/whole-client.ts'

const param = ({ req }: RequestContext, name: string): string => String(req.params[name])
/**
 * The client of the path, for a viewer who may add sites and fee earners: who may edit the client or create cases for
 * it.
 */
const clientForAdditions = (asked: RequestContext): string => {
  const client = permittedClient(asked, 'client:read')
  if (!can(asked.viewer, 'client:edit', { client_uuid: client })) assertClient(asked.viewer, client, 'case:create')
  return client
}

/** `GET clients/{id}/children`, with `?action=` for those for which the viewer holds that permission. */
async function listChildren(asked: RequestContext) {
  const { tx, viewer, req } = asked
  const parent = permittedClient(asked, 'client:read')
  const action = req.query.action
  if (action !== undefined && !(typeof action === 'string' && isPermission(action)))
    throw new ValidationError({ action: 'This is not a permission.' })
  return visibleChildren(tx, viewer, parent, action)
}

/** `GET clients/{id}`; also of one that was merged into a client that the viewer may read. */
async function readClient(asked: RequestContext, today: string) {
  const { tx, viewer } = asked
  const uuid = param(asked, 'client')
  const client = (await leadsToReadable(tx, viewer, uuid)) ? uuid : permittedClient(asked, 'client:read')
  return wholeClient(tx, viewer, client, today)
}

/** What the routes of clients need: the kinds whose rows name fee earners, and today in London (`yyyy-mm-dd`). */
interface Served {
  items: Items
  today: () => string
}

/** Clients, their sites, fee earners and people. */
export const clientRoutes = (ask: RequestHandlers, served: Served): Router => {
  const router = Router()
  addClientRoutes(router, ask, served)
  addSiteRoutes(router, ask, served)
  addFeeEarnerRoutes(router, ask, served)
  router.get(
    '/clients/:client/users',
    ask(async (asked) => staffOf(asked.tx, asked.viewer, permittedClient(asked, 'client:read'))),
  )
  return router
}

function addClientRoutes(router: Router, ask: RequestHandlers, { today }: Served): void {
  router.get(
    '/clients',
    ask(({ tx, viewer, req }) => listClients(tx, viewer, req.query), { parameters: clientParameters }),
  )
  router.post(
    '/clients',
    ask((asked) => {
      if (!can(asked.viewer, 'client:create', { client_uuid: asked.viewer.client_uuid })) throw new Forbidden()
      return withIdempotencyKey(asked, async () => {
        const { status, body } = await addClient(asked, today())
        return { status, body: withETag(asked, body) }
      })
    }),
  )
  router.get(
    '/clients/:client',
    ask(async (asked) => withETag(asked, await readClient(asked, today()))),
  )
  router.patch(
    '/clients/:client',
    ask(async (asked) => withETag(asked, await changeClient(asked, permittedClient(asked, 'client:edit'), today()))),
  )
  router.post(
    '/clients/:client/archive',
    ask((asked) => archiveClient(asked, permittedClient(asked, 'client:archive'), true)),
  )
  router.post(
    '/clients/:client/restore',
    ask((asked) => archiveClient(asked, permittedClient(asked, 'client:archive'), false)),
  )
  router.get(
    '/clients/:client/archive',
    ask((asked) => archiveCounts(asked, permittedClient(asked, 'client:archive'))),
  )
  router.post('/clients/:client/parent/preview', ask(previewParent, { isRead: true }))
  router.post(
    '/clients/:client/parent',
    ask(async (asked) => withETag(asked, await setParent(asked, today()))),
  )
  router.get('/clients/:client/children', ask(listChildren, { parameters: ['action'] }))
}

function addSiteRoutes(router: Router, ask: RequestHandlers, { items }: Served): void {
  router.get(
    '/clients/:client/sites',
    ask(async (asked) => sitesOf(asked.tx, permittedClient(asked, 'client:read'))),
  )
  router.post(
    '/clients/:client/sites',
    ask((asked) => {
      const client = clientForAdditions(asked)
      return withIdempotencyKey(asked, async () => ({ status: 201, body: await addSite(asked, client) }))
    }),
  )
  router.patch(
    '/clients/:client/sites/:site',
    ask(async (asked) =>
      withETag(
        asked,
        await changeSite({ ...asked, items }, permittedClient(asked, 'client:edit'), param(asked, 'site')),
      ),
    ),
  )
  router.post(
    '/clients/:client/sites/:site/preview',
    ask((asked) => previewSite({ ...asked, items }, permittedClient(asked, 'client:edit'), param(asked, 'site')), {
      isRead: true,
    }),
  )
}

function addFeeEarnerRoutes(router: Router, ask: RequestHandlers, { items, today }: Served): void {
  const all = '/client/:client/fee-earner'
  const one = `${all}/:earner`
  router.get(
    all,
    ask(async (asked) => feeEarnersOf(asked.tx, permittedClient(asked, 'client:read'), today())),
  )
  router.get(
    '/client/fee-earner',
    ask(({ tx, viewer, req }) => findFeeEarners(tx, viewer, req.query, today()), { parameters: findParameters }),
  )
  router.post(
    all,
    ask((asked) => {
      const client = clientForAdditions(asked)
      return withIdempotencyKey(asked, () => addFeeEarner(asked, client, today(), asked.req.body))
    }),
  )
  router.patch(
    one,
    ask(async (asked) => {
      const client = permittedClient(asked, 'client:edit')
      return withETag(asked, await changeFeeEarner({ ...asked, items }, client, param(asked, 'earner'), today()))
    }),
  )
  router.post(
    `${one}/preview`,
    ask(
      (asked) =>
        previewFeeEarner({ ...asked, items }, permittedClient(asked, 'client:edit'), param(asked, 'earner'), today()),
      { isRead: true },
    ),
  )
  router.post(
    `${one}/retirement`,
    ask(async (asked) => {
      const client = permittedClient(asked, 'client:edit')
      return withETag(asked, await retireFeeEarner(asked, client, param(asked, 'earner'), today()))
    }),
  )
  router.delete(
    `${one}/period/:from`,
    ask(async (asked) => {
      const client = permittedClient(asked, 'client:edit')
      const place = { uuid: param(asked, 'earner'), from: param(asked, 'from') }
      return withETag(asked, await removePeriod({ ...asked, items }, client, place, today()))
    }),
  )
}
