import { resolve } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { pageWith } from '../../packages/gateway/src/web.ts'

const root = resolve(import.meta.dirname, '../..')
const PROXIED = [
  '/graphql',
  '/api',
  '/docs',
  '/schema.graphql',
  '/openapi.json',
  '/unsubscribe',
  '/calendar',
  '/health',
  '/ready',
]

interface Options {
  port: number
  host: string
  /** The address of the gateway. */
  gateway: string
  /** Resolves when gateway and API can be asked: true, or false where one of them failed and waits for a change. */
  settled: () => Promise<boolean>
}

const BROKEN = 'The gateway or the API does not run: the console of npm run dev says why.'
/** What GraphQL and REST callers are answered while a process is broken. */
const broken = JSON.stringify({
  message: BROKEN,
  errors: [{ message: BROKEN, extensions: { code: 'UPSTREAM_FAILED' } }],
})

/** Vite plugin: the page gets its configuration from the gateway, and requests wait while a process starts again. */
const inFrontOfGateway = ({ gateway, settled }: Options): Plugin => ({
  name: 'in-front-of-gateway',
  configureServer: (server) => {
    server.middlewares.use(async (req, res, next) => {
      if (!PROXIED.some((path) => req.url?.startsWith(path)) || (await settled())) return next()
      res.writeHead(503, { 'content-type': 'application/json' }).end(broken)
    })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: async (page) => {
      await settled()
      return pageWith(page, await (await fetch(`${gateway}/page-configuration`)).text())
    },
  },
})

/** Starts Vite's server with hot replacement. */
export async function startWebServer(options: Options): Promise<ViteDevServer> {
  const { port, host, gateway } = options
  const server = await createServer({
    configFile: resolve(root, 'packages/web/vite.config.ts'),
    cacheDir: resolve(root, '.cache/vite'),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [inFrontOfGateway(options)],
    server: { port, host, strictPort: true, proxy: Object.fromEntries(PROXIED.map((path) => [path, gateway])) },
  })
  return server.listen()
}
