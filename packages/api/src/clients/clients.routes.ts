import { can } from '@costdraft/schema/access/can.ts'
import { isPermission } from '@costdraft/schema/access/roles.ts'
import { Router } from 'express'
import { assertClient, permittedClient } from '../access/assert-client.ts'
import { withETag } from '../http/body.ts'
import { Forbidden, ValidationError } from '../http/errors.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { Ask, Asked } from '../http/request.ts'
import { addClient, archiveClient, changeClient } from './client-changes.ts'
import { listClients } from './client-rows.ts'
import { addFeeEarner, changeFeeEarner, feeEarnersOf } from './fee-earners.ts'
import { addSite, changeSite, sitesOf } from './sites.ts'
import { staffOf } from './staff.ts'
import { visibleChildren, wholeClient } from './whole-client.ts'

const param = ({ req }: Asked, name: string): string => String(req.params[name])
/**
 * The client of the path, for a viewer who may add sites and fee earners: who may edit the client or create cases for
 * it.
 */
const clientForAdditions = (asked: Asked): string => {
  const client = permittedClient(asked, 'client:read')
  if (!can(asked.viewer, 'client:edit', { client_uuid: client })) assertClient(asked.viewer, client, 'case:create')
  return client
}

/** `GET clients/{id}/children`, with `?action=` for those for which the viewer holds that permission. */
async function listChildren(asked: Asked) {
  const { tx, viewer, req } = asked,
    parent = permittedClient(asked, 'client:read'),
    action = req.query.action
  if (action !== undefined && !(typeof action === 'string' && isPermission(action)))
    throw new ValidationError({ action: 'This is not a permission.' })
  return visibleChildren(tx, viewer, parent, action)
}

/** Clients, their sites, fee earners and people. */
export const clientRoutes = (ask: Ask): Router => {
  const router = Router()
  addClientRoutes(router, ask)
  addSiteRoutes(router, ask)
  addFeeEarnerRoutes(router, ask)
  router.get(
    '/clients/:client/users',
    ask(async (asked) => staffOf(asked.tx, asked.viewer, permittedClient(asked, 'client:read'))),
  )
  return router
}

function addClientRoutes(router: Router, ask: Ask): void {
  router.get(
    '/clients',
    ask(({ tx, viewer, req }) => listClients(tx, viewer, req.query)),
  )
  router.post(
    '/clients',
    ask((asked) => {
      if (!can(asked.viewer, 'client:create', { client_uuid: asked.viewer.client_uuid })) throw new Forbidden()
      return withIdempotencyKey(asked, async () => ({ status: 201, body: withETag(asked, await addClient(asked)) }))
    }),
  )
  router.get(
    '/clients/:client',
    ask(async (asked) =>
      withETag(asked, await wholeClient(asked.tx, asked.viewer, permittedClient(asked, 'client:read'))),
    ),
  )
  router.patch(
    '/clients/:client',
    ask(async (asked) => withETag(asked, await changeClient(asked, permittedClient(asked, 'client:edit')))),
  )
  router.post(
    '/clients/:client/archive',
    ask((asked) => archiveClient(asked, permittedClient(asked, 'client:archive'), true)),
  )
  router.post(
    '/clients/:client/restore',
    ask((asked) => archiveClient(asked, permittedClient(asked, 'client:archive'), false)),
  )
  router.get('/clients/:client/children', ask(listChildren))
}

function addSiteRoutes(router: Router, ask: Ask): void {
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
      withETag(asked, await changeSite(asked, permittedClient(asked, 'client:edit'), param(asked, 'site'))),
    ),
  )
}

function addFeeEarnerRoutes(router: Router, ask: Ask): void {
  router.get(
    '/client/:client/fee-earner',
    ask(async (asked) => feeEarnersOf(asked.tx, permittedClient(asked, 'client:read'))),
  )
  router.post(
    '/client/:client/fee-earner',
    ask((asked) => {
      const client = clientForAdditions(asked)
      return withIdempotencyKey(asked, async () => ({ status: 201, body: await addFeeEarner(asked, client) }))
    }),
  )
  router.patch(
    '/client/:client/fee-earner/:earner',
    ask(async (asked) =>
      withETag(asked, await changeFeeEarner(asked, permittedClient(asked, 'client:edit'), param(asked, 'earner'))),
    ),
  )
}
