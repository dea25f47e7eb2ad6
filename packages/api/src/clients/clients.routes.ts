import { can } from '@costdraft/schema/access/can.ts'
import { isPermission } from '@costdraft/schema/access/roles.ts'
import { Router } from 'express'
import { assertClient } from '../access/assert-client.ts'
import { NotFound, Refused } from '../errors.ts'
import { once } from '../idempotency.ts'
import type { Ask, Asked } from '../request.ts'
import { addFeeEarner, feeEarnersOf } from './fee-earners.ts'
import { addSite, sitesOf } from './sites.ts'
import { staffOf } from './staff.ts'

const clientOf = ({ req }: Asked): string => String(req.params.client)

/** Reading what a case leans on; adding to it is for who runs the firm and for who drafts for it. */
const assertReads = (asked: Asked): string => {
  assertClient(asked.viewer, clientOf(asked), 'client:read')
  return clientOf(asked)
}
const assertAdds = (asked: Asked): string => {
  const client = assertReads(asked)
  if (!can(asked.viewer, 'client:edit', { client_uuid: client })) assertClient(asked.viewer, client, 'case:create')
  return client
}

/** Clients, their sites, fee earners and people. */
export const clientRoutes = (ask: Ask): Router => {
  const router = Router()
  const clients = ({ tx }: Asked) => tx.selectFrom('client')
    .select(['uuid', 'name', 'type as client_type', 'parent_uuid as parent', 'version']).where('archived_at', 'is', null)

  router.get('/clients/:client', ask(async (asked) => {
    const client = assertReads(asked)
    const row = await clients(asked).where('uuid', '=', client).executeTakeFirst()
    if (!row) throw new NotFound()
    return row
  }))
  router.get('/clients/:client/children', ask(async (asked) => {
    const parent = assertReads(asked), action = asked.req.query.action
    if (action !== undefined && !(typeof action === 'string' && isPermission(action))) throw new Refused({ action: 'This is not a permission.' })
    const children = await clients(asked).where('parent_uuid', '=', parent).orderBy('name').execute()
    return children.filter(({ uuid }) => can(asked.viewer, action ?? 'client:read', { client_uuid: uuid }))
  }))
  router.get('/clients/:client/sites', ask(async (asked) => sitesOf(asked.tx, assertReads(asked))))
  router.post('/clients/:client/sites', ask((asked) => {
    const client = assertAdds(asked)
    return once(asked, async () => ({ status: 201, body: await addSite(asked, client) }))
  }))
  router.get('/clients/:client/users', ask(async (asked) => staffOf(asked.tx, assertReads(asked))))
  router.get('/client/:client/fee-earner', ask(async (asked) => feeEarnersOf(asked.tx, assertReads(asked))))
  router.post('/client/:client/fee-earner', ask((asked) => {
    const client = assertAdds(asked)
    return once(asked, async () => ({ status: 201, body: await addFeeEarner(asked, client) }))
  }))
  return router
}
