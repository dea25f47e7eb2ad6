import { scopeOfRoute } from '@costdraft/schema/access/route-scopes.ts'
import type { Scope } from '@costdraft/schema/access/scopes.ts'
import { gatewayRoutes } from '@costdraft/schema/rest/gateway-routes.ts'
import { restRoutes } from '@costdraft/schema/rest/index.ts'
import { ref } from '@costdraft/schema/rest/json-schema.ts'
import { notUuids } from '@costdraft/schema/rest/path-parameters.ts'
import { restParameters } from '@costdraft/schema/rest/parameters.ts'
import { restRecords } from '@costdraft/schema/rest/records.ts'
import { restTags, type RestRoute, type RestRoutes } from '@costdraft/schema/rest/rest-route.ts'
import type { ValueSchema } from '@costdraft/schema/rest/value-schema.ts'
import { scopes } from './contract-words.ts'

/** Where the routes are, and what the document is called after. */
export interface Described {
  webUrl: string
  caseUrl: string
  adminUrl: string
  tokenUrl: string
  version: string
}

type Json = Readonly<Record<string, unknown>>

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: notUuids.has(name) ? { type: 'string' } : { type: 'string', format: 'uuid' },
  }))

/** A parameter of a query; one that is not described is a text. */
const queryParameter = (name: string): Json => {
  const { description, ...schema } = restParameters[name] ?? { type: 'string' }
  return { name, in: 'query', ...(description && { description }), schema }
}
const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string', maxLength: 255 },
})
const KEY = header('Idempotency-Key', 'A text of the caller’s own: the same request has one effect for a day.')
const VERSION = header(
  'If-Match',
  'The `ETag` of the record on which a change is based; a stale one is refused with 412.',
)

/** The scope that a route needs; none for what every token may ask, and for what asks for the scopes of its fields. */
function scopeIn(method: string, path: string, { isRead = method === 'GET', isPublic }: RestRoute): Scope | undefined {
  const ofHost = path.replace(/^\/api\/files/, '')
  const isOfHost = /^\/(?:client|clients|users|expert-type|scim)\b/.test(ofHost)
  return isOfHost && !isPublic ? scopeOfRoute(method, ofHost, isRead) : undefined
}

const OK = 200
const CREATED = 201
const NO_CONTENT = 204
const hasInput = ({ body, form, picture, query }: RestRoute): boolean => Boolean(body ?? form ?? picture ?? query)
const jsonOf = (schema: ValueSchema, media = 'application/json'): Json => ({ [media]: { schema } })

/** What a route answers when it does not refuse. */
function done({ answer = 'nothing', isVersioned, media }: RestRoute, status: number): Json {
  return {
    description: status === CREATED ? 'Added' : 'Done',
    ...(isVersioned &&
      status !== NO_CONTENT && { headers: { ETag: { description: 'The version.', schema: { type: 'string' } } } }),
    ...(answer === 'file' && { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }),
    ...(typeof answer === 'object' && { content: jsonOf(answer, media) }),
  }
}

function answers(route: RestRoute, isGraphql: boolean): Json {
  const {
    answer = 'nothing',
    status = answer === 'nothing' ? NO_CONTENT : OK,
    isPublic,
    isVersioned,
    needs,
    media,
  } = route
  const { refusal = isGraphql ? 'GatewayError' : 'Refusal' } = route
  const refused = (description: string): Json => ({
    description,
    content: jsonOf(ref(refusal), media),
  })
  return {
    [status]: done(route, status),
    ...(!isPublic && { 401: refused('No valid token') }),
    ...(needs && {
      403: refused('Without the permission or the scope'),
      404: refused('No such record, or another firm’s'),
    }),
    ...(hasInput(route) && { [media ? 400 : 422]: refused('A wrong value or an unknown key, by name') }),
    ...(isVersioned && { 412: refused('The version is stale') }),
    default: refused('Any other refusal'),
  }
}

function bodyOf({ body, form, picture, media }: RestRoute): Json {
  if (!body && !form && !picture) return {}
  return {
    requestBody: {
      content: {
        ...(body && jsonOf(body, media)),
        ...Object.assign({}, ...(picture ?? []).map((type) => jsonOf({ type: 'string', format: 'binary' }, type))),
        ...(form && { 'multipart/form-data': { schema: { type: 'object', properties: form } } }),
      },
    },
  }
}

function operation(method: string, path: string, route: RestRoute): Json {
  const { tag, summary, text, needs, query = [], isKeyed, isVersioned, isPublic } = route
  const scope = scopeIn(method, path, route)
  const description = [text, needs && `Requires \`${needs}\`.`].filter(Boolean).join(' ')
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    operationId: `${method.toLowerCase()}${path.replaceAll('/:', '/by_').replaceAll(/[/-]/g, '_')}`,
    parameters: [
      ...query.map(queryParameter),
      ...(isKeyed ? [KEY] : []),
      ...(isVersioned && method !== 'GET' ? [VERSION] : []),
    ],
    ...bodyOf(route),
    responses: answers(route, path === '/graphql'),
    security: isPublic ? [] : [{ token: scope ? [scope] : [] }],
  }
}

/** The items of paths of some routes, which are at one server. */
function pathItems(routes: RestRoutes, server: string): Record<string, Json> {
  const items: Record<string, Record<string, unknown>> = {}
  for (const [route, described] of Object.entries(routes)) {
    const [method = '', path = ''] = route.split(' ')
    const name = path.replaceAll(/:(\w+)/g, '{$1}')
    items[name] ??= { servers: [{ url: server }], parameters: pathParameters(path) }
    items[name][method.toLowerCase()] = operation(method, path, described)
  }
  return items
}

const isAdmin = (route: string): boolean => /^\w+ \/(?:clients|users|scim)\b/.test(route)

/** The REST API and the gateway’s own routes as an OpenAPI document, version 3.1. */
export function openApi({ webUrl, caseUrl, adminUrl, tokenUrl, version }: Described): Json {
  const routes = Object.entries(restRoutes())
  const part = (wanted: boolean): RestRoutes =>
    Object.fromEntries(routes.filter(([route]) => isAdmin(route) === wanted))
  return {
    openapi: '3.1.0',
    info: {
      title: 'CostDraft',
      version,
      description: `The REST API of CostDraft. ${webUrl}/docs explains it; for programs, GraphQL is the first choice.`,
    },
    servers: [{ url: caseUrl, description: 'The case API' }],
    tags: restTags.map((name) => ({ name })),
    paths: {
      ...pathItems(part(false), caseUrl),
      ...pathItems(part(true), adminUrl),
      ...pathItems(gatewayRoutes(), webUrl),
    },
    components: {
      schemas: restRecords(),
      securitySchemes: {
        token: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl, scopes: Object.fromEntries(scopes) } },
        },
      },
    },
    security: [{ token: [] }],
  }
}
