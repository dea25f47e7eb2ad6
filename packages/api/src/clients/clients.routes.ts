import { can } from '@costdraft/schema/access/can.ts'
import { isPermission } from '@costdraft/schema/access/roles.ts'
import { Router } from 'express'
import { assertClient, clientWith } from '../access/assert-client.ts'
import { tagged } from '../http/body.ts'
import { Forbidden, Refused } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import type { Ask, Asked } from '../http/request.ts'
import { addClient, archiveClient, changeClient } from './client-changes.ts'
import { childrenOf, clientRow, listClients } from './client-rows.ts'
import { addFeeEarner, changeFeeEarner, feeEarnersOf } from './fee-earners.ts'
import { addSite, changeSite, sitesOf } from './sites.ts'
import { staffOf } from './staff.ts'

const named = ({ req }: Asked, name: string): string => String(req.params[name])
/** Adding to what a case leans on is for who runs the firm and for who drafts for it. */
const assertAdds = (asked: Asked): string => {
  const client = clientWith(asked, 'client:read')
  if (!can(asked.viewer, 'client:edit', { client_uuid: client })) assertClient(asked.viewer, client, 'case:create')
  return client
}

/** Clients, their sites, fee earners and people. */
export const clientRoutes = (ask: Ask): Router => {
  const router = Router()
  router.get(
    '/clients',
    ask(({ tx, viewer, req }) => listClients(tx, viewer, req.query)),
  )
  router.post(
    '/clients',
    ask((asked) => {
      if (!can(asked.viewer, 'client:create', { client_uuid: asked.viewer.client_uuid })) throw new Forbidden()
      return once(asked, async () => ({ status: 201, body: tagged(asked, await addClient(asked)) }))
    }),
  )
  router.get(
    '/clients/:client',
    ask(async (asked) => tagged(asked, await clientRow(asked.tx, clientWith(asked, 'client:read')))),
  )
  router.patch(
    '/clients/:client',
    ask(async (asked) => tagged(asked, await changeClient(asked, clientWith(asked, 'client:edit')))),
  )
  router.post(
    '/clients/:client/archive',
    ask((asked) => archiveClient(asked, clientWith(asked, 'client:archive'), true)),
  )
  router.post(
    '/clients/:client/restore',
    ask((asked) => archiveClient(asked, clientWith(asked, 'client:archive'), false)),
  )
  router.get(
    '/clients/:client/children',
    ask(async (asked) => {
      const { viewer, req } = asked,
        parent = clientWith(asked, 'client:read'),
        action = req.query.action
      if (action !== undefined && !(typeof action === 'string' && isPermission(action)))
        throw new Refused({ action: 'This is not a permission.' })
      // Who links people to the clients below sees which there are, without a role in them.
      const all = action === undefined && can(viewer, 'client:edit_users', { client_uuid: parent })
      return (await childrenOf(asked.tx, parent)).filter(
        ({ uuid }) => all || can(viewer, action ?? 'client:read', { client_uuid: uuid }),
      )
    }),
  )
  router.get(
    '/clients/:client/sites',
    ask(async (asked) => sitesOf(asked.tx, clientWith(asked, 'client:read'))),
  )
  router.post(
    '/clients/:client/sites',
    ask((asked) => {
      const client = assertAdds(asked)
      return once(asked, async () => ({ status: 201, body: await addSite(asked, client) }))
    }),
  )
  router.patch(
    '/clients/:client/sites/:site',
    ask(async (asked) =>
      tagged(asked, await changeSite(asked, clientWith(asked, 'client:edit'), named(asked, 'site'))),
    ),
  )
  router.get(
    '/clients/:client/users',
    ask(async (asked) => staffOf(asked.tx, clientWith(asked, 'client:read'))),
  )
  router.get(
    '/client/:client/fee-earner',
    ask(async (asked) => feeEarnersOf(asked.tx, clientWith(asked, 'client:read'))),
  )
  router.post(
    '/client/:client/fee-earner',
    ask((asked) => {
      const client = assertAdds(asked)
      return once(asked, async () => ({ status: 201, body: await addFeeEarner(asked, client) }))
    }),
  )
  router.patch(
    '/client/:client/fee-earner/:earner',
    ask(async (asked) =>
      tagged(asked, await changeFeeEarner(asked, clientWith(asked, 'client:edit'), named(asked, 'earner'))),
    ),
  )
  return router
}
