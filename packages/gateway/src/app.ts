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
import { masked } from './errors.ts'
import { compiledExecution } from './operations/compiled-execution.ts'
import { passThrough } from './files/pass-through.ts'
import ownOperations from './generated/persisted-documents.json' with { type: 'json' }
import { noStore, refusedBody, requireAuth } from './operations/require-auth.ts'
import { validateOperation } from './operations/validate-operation.ts'
import { keptAnswers } from './operations/kept.ts'
import { persistedOperations } from './operations/persisted-operations.ts'
import { limitRules, MOST } from './operations/limits.ts'
import { createSchema } from './schema.ts'
import { webApp } from './web.ts'

export interface Gateway {
  stop: () => Promise<void>
}

const BODY_LIMIT = '2mb'
/** Quick enough for every answer, and nearly as small as it gets. */
const BROTLI = 4

/** Starts the gateway: GraphQL and the built web app on one port. Resolves when it answers. `now` is in milliseconds. */
export async function startGateway(config: Config, { now = Date.now } = {}): Promise<Gateway> {
  const log = pino({ level: config.logLevel, name: 'gateway', base: { name: 'gateway' } }, pino.destination(2))
  const app = express()
    .disable('x-powered-by')
    .disable('etag')
    .use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI } } }))
  app.get('/health', (_req, res) => {
    res.json({ status: 'ok' })
  })
  app.get('/ready', ready(config))
  const server = await listen(app, config.port)
  const schema = createSchema()
  const product = { company: config.companyName, version: VERSION }
  const kept = keptAnswers((req) => createContext(config, product, tokenOf(req.headers.authorization)), now)
  const apollo = new ApolloServer<Context>({
    gateway: compiledExecution(schema),
    ...persistedOperations(ownOperations),
    parseOptions: { maxTokens: MOST.tokens },
    validationRules: limitRules(),
    introspection: true,
    allowBatchedHttpRequests: false,
    // Cache control wraps every field of the schema and halves the speed; answers are never shared anyway.
    plugins: [
      validateOperation(schema),
      kept.plugin,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
    ],
    includeStacktraceInErrorResponses: false,
    formatError: (formatted) => masked(formatted),
    stopOnTerminationSignals: false,
    logger: log,
  })
  await apollo.start()
  app.use(
    '/graphql',
    noStore,
    requireAuth,
    express.json({ limit: BODY_LIMIT }),
    refusedBody(BODY_LIMIT),
    kept.door,
    expressMiddleware(apollo, { context: async ({ req }: { req: Request }) => kept.contextOf(req) }),
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

/** Ready when the hosts behind it are: a load balancer must not send people to a gateway that can answer nothing. */
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
