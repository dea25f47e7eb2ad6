import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { expressMiddleware } from '@as-integrations/express5'
import { close, listen } from '@costdraft/schema/http.ts'
import express, { type RequestHandler } from 'express'
import { pino } from 'pino'
import { request } from 'undici'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { VERSION } from '@costdraft/schema/product.ts'
import { createSchema } from './schema.ts'
import { webApp } from './web.ts'

export interface Gateway { stop: () => Promise<void> }

const BODY_LIMIT = '2mb'

/** Starts the gateway: GraphQL and the built web app on one port. Resolves when it answers. */
export async function startGateway(config: Config): Promise<Gateway> {
  const log = pino({ level: config.logLevel, name: 'gateway', base: { name: 'gateway' } }, pino.destination(2))
  const app = express().disable('x-powered-by').disable('etag')
  app.get('/health', (_req, res) => { res.json({ status: 'ok' }) })
  app.get('/ready', ready(config))
  const server = await listen(app, config.port)
  const apollo = new ApolloServer<Context>({
    schema: createSchema(),
    // Cache control wraps every field of the schema and halves the speed; answers are never shared anyway.
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginDrainHttpServer({ httpServer: server })],
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: log,
  })
  await apollo.start()
  const context = async (): Promise<Context> => ({ product: { company: config.companyName, version: VERSION } })
  app.use('/graphql', noStore, express.json({ limit: BODY_LIMIT }), expressMiddleware(apollo, { context }))
  app.use(webApp(config))
  return { stop: async () => { await apollo.stop(); await close(server) } }
}

const noStore: RequestHandler = (_req, res, next) => {
  res.set('cache-control', 'no-store')
  next()
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
