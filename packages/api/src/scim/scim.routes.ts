import { SCIM_PATH } from '@costdraft/schema/scim/names.ts'
import { Router, type RequestHandler } from 'express'
import type { RequestHandlers } from '../http/request.ts'
import {
  allResourceTypes,
  allSchemas,
  discoveryParameters,
  oneResourceType,
  oneSchema,
  serviceProviderConfig,
} from './discovery.ts'
import { addGroup, deleteGroup, patchGroup, readGroup, replaceGroup } from './groups.ts'
import {
  allBySearch,
  groupsByQuery,
  groupsBySearch,
  listParameters,
  resourceParameters,
  usersByQuery,
  usersBySearch,
} from './lists.ts'
import { scimBody } from './scim-answers.ts'
import { ScimError } from './scim-error.ts'
import { askScim, type ScimHandlers } from './scim-request.ts'
import { addUser, deleteUser, patchUser, readUser, replaceUser, type Accounts } from './users.ts'

const at = (path: string): string => `${SCIM_PATH}${path}`

/** What SCIM has that is not here (RFC 7644 sections 3.7 and 3.11). */
const notHere: RequestHandler = () => {
  throw new ScimError(501, 'This is not supported. ServiceProviderConfig says what is.')
}

function userRoutes(router: Router, scim: ScimHandlers, accounts: Accounts): void {
  router.get(at('/Users'), scim(usersByQuery, { parameters: listParameters }))
  router.post(
    at('/Users'),
    scim((asked) => addUser(asked, accounts)),
  )
  router.post(at('/Users/.search'), scim(usersBySearch, { isRead: true }))
  router.get(at('/Users/:user'), scim(readUser, { parameters: resourceParameters }))
  router.put(
    at('/Users/:user'),
    scim((asked) => replaceUser(asked, accounts)),
  )
  router.patch(
    at('/Users/:user'),
    scim((asked) => patchUser(asked, accounts)),
  )
  router.delete(at('/Users/:user'), scim(deleteUser))
}

function groupRoutes(router: Router, scim: ScimHandlers): void {
  router.get(at('/Groups'), scim(groupsByQuery, { parameters: listParameters }))
  router.post(at('/Groups'), scim(addGroup))
  router.post(at('/Groups/.search'), scim(groupsBySearch, { isRead: true }))
  router.get(at('/Groups/:group'), scim(readGroup, { parameters: resourceParameters }))
  router.put(at('/Groups/:group'), scim(replaceGroup))
  router.patch(at('/Groups/:group'), scim(patchGroup))
  router.delete(at('/Groups/:group'), scim(deleteGroup))
}

/** What SCIM says of itself. */
function discoveryRoutes(router: Router, scim: ScimHandlers): void {
  const parameters = discoveryParameters
  router.get(at('/ServiceProviderConfig'), scim(serviceProviderConfig, { parameters }))
  router.get(at('/ResourceTypes'), scim(allResourceTypes, { parameters }))
  router.get(at('/ResourceTypes/:type'), scim(oneResourceType))
  router.get(at('/Schemas'), scim(allSchemas, { parameters }))
  router.get(at('/Schemas/:schema'), scim(oneSchema))
}

/** Provisioning of the users and user groups of a firm by its directory (SCIM 2.0, RFC 7643 and 7644). */
export function scimRoutes(ask: RequestHandlers, accounts: Accounts): Router {
  const router = Router()
  const scim = askScim(ask)
  router.use(SCIM_PATH, scimBody)
  router.use([at('/Me'), at('/Bulk')], notHere)
  userRoutes(router, scim, accounts)
  groupRoutes(router, scim)
  discoveryRoutes(router, scim)
  router.post(at('/.search'), scim(allBySearch, { isRead: true }))
  return router
}
