import { Router } from 'express'
import { permittedClient } from '../access/assert-client.ts'
import type { Throttle } from '../access/sign-in-throttle.ts'
import { PAGE_PARAMETERS } from '../http/paging.ts'
import { withETag } from '../http/body.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import { endAbsence, setAbsence } from './absence.ts'
import { addGroup, changeGroup, groupsOf, removeGroup } from './groups.ts'
import { linkRoleOf, setLink } from './client-links.ts'
import { setLinks } from './many-links.ts'
import { passwordRoute, resetRoute } from './change-password.ts'
import type { AccountHost } from './changed-address.ts'
import { endOtherSessions, endOwnSession, ownSessions, profileRoute } from './profile.ts'
import { resetByLink, type LinkGiver } from './given-links.ts'
import { addAdministrator, inviteAdministrator, listAdministrators } from './administrators.ts'
import { endSessionOfUser, endSessionsOfUser, sessionsOfUser } from './sessions-of-users.ts'
import { ownSignIns } from './sign-ins.ts'
import { addUser, changeUser, deactivateUser, invitedBefore, inviteUser } from './user-changes.ts'
import { listUsers, userParameters, userRow } from './user-rows.ts'

const userParam = ({ req }: RequestContext): string => String(req.params.user)

/** The viewer's own profile, password and sessions. */
function profileRoutes(router: Router, ask: RequestHandlers, throttle: Throttle, host: AccountHost): void {
  router.get('/users/user', ask.viewer)
  router.patch('/users/user', profileRoute(ask, throttle, host))
  router.post('/users/user/password', passwordRoute(ask, throttle))
  router.get('/users/user/session', ask(ownSessions))
  router.delete('/users/user/session', ask(endOtherSessions))
  router.delete('/users/user/session/:session', ask(endOwnSession))
  router.get('/users/user/sign-ins', ask(ownSignIns, { parameters: PAGE_PARAMETERS }))
}

/** Administration of users. */
function userAdminRoutes(
  router: Router,
  ask: RequestHandlers,
  throttle: Throttle,
  links: LinkGiver & AccountHost,
): void {
  router.get(
    '/users',
    ask(({ tx, viewer, req }) => listUsers(tx, viewer, req.query), { parameters: userParameters }),
  )
  router.get(
    '/clients/users/:user',
    ask(async (asked) => withETag(asked, await userRow(asked.tx, asked.viewer, userParam(asked)))),
  )
  router.post(
    '/users/clients/:client',
    ask((asked) => {
      const client = permittedClient(asked, 'user:create')
      return withIdempotencyKey(asked, () => addUser(asked, client))
    }),
  )
  router.post(
    '/users/clients/:client/invitation',
    ask((asked) => {
      const client = permittedClient(asked, 'user:create')
      return withIdempotencyKey(
        asked,
        () => inviteUser(asked, client, links),
        (uuid) => invitedBefore(asked, uuid),
      )
    }),
  )
  router.patch(
    '/users/:user',
    ask(async (asked) => withETag(asked, await changeUser(asked, userParam(asked), links))),
  )
  router.delete(
    '/users/:user',
    ask((asked) => deactivateUser(asked, userParam(asked), true)),
  )
  router.post(
    '/users/:user/restore',
    ask((asked) => deactivateUser(asked, userParam(asked), false)),
  )
  router.post('/users/:user/password', resetRoute(ask, throttle))
  router.post(
    '/users/:user/reset',
    ask((asked) => resetByLink(asked, userParam(asked), links)),
  )
}

/** The system administrators. They are deactivated as any user is. */
function administratorRoutes(router: Router, ask: RequestHandlers, links: LinkGiver): void {
  const path = '/users/administrators'
  router.get(path, ask(listAdministrators))
  router.post(
    path,
    ask((asked) => withIdempotencyKey(asked, () => addAdministrator(asked))),
  )
  router.post(
    `${path}/invitation`,
    ask((asked) =>
      withIdempotencyKey(
        asked,
        () => inviteAdministrator(asked, links),
        (uuid) => invitedBefore(asked, uuid),
      ),
    ),
  )
}

/** The sessions of users whom the viewer may edit. */
function sessionRoutes(router: Router, ask: RequestHandlers): void {
  router.get('/users/:user/sessions', ask(sessionsOfUser))
  router.delete('/users/:user/sessions', ask(endSessionsOfUser))
  router.delete('/users/:user/sessions/:session', ask(endSessionOfUser))
}

/** When users are away: the viewer, and users whom the viewer may edit. */
function absenceRoutes(router: Router, ask: RequestHandlers, today: () => string): void {
  const own = ({ viewer }: RequestContext): string => viewer.user_uuid
  for (const [path, user] of [
    ['/users/user/absence', own],
    ['/users/:user/absence', userParam],
  ] as const) {
    router.post(
      path,
      ask((asked) => setAbsence(asked, user(asked), today())),
    )
    router.delete(
      path,
      ask((asked) => endAbsence(asked, user(asked))),
    )
  }
}

/** Roles of users in child clients. */
function clientLinkRoutes(router: Router, ask: RequestHandlers): void {
  const setRole = (role: (asked: RequestContext) => ReturnType<typeof linkRoleOf>) =>
    ask(async (asked) => {
      await setLink(asked, String(asked.req.params.client), userParam(asked), role(asked))
      return undefined
    })
  router.post(
    '/clients/:client/users',
    ask((asked) => setLinks(asked, String(asked.req.params.client))),
  )
  router.post(
    '/clients/:client/users/:user',
    setRole(({ req }) => linkRoleOf(req.body)),
  )
  router.patch(
    '/clients/:client/users/:user',
    setRole(({ req }) => linkRoleOf(req.body)),
  )
  router.delete(
    '/clients/:client/users/:user',
    setRole(() => 'no_access'),
  )
}

/** User groups of a client. */
function groupRoutes(router: Router, ask: RequestHandlers): void {
  router.get(
    '/clients/:client/user-group',
    ask((asked) => groupsOf(asked.tx, permittedClient(asked, 'user:read'))),
  )
  router.post(
    '/clients/:client/user-group',
    ask((asked) => {
      const client = permittedClient(asked, 'client:edit_users')
      return withIdempotencyKey(asked, async () => ({ status: 201, body: await addGroup(asked, client) }))
    }),
  )
  router.patch(
    '/clients/:client/user-group/:group',
    ask((asked) => changeGroup(asked, permittedClient(asked, 'client:edit_users'), String(asked.req.params.group))),
  )
  router.delete(
    '/clients/:client/user-group/:group',
    ask((asked) => removeGroup(asked, permittedClient(asked, 'client:edit_users'), String(asked.req.params.group))),
  )
}

/** `users/…` of the admin API, and the routes of child client roles and user groups. */
export const userRoutes = (
  ask: RequestHandlers,
  throttle: Throttle,
  links: LinkGiver & AccountHost,
  today: () => string,
): Router => {
  const router = Router()
  profileRoutes(router, ask, throttle, links)
  userAdminRoutes(router, ask, throttle, links)
  administratorRoutes(router, ask, links)
  sessionRoutes(router, ask)
  absenceRoutes(router, ask, today)
  clientLinkRoutes(router, ask)
  groupRoutes(router, ask)
  return router
}
