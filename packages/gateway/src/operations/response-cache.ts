import { createHash } from 'node:crypto'
import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import type { Request, RequestHandler, Response } from 'express'
import type { Context } from '../context.ts'

/** In characters: the whole cache, one response, and the longest request that is looked up. */
const MAX_CACHE_SIZE = 32_000_000,
  MAX_RESPONSE = 2_000_000,
  MAX_REQUEST = 20_000
/** In milliseconds. Bounds the staleness of responses that change with time alone, such as when a deleted file can no longer be restored. */
const MAX_AGE = 30_000

interface CachedResponse {
  state: string
  type: string
  text: string
  expiresAt: number
}
export interface ResponseCache {
  /** Runs before Apollo Server: sends a cached response if it is still valid, and otherwise stores the response that the server sends. */
  middleware: RequestHandler
  /** The context of a request, shared by middleware and server. */
  contextOf: (req: Request) => Context
  /** Marks the responses that may be cached: queries without errors. */
  plugin: ApolloServerPlugin<Context>
}

/**
 * A response cache per token and request. A cached response is valid while nothing has been stored in the database it was read from
 * (`STATE_HEADER` in `schema/http`). The viewer is fetched on every request: this checks the token and returns the current database state,
 * which a revoked permission changes like any other write.
 */
export function responseCache(makeContext: (req: Request) => Context, now: () => number): ResponseCache {
  const responses = new InMemoryLRUCache<CachedResponse>({
    maxSize: MAX_CACHE_SIZE,
    maxEntrySize: MAX_RESPONSE,
    sizeCalculation: ({ text }) => text.length + 1,
  })
  // Apollo Server copies the context, but the copy holds the same set of states, which therefore identifies the request.
  const contexts = new WeakMap<Request, Context>(),
    cacheable = new WeakSet<Context['databaseStates']>()
  const contextOf = (req: Request): Context => {
    const context = contexts.get(req) ?? makeContext(req)
    contexts.set(req, context)
    return context
  }

  const store = (key: string, context: Context, res: Response, text: unknown): void => {
    const [state, ...others] = context.databaseStates
    if (
      !cacheable.has(context.databaseStates) ||
      state === undefined ||
      others.length > 0 ||
      res.statusCode !== 200 ||
      typeof text !== 'string'
    )
      return
    void responses.set(key, { state, text, type: String(res.getHeader('content-type')), expiresAt: now() + MAX_AGE })
  }

  const middleware: RequestHandler = async (req, res, next) => {
    const key = keyOf(req)
    if (!key) return next()
    const context = contextOf(req),
      cached = await responses.get(key)
    if (cached && cached.expiresAt > now() && (await isCurrent(context, cached.state)))
      return void res.set('content-type', cached.type).send(cached.text)
    const send = res.send.bind(res)
    res.send = (text: unknown) => {
      store(key, context, res, text)
      return send(text)
    }
    next()
  }

  const listener: GraphQLRequestListener<Context> = {
    willSendResponse: async ({ contextValue, operation, response }) => {
      if (operation?.operation === 'query' && response.body.kind === 'single' && !response.body.singleResult.errors)
        cacheable.add(contextValue.databaseStates)
    },
  }
  return { middleware, contextOf, plugin: { requestDidStart: async () => listener } }
}

/** The cache key: a hash of token, accepted content type and body. Undefined for requests that are not looked up. */
function keyOf({ method, headers, body }: Request): string | undefined {
  if (method !== 'POST' || !(Number(headers['content-length']) <= MAX_REQUEST)) return undefined
  return createHash('sha256')
    .update(JSON.stringify([headers.authorization, headers.accept, body]))
    .digest('base64url')
}

/** Whether the token is valid and the database is still in `state`. On an error the request is executed, which reports the error. */
async function isCurrent(context: Context, state: string): Promise<boolean> {
  try {
    await context.viewer()
  } catch {
    return false
  }
  return context.databaseStates.size === 1 && context.databaseStates.has(state)
}
