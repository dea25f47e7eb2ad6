import { Router } from 'express'
import { clientWith } from '../access/assert-client.ts'
import { tagged } from '../http/body.ts'
import { once } from '../http/idempotency.ts'
import type { Ask, Asked } from '../http/request.ts'
import { addApiClient, apiClientsOf, revokeApiClient } from '../api-clients/api-clients.ts'
import { addGroup, changeGroup, groupsOf, removeGroup } from './groups.ts'
import { roleOf, setLink } from './links.ts'
import { changePassword, changeProfile, endOwnSession, ownSessions } from './profile.ts'
import { addUser, changeUser, deactivateUser, resetPassword } from './user-changes.ts'
import { listUsers, userRow } from './user-rows.ts'

const userOf = ({ req }: Asked): string => String(req.params.user)

/** `users/…` of the admin API, the links of people to clients, and their groups. */
export const userRoutes = (ask: Ask): Router => {
  const router = Router()
  router.get('/users/user', ask.viewer)
  router.patch('/users/user', ask(changeProfile))
  router.post('/users/user/password', ask(changePassword))
  router.get('/users/user/session', ask(ownSessions))
  router.delete('/users/user/session/:session', ask(endOwnSession))

  router.get(
    '/users',
    ask(({ tx, viewer, req }) => listUsers(tx, viewer, req.query)),
  )
  router.get(
    '/clients/users/:user',
    ask(async (asked) => tagged(asked, await userRow(asked.tx, asked.viewer, userOf(asked)))),
  )
  router.post(
    '/users/clients/:client',
    ask((asked) => {
      const client = clientWith(asked, 'user:create')
      return once(asked, async () => ({ status: 201, body: await addUser(asked, client) }))
    }),
  )
  router.patch(
    '/users/:user',
    ask(async (asked) => tagged(asked, await changeUser(asked, userOf(asked)))),
  )
  router.delete(
    '/users/:user',
    ask((asked) => deactivateUser(asked, userOf(asked), true)),
  )
  router.post(
    '/users/:user/restore',
    ask((asked) => deactivateUser(asked, userOf(asked), false)),
  )
  router.post(
    '/users/:user/password',
    ask((asked) => resetPassword(asked, userOf(asked))),
  )

  const link = (role: (asked: Asked) => ReturnType<typeof roleOf>) =>
    ask(async (asked) => {
      await setLink(asked, String(asked.req.params.client), userOf(asked), role(asked))
      return undefined
    })
  router.post(
    '/clients/:client/users/:user',
    link(({ req }) => roleOf(req.body)),
  )
  router.patch(
    '/clients/:client/users/:user',
    link(({ req }) => roleOf(req.body)),
  )
  router.delete(
    '/clients/:client/users/:user',
    link(() => 'no_access'),
  )

  router.get(
    '/clients/:client/user-group',
    ask((asked) => groupsOf(asked.tx, clientWith(asked, 'user:read'))),
  )
  router.post(
    '/clients/:client/user-group',
    ask((asked) => {
      const client = clientWith(asked, 'client:edit_users')
      return once(asked, async () => ({ status: 201, body: await addGroup(asked, client) }))
    }),
  )
  router.patch(
    '/clients/:client/user-group/:group',
    ask((asked) => changeGroup(asked, clientWith(asked, 'client:edit_users'), String(asked.req.params.group))),
  )
  router.delete(
    '/clients/:client/user-group/:group',
    ask((asked) => removeGroup(asked, clientWith(asked, 'client:edit_users'), String(asked.req.params.group))),
  )
  router.get(
    '/clients/:client/api-client',
    ask((asked) => apiClientsOf(asked.tx, clientWith(asked, 'api_client:manage'))),
  )
  // Without an Idempotency-Key: its answer would be kept for a day, and with it the secret.
  router.post(
    '/clients/:client/api-client',
    ask(async (asked) => {
      const row = await addApiClient(asked, clientWith(asked, 'api_client:manage'))
      asked.res.status(201)
      return row
    }),
  )
  router.delete(
    '/clients/:client/api-client/:apiClient',
    ask((asked) => revokeApiClient(asked, clientWith(asked, 'api_client:manage'), String(asked.req.params.apiClient))),
  )
  return router
}
