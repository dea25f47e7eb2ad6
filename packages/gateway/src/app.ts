import { constants } from 'node:zlib'
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { expressMiddleware } from '@as-integrations/express5'
import { close, listen } from '@costdraft/schema/http.ts'
import { VERSION } from '@costdraft/schema/product.ts'
import compression from 'compression'
import express, { type Request, type RequestHandler } from 'express'
import { pino } from 'pino'
import { request } from 'undici'
import type { Config } from './config.ts'
import { createContext, tokenOf, type Context } from './context.ts'
import { maskError } from './errors.ts'
import { compiledExecution } from './operations/compiled-execution.ts'
import { passThrough } from './files/pass-through.ts'
import ownOperations from './generated/persisted-documents.json' with { type: 'json' }
import { noStore, bodyErrors, requireAuth } from './operations/require-auth.ts'
import { validateOperation } from './operations/validate-operation.ts'
import { persistedOperations } from './operations/persisted-operations.ts'
import { limitRules, OPERATION_LIMITS } from './operations/limits.ts'
import { createSchema } from './schema.ts'
import { createHosts } from './upstream/hosts.ts'
import { webApp } from './web.ts'

export interface Gateway {
  stop: () => Promise<void>
}

const BODY_LIMIT = '2mb'
/** Fast enough to compress every response, at nearly the best ratio. */
const BROTLI_QUALITY = 4

/** Starts the gateway: GraphQL and the built web app on one port. Resolves once it accepts requests. */
export async function startGateway(config: Config): Promise<Gateway> {
  const log = pino({ level: config.logLevel, name: 'gateway', base: { name: 'gateway' } }, pino.destination(2))
  const app = express()
    .disable('x-powered-by')
    .disable('etag')
    .use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } }))
  app.get('/health', (_req, res) => {
    res.json({ status: 'ok' })
  })
  app.get('/ready', ready(config))
  const server = await listen(app, config.port)
  const schema = createSchema()
  const hosts = createHosts(config, {
    onFailure: (failure) => log.warn(failure, 'a host failed'),
  })
  const product = { company: config.companyName, version: VERSION }
  const apollo = new ApolloServer<Context>({
    gateway: compiledExecution(schema),
    ...persistedOperations(ownOperations),
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    validationRules: limitRules(),
    introspection: true,
    allowBatchedHttpRequests: false,
    // Apollo's cache control wraps every field resolver and halves the throughput; responses are private anyway.
    plugins: [
      validateOperation(schema),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
    ],
    includeStacktraceInErrorResponses: false,
    formatError: (formatted) => maskError(formatted),
    stopOnTerminationSignals: false,
    logger: log,
  })
  await apollo.start()
  app.use(
    '/graphql',
    noStore,
    requireAuth,
    express.json({ limit: BODY_LIMIT }),
    bodyErrors(BODY_LIMIT),
    expressMiddleware(apollo, {
      context: async ({ req }: { req: Request }) => createContext(hosts, product, tokenOf(req.headers.authorization)),
    }),
  )
  app.use(passThrough(config.caseApiUrl))
  app.use(webApp(config))
  return {
    stop: async () => {
      await apollo.stop()
      await close(server)
    },
  }
}

/** Readiness probe: 503 while an upstream host is down, so that a load balancer does not route requests here. */
const ready =
  ({ caseApiUrl, adminApiUrl }: Config): RequestHandler =>
  async (_req, res) => {
    const hosts = [...new Set([caseApiUrl, adminApiUrl])]
    const answers = await Promise.allSettled(
      hosts.map((host) =>
        request(`${host}/health`, { headersTimeout: 2_000 }).then(async ({ statusCode, body }) => {
          await body.dump()
          return statusCode
        }),
      ),
    )
    const down = hosts.filter((_host, i) => {
      const answer = answers[i]
      return answer?.status !== 'fulfilled' || answer.value >= 500
    })
    res.status(down.length > 0 ? 503 : 200).json({ status: down.length > 0 ? 'waiting' : 'ready', down: down.length })
  }
