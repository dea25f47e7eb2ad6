import type { Server } from 'node:http'
import { constants } from 'node:zlib'
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { expressMiddleware } from '@as-integrations/express5'
import { tokenVerifier } from '@costdraft/schema/access/verify-token.ts'
import { kinds as productKinds, type KindRegistry } from '@costdraft/schema/items/index.ts'
import { createDrain, type Drain } from '@costdraft/schema/drain.ts'
import { close, listenOn } from '@costdraft/schema/http.ts'
import { placeOf } from '@costdraft/schema/network.ts'
import { notedNetwork } from '@costdraft/schema/telemetry/current-request.ts'
import { answeredRequests } from '@costdraft/schema/telemetry/answered-requests.ts'
import { VERSION } from '@costdraft/schema/product.ts'
import compression from 'compression'
import express, { type Express, type Request, type RequestHandler, type Response, type Router } from 'express'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { notFound, safeHeaders, unexpectedErrors } from './answers.ts'
import type { Config } from './config.ts'
import type { Context } from './context/context.ts'
import { createContext } from './create-context.ts'
import type { Installation } from './docs/facts.ts'
import { docsRoutes } from './docs/routes.ts'
import { maskError } from './errors/errors.ts'
import { createLog } from './errors/log.ts'
import { withRequestId } from './errors/with-request-id.ts'
import { answered } from './telemetry/answered.ts'
import { calendarFileRoutes } from './calendars/calendar-file.ts'
import { unsubscribeRoutes } from './notifications/unsubscribe.ts'
import { operationNames } from './telemetry/operation-names.ts'
import { compiledExecution } from './operations/compiled-execution.ts'
import { passThrough } from './files/pass-through.ts'
import { createGiveWay } from './export/give-way.ts'
import { exportRoute } from './export/routes.ts'
import type { TransferLimits } from './files/transfer.ts'
import ownOperations from './generated/persisted-documents.json' with { type: 'json' }
import { bodyErrors, contextOf, noStore, requireAuth, viewerBeforeText } from './operations/require-auth.ts'
import { unauthenticated } from './operations/unauthenticated.ts'
import { requestBudget } from './operations/request-budget.ts'
import { tellRetryAfter } from './operations/retry-after.ts'
import { validateOperation } from './operations/validate-operation.ts'
import { persistedOperations } from './operations/persisted-operations.ts'
import { OPERATION_LIMITS } from './errors/operation-limits.ts'
import { limitRules } from './operations/limits.ts'
import { ready } from './ready.ts'
import { createSchema } from './schema.ts'
import { endMailsAt } from './upstream/end-mails.ts'
import { readCalendarAt } from './upstream/read-calendar.ts'
import { createHosts } from './upstream/hosts.ts'
import { fontPath, webApp } from './web.ts'

export interface Gateway {
  /** Says at `/ready` that it is to stop; resolves when it may be stopped. */
  drain: () => Promise<void>
  stop: () => Promise<void>
}

/** For tests and development. */
export interface GatewayOptions {
  /** What answers the paths that are no API; by default the built web app. */
  web?: (config: Config) => RequestHandler
  /** In milliseconds. */
  now?: () => number
  transfers?: TransferLimits
  /**
   * The kinds of item that it serves, if not those of the product, and the GraphQL types of those that the product does
   * not have.
   */
  items?: { kinds: KindRegistry; types: string }
}

const BODY_LIMIT = '2mb'
/** Fast enough to compress every response, at nearly the best ratio. */
const BROTLI_QUALITY = 4

const isNdjson = (res: { getHeader: (name: string) => unknown }): boolean =>
  String(res.getHeader('content-type')).startsWith('application/x-ndjson')

const compressed = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  // The list of types that compress well lacks it.
  filter: (req, res) => isNdjson(res) || compression.filter(req, res),
})

interface ApolloOptions {
  schema: GraphQLSchema
  httpServers: readonly Server[]
  queryBudget: Config['queryBudget']
  now: () => number
  logger: Logger
}

/** The GraphQL server with its limits; it answers compiled operations and masks errors. */
function createApollo({ schema, httpServers, queryBudget, now, logger }: ApolloOptions): ApolloServer<Context> {
  return new ApolloServer<Context>({
    gateway: compiledExecution(schema),
    ...persistedOperations(ownOperations),
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    validationRules: limitRules(),
    introspection: true,
    allowBatchedHttpRequests: false,
    // Apollo's cache control wraps every field resolver and halves the throughput; responses are private anyway.
    plugins: [
      validateOperation(schema),
      requestBudget(schema, queryBudget, now),
      unauthenticated(),
      tellRetryAfter(),
      operationNames(),
      ApolloServerPluginCacheControlDisabled(),
      ...httpServers.map((httpServer) => ApolloServerPluginDrainHttpServer({ httpServer })),
    ],
    includeStacktraceInErrorResponses: false,
    formatError: (formatted) => withRequestId(maskError(formatted)),
    stopOnTerminationSignals: false,
    logger,
  })
}

/** What the pages about the interface say of this installation. */
const installationOf = (config: Config): Installation => ({
  webUrl: config.webUrl,
  tokenUrl: config.auth.tokenUrl,
  isOwnSignIn: config.auth.isOwn,
  queryBudget: config.queryBudget,
  requestsAtOnce: config.requestsAtOnce,
  transfersAtOnce: config.transfersAtOnce,
  bodyLimit: BODY_LIMIT,
})

/** An app that says whether it lives and is ready, and compresses what it answers. */
function emptyApp(config: Config, log: Logger, drain: Drain, started: Promise<void>): Express {
  const app = express()
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', config.trustProxy)
    .use(answeredRequests({ log, answered }))
    .use(notedNetwork<Request>((req) => placeOf(req.ip ?? '')))
    .use(safeHeaders)
    .use(compressed)
  app.get('/health', (_req, res) => {
    res.json({ status: 'ok' })
  })
  app.get('/ready', drain.answer, ready(config))
  // Where several gateways share the port, requests come from the moment it is open.
  app.use(async (_req, _res, next) => {
    await started
    next()
  })
  return app
}

const isPersisted = (hash: string): boolean => Object.hasOwn(ownOperations, hash)

/** What is opened by a link, without a sign-in. */
const linkRoutes = (config: Config): Router[] => [
  unsubscribeRoutes({ ...config, endMails: endMailsAt(config.adminApiUrl) }),
  calendarFileRoutes(readCalendarAt(config)),
]

/** Starts the gateway: GraphQL and the built web app on one port. Resolves once it accepts requests. */
export async function startGateway(
  config: Config,
  { web = webApp, now = Date.now, transfers, items = { kinds: productKinds, types: '' } }: GatewayOptions = {},
): Promise<Gateway> {
  const log = createLog(config.logLevel)
  const drain = createDrain(config.drainSeconds)
  const started = Promise.withResolvers<void>()
  const app = emptyApp(config, log, drain, started.promise)
  const servers = await listenOn(app, config.port, config.hosts, { isShared: config.gateways > 1 })
  const hosts = createHosts(config, { now, onFailure: (failure) => log.warn(failure, 'a host failed') })
  const product = { company: config.companyName, version: VERSION }
  const makeContext = (token: string): Context => createContext(hosts, product, token, items)
  const verify = config.tokenRules && tokenVerifier(config.tokenRules, { now })
  const schema = createSchema(items.kinds, items.types)
  const apollo = createApollo({ schema, httpServers: servers, queryBudget: config.queryBudget, now, logger: log })
  await apollo.start()
  const giveWay = createGiveWay(now)
  app.use(
    '/graphql',
    giveWay.notice,
    noStore,
    requireAuth(makeContext, verify),
    express.json({ limit: BODY_LIMIT }),
    bodyErrors(BODY_LIMIT),
    viewerBeforeText(isPersisted),
    expressMiddleware(apollo, { context: async ({ res }: { res: Response }) => contextOf(res) }),
  )
  const exports = exportRoute({
    schema,
    makeContext: (token) => createContext(hosts, product, token, { ...items, isExport: true }),
    verify,
    perMinute: config.queryBudget,
    now,
    giveWay,
  })
  const files = passThrough({ ...config, atOnce: config.transfersAtOnce, makeContext, verify, limits: transfers })
  app.use(
    docsRoutes({
      installation: installationOf(config),
      hosts: { caseUrl: config.caseApiUrl, adminUrl: config.adminApiUrl },
      font: fontPath(),
      ...product,
      schema,
      signedIn: [requireAuth(makeContext, verify), viewerBeforeText(isPersisted)],
    }),
  )
  app.use(linkRoutes(config))
  app.use('/api/files', noStore)
  app.use(exports.router, files.router, web(config), notFound, unexpectedErrors(log))
  started.resolve()
  return {
    drain: drain.begin,
    stop: async () => {
      exports.stop()
      await apollo.stop()
      await Promise.all(servers.map(close))
      await files.close()
    },
  }
}
