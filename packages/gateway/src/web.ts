import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPage } from '@costdraft/schema/pages.ts'
import express, { Router } from 'express'
import helmet from 'helmet'
import sirv from 'sirv'
import type { Config } from './config.ts'

const dist = join(import.meta.dirname, '../../web/dist')
/** In seconds. */
const ONE_YEAR = 365 * 86_400

/** The path at which the font of the web app is served; undefined where it is not built. */
export function fontPath(): string | undefined {
  const [file] = globSync('inter-latin-wght-normal-*.woff2', { cwd: join(dist, 'assets') })
  return file && `/assets/${file}`
}

/** The run-time configuration of the web app, as its page carries it. */
export const pageConfiguration = ({ auth, companyName }: Config): string =>
  JSON.stringify({ auth, companyName }).replaceAll('<', String.raw`\u003c`)

/** The page of the web app with its configuration written into it. */
export const pageWith = (page: string, configuration: string): string =>
  page.replace('<!--config-->', `<script id="config" type="application/json">${configuration}</script>`)

/**
 * Serves the built web app: its assets, and its page for every other route, with the run-time configuration written
 * into it.
 */
export function webApp(config: Config): Router {
  const { auth } = config
  const router = Router()
  const file = join(dist, 'index.html')
  if (!existsSync(file)) throw new Error('The web app is not built. `npm start` builds it.')
  const page = pageWith(readFileSync(file, 'utf8'), pageConfiguration(config))
  router.use(
    helmet({
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", ...inlineScripts(page)],
          // The component library inserts its styles at run time.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", new URL(auth.tokenUrl).origin],
          formAction: ["'self'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
        },
      },
    }),
  )
  router.use(
    '/assets',
    sirv(join(dist, 'assets'), { immutable: true, maxAge: ONE_YEAR, brotli: true, gzip: true }),
    (_req, res) => {
      res.sendStatus(404)
    },
  )
  router.use(express.static(dist, { index: false }))
  router.get('/{*path}', (req, res, next) => {
    if (!req.accepts('html')) return next()
    // The page itself shows that there is none at this path.
    res
      .status(isPage(req.path) ? 200 : 404)
      .set('cache-control', 'no-cache')
      .type('html')
      .send(page)
  })
  return router
}

/** The hashes of the page's inline scripts: the Content-Security-Policy allows only these. */
const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
