import { restApi } from '@costdraft/api/rest-api.ts'
import { createDoor } from '@costdraft/api/http/door.ts'
import { openApi } from '@costdraft/gateway/docs/openapi.ts'
import { fileRouteOf } from '@costdraft/gateway/files/routes.ts'
import { gatewayRoutes } from '@costdraft/schema/rest/gateway-routes.ts'
import { restRoutes } from '@costdraft/schema/rest/index.ts'
import { restParameters } from '@costdraft/schema/rest/parameters.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { parametersOf, routesOf } from '../support/routes-of.ts'

const app = restApi(
  { db: undefined as never, kept: undefined as never, engine: 'PGlite' },
  createDoor({ readToken: async () => undefined }),
  undefined as never,
  {} as never,
)
const routes = restRoutes()
const document = openApi({
  webUrl: 'https://costs.example',
  caseUrl: 'https://cases.example',
  adminUrl: 'https://admin.example',
  tokenUrl: 'https://sign-in.example/oauth/token',
  version: '0.0.0',
})
interface Described {
  paths: Record<
    string,
    Record<
      string,
      { operationId?: string; security?: unknown; requestBody?: { content: Record<string, { schema: unknown }> } }
    >
  >
  components: { schemas: Record<string, { required?: string[]; properties?: Record<string, unknown> }> }
}
const { paths, components } = document as unknown as Described

describe('the description of the REST API', () => {
  test('has every route of the router, and no other', () => {
    expect(Object.keys(routes).toSorted()).toEqual(routesOf(app))
  })

  test('names the parameters that each GET takes', () => {
    const described = Object.entries(routes).filter(([route]) => route.startsWith('GET '))
    const named = (names: readonly string[]): string[] => names.toSorted()
    for (const [route, { query = [] }] of described)
      expect({ route, query: named(query) }).toEqual({ route, query: named(parametersOf(app, route)) })
  })

  test('says the scope that each route asks for', () => {
    const scopesOf = (path: string, method: string): unknown => paths[path]?.[method]?.security
    expect([
      scopesOf('/clients/{client}/webhook', 'post'),
      scopesOf('/client/fee-earner', 'get'),
      scopesOf('/client/case/batch', 'post'),
      scopesOf('/client/case/{uuid}/note', 'post'),
      scopesOf('/api/files/client/case/{case}/file/{file}', 'get'),
      scopesOf('/users/user', 'get'),
      scopesOf('/health', 'get'),
    ]).toEqual([
      [{ token: ['webhooks'] }],
      [{ token: ['admin:read'] }],
      [{ token: ['cases:read'] }],
      [{ token: ['cases:write'] }],
      [{ token: ['cases:read'] }],
      [{ token: [] }],
      [],
    ])
  })

  test('describes every parameter that it names', () => {
    const names = new Set(Object.values({ ...routes, ...gatewayRoutes() }).flatMap(({ query = [] }) => query))
    expect([...names].filter((name) => !restParameters[name])).toEqual([])
  })

  test('has every file route of the gateway', () => {
    const UUID = '00000000-0000-4000-8000-000000000000'
    const described = Object.keys(gatewayRoutes()).filter((route) => route.includes(' /api/files/'))
    const unknown = described.filter((route) => {
      const [method = '', path = ''] = route.split(' ')
      const named = path.replace(':key', 'bill').replace(':table', 'care_fixed_fee').replaceAll(/:\w+/g, UUID)
      return !fileRouteOf(method, named.replace('/api/files/', ''))
    })
    expect(unknown).toEqual([])
    expect(described.length).toBeGreaterThanOrEqual(17)
  })

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(document as never)).toMatchObject({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('refers to records that it has, and names each operation once', () => {
    const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
    expect(refs.filter((name) => !components.schemas[name])).toEqual([])
    const ids = Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => operationId ?? []),
    )
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('takes ranges, choices and what is required from the tables of fields', () => {
    expect(components.schemas.NewTimeRecording).toMatchObject({
      required: ['date', 'fee_earner', 'activity_type', 'time'],
      properties: {
        date: { type: 'string', format: 'date' },
        time: { type: ['number', 'string'], minimum: 0.01 },
        activity_type: { enum: expect.arrayContaining(['preparation']) as unknown },
      },
    })
    expect(components.schemas.NewLegalAidCase?.properties).toMatchObject({
      case_name: { type: 'string', minLength: 3, maxLength: 255 },
      certificate: { properties: { certificate_scopes: { items: { properties: { case_part: {} } } } } },
    })
  })
})
