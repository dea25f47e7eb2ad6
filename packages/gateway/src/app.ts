import { constants } from 'node:zlib'
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { expressMiddleware } from '@as-integrations/express5'
import { close, listen } from '@costdraft/schema/http.ts'
import { VERSION } from '@costdraft/schema/product.ts'
import compression from 'compression'
import express, { type Request, type RequestHandler } from 'express'
import type { GraphQLFormattedError } from 'graphql'
import { pino } from 'pino'
import { request } from 'undici'
import type { Config } from './config.ts'
import { createContext, tokenOf, type Context } from './context.ts'
import { compiledExecution } from './execution.ts'
import { passThrough } from './files/pass-through.ts'
import { createSchema } from './schema.ts'
import { webApp } from './web.ts'

export interface Gateway { stop: () => Promise<void> }

const BODY_LIMIT = '2mb'
/** Quick enough for every answer, and nearly as small as it gets. */
const BROTLI = 4

/** Starts the gateway: GraphQL and the built web app on one port. Resolves when it answers. */
export async function startGateway(config: Config): Promise<Gateway> {
  const log = pino({ level: config.logLevel, name: 'gateway', base: { name: 'gateway' } }, pino.destination(2))
  const app = express().disable('x-powered-by').disable('etag').use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI } } }))
  app.get('/health', (_req, res) => { res.json({ status: 'ok' }) })
  app.get('/ready', ready(config))
  const server = await listen(app, config.port)
  const apollo = new ApolloServer<Context>({
    gateway: compiledExecution(createSchema()),
    // Cache control wraps every field of the schema and halves the speed; answers are never shared anyway.
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginDrainHttpServer({ httpServer: server })],
    includeStacktraceInErrorResponses: false,
    formatError: (formatted) => masked(formatted),
    stopOnTerminationSignals: false,
    logger: log,
  })
  await apollo.start()
  const product = { company: config.companyName, version: VERSION }
  const context = async ({ req }: { req: Request }): Promise<Context> => createContext(config, product, tokenOf(req.headers.authorization))
  app.use('/graphql', noStore, signedIn, express.json({ limit: BODY_LIMIT }), expressMiddleware(apollo, { context }))
  app.use(passThrough(config.caseApiUrl))
  app.use(webApp(config))
  return { stop: async () => { await apollo.stop(); await close(server) } }
}

const noStore: RequestHandler = (_req, res, next) => {
  res.set('cache-control', 'no-store')
  next()
}

/** No token, no look at the text: not even a syntax error is answered to a stranger. */
const signedIn: RequestHandler = (req, res, next) => {
  try {
    tokenOf(req.headers.authorization)
    next()
  } catch (error) {
    res.status(401).json({ errors: [error] })
  }
}

const OURS = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'INVALID_INPUT', 'CONFLICT', 'TIMEOUT', 'UPSTREAM_FAILED', 'RATE_LIMITED', 'STORAGE_FULL'])
const ASKED_WRONGLY = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST', 'OPERATION_RESOLUTION_FAILURE'])

/** Codes leave from our closed list; what we did not foresee leaves without its words. */
function masked(error: GraphQLFormattedError): GraphQLFormattedError {
  const code = String(error.extensions?.code)
  if (OURS.has(code)) return error
  if (ASKED_WRONGLY.has(code)) return { ...error, extensions: { code: 'INVALID_INPUT', problems: [], details: {} } }
  return { message: 'Something went wrong.', ...(error.path && { path: error.path }), extensions: { code: 'INTERNAL', problems: [], details: {} } }
}

/** Ready when the hosts behind it are: a load balancer must not send people to a gateway that can answer nothing. */
const ready = ({ caseApiUrl, adminApiUrl }: Config): RequestHandler => async (_req, res) => {
  const hosts = [...new Set([caseApiUrl, adminApiUrl])]
  const answers = await Promise.allSettled(hosts.map((host) => request(`${host}/health`, { headersTimeout: 2_000 }).then(async ({ statusCode, body }) => {
    await body.dump()
    return statusCode
  })))
  const down = hosts.filter((_host, i) => { const answer = answers[i]; return answer?.status !== 'fulfilled' || answer.value >= 500 })
  res.status(down.length > 0 ? 503 : 200).json({ status: down.length > 0 ? 'waiting' : 'ready', down: down.length })
}
