import type { TargetRequest } from './rest-operations.ts'
import { newUser, patch } from './scim.ts'

const SEARCH = { filter: 'id eq "nobody"' }
const at = (path: string): string => `scim/v2/${path}`

/**
 * A request for each route of SCIM, which refuses in a shape of its own: for a user or group of another firm, or, if it
 * takes none, one without effect. The tenancy tests fail for a route without an entry.
 */
export const scimRest: Record<string, TargetRequest> = {
  'GET /scim/v2/Users': ({ canary }) => [at(`Users?filter=externalId%20eq%20%22${canary}%22`)],
  'POST /scim/v2/Users': ({ firm }) => [at('Users'), newUser({ 'urn:costdraft:scim:User': { siteUuid: firm.client } })],
  'POST /scim/v2/Users/.search': () => [at('Users/.search'), SEARCH],
  'GET /scim/v2/Users/:user': ({ person }) => [at(`Users/${person}`)],
  'PUT /scim/v2/Users/:user': ({ person }) => [at(`Users/${person}`), newUser()],
  'PATCH /scim/v2/Users/:user': ({ person }) => [
    at(`Users/${person}`),
    patch({ op: 'replace', path: 'active', value: false }),
  ],
  'DELETE /scim/v2/Users/:user': ({ person }) => [at(`Users/${person}`)],
  'GET /scim/v2/Groups': () => [at('Groups?count=0')],
  'POST /scim/v2/Groups': ({ firm }) => [at('Groups'), { displayName: 'Not mine', members: [{ value: firm.client }] }],
  'POST /scim/v2/Groups/.search': () => [at('Groups/.search'), SEARCH],
  'GET /scim/v2/Groups/:group': ({ group }) => [at(`Groups/${group}`)],
  'PUT /scim/v2/Groups/:group': ({ group }) => [at(`Groups/${group}`), { displayName: 'Not mine' }],
  'PATCH /scim/v2/Groups/:group': ({ group }) => [at(`Groups/${group}`), patch({ op: 'remove', path: 'members' })],
  'DELETE /scim/v2/Groups/:group': ({ group }) => [at(`Groups/${group}`)],
  'POST /scim/v2/.search': () => [at('.search'), SEARCH],
  'GET /scim/v2/ServiceProviderConfig': () => [at('ServiceProviderConfig')],
  'GET /scim/v2/ResourceTypes': () => [at('ResourceTypes')],
  'GET /scim/v2/ResourceTypes/:type': () => [at('ResourceTypes/User')],
  'GET /scim/v2/Schemas': () => [at('Schemas')],
  'GET /scim/v2/Schemas/:schema': () => [at('Schemas/urn:costdraft:scim:User')],
}
