import { LIST_MESSAGE, MOST_RESULTS } from '@costdraft/schema/scim/names.ts'
import { resourceTypes, scimSchemas } from '@costdraft/schema/scim/schemas.ts'
import { Forbidden, NotFound } from '../errors/errors.ts'
import type { ScimContext } from './scim-request.ts'

const CORE = 'urn:ietf:params:scim:schemas:core:2.0'

/** The parameters of what SCIM says of itself: a filter, which is refused. */
export const discoveryParameters = ['filter'] as const

/** Throws 403 for a filter: what SCIM says of itself is answered whole (RFC 7644 section 4). */
function assertUnfiltered({ req }: ScimContext): void {
  if (req.query.filter !== undefined) throw new Forbidden('This list takes no filter.')
}

const listed = (resources: readonly unknown[]) => ({
  schemas: [LIST_MESSAGE],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
})

const withMeta = <T>(resource: T, resourceType: string, location: string) => ({
  ...resource,
  meta: { resourceType, location },
})

/** `GET ServiceProviderConfig`: what of SCIM there is here (RFC 7643 section 5). */
export async function serviceProviderConfig(asked: ScimContext) {
  assertUnfiltered(asked)
  const config = {
    schemas: [`${CORE}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MOST_RESULTS },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'OAuth bearer token',
        description: 'The token of an API client with the scope scim, by OAuth 2.0 client credentials.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
  }
  return withMeta(config, 'ServiceProviderConfig', `${asked.base}/ServiceProviderConfig`)
}

const typesOf = ({ base }: ScimContext) =>
  resourceTypes.map((type) =>
    withMeta({ schemas: [`${CORE}:ResourceType`], ...type }, 'ResourceType', `${base}/ResourceTypes/${type.id}`),
  )
const schemasOf = ({ base }: ScimContext) =>
  scimSchemas.map((schema) =>
    withMeta({ schemas: [`${CORE}:Schema`], ...schema }, 'Schema', `${base}/Schemas/${schema.id}`),
  )

/** The one of some resources that a path names, by its id. Throws 404 for any other. */
function oneOf<T extends { id: string }>(resources: readonly T[], id: unknown): T {
  const found = resources.find((one) => one.id.toLowerCase() === String(id).toLowerCase())
  if (!found) throw new NotFound()
  return found
}

/** `GET ResourceTypes`: users and groups (RFC 7643 section 6). */
export async function allResourceTypes(asked: ScimContext) {
  assertUnfiltered(asked)
  return listed(typesOf(asked))
}
export const oneResourceType = async (asked: ScimContext) => oneOf(typesOf(asked), asked.req.params.type)

/** `GET Schemas`: what users and groups have (RFC 7643 section 7). */
export async function allSchemas(asked: ScimContext) {
  assertUnfiltered(asked)
  return listed(schemasOf(asked))
}
export const oneSchema = async (asked: ScimContext) => oneOf(schemasOf(asked), asked.req.params.schema)
