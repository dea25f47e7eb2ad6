import { errorCodes } from '@costdraft/schema/errors/error-codes.ts'
import type { Answered } from '@costdraft/schema/telemetry/answered-requests.ts'
import { count, observe } from '@costdraft/schema/telemetry/metrics.ts'
import type { Request, Response } from 'express'
import type { Context } from '../context/context.ts'
import { fileRouteOf } from '../files/routes.ts'
import { operationOf } from './operation-names.ts'

const FILES = '/api/files/'
/** What is served without a route of its own. */
const PREFIXES = ['/graphql', '/assets']
const CATCH_ALL = '/{*path}'

/** The pattern of a route of files: that of the case API which it passes on. */
function fileRoute(method: string, path: string): string {
  const found = fileRouteOf(method, path.slice(FILES.length))
  return found ? `${FILES}${found.route.upstream(':uuid', ':name')}` : `${FILES}…`
}

/** The pattern of the route that answered a request; nothing of it is what the request brought. */
export function routeOf({ method, originalUrl, route }: Pick<Request, 'method' | 'originalUrl' | 'route'>): string {
  const path = originalUrl.split('?')[0] ?? ''
  const prefix = PREFIXES.find((one) => path === one || path.startsWith(`${one}/`))
  if (prefix !== undefined) return prefix
  if (path.startsWith(FILES)) return fileRoute(method, path)
  const { path: pattern } = (route ?? {}) as { path?: unknown }
  if (typeof pattern !== 'string') return 'other'
  return pattern === CATCH_ALL ? 'page' : pattern
}

const CODES = new Set<string>(errorCodes)
const resultOf = (errors: readonly { extensions?: Record<string, unknown> }[]): string => {
  const [first] = errors
  if (!first) return 'ok'
  const code = String(first.extensions?.code)
  return CODES.has(code) ? code : 'INTERNAL'
}

/** What the line of a request to the gateway says, once it is answered; counts its GraphQL operation. */
export function answered(req: Request, res: Response, seconds: number): Answered {
  const route = routeOf(req)
  const { context } = res.locals as { context?: Context }
  const asked = context && operationOf(context)
  if (!asked) return { route }
  const { name: operation } = asked
  count('costdraft_operations_total', { operation, result: resultOf(asked.errors()) })
  observe('costdraft_operation_seconds', { operation }, seconds)
  return { route, more: { operation } }
}
