import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Router, type RequestHandler, type Response } from 'express'
import { printSchema, type GraphQLSchema } from 'graphql'
import { noStore } from '../operations/require-auth.ts'
import { explorerPage } from './explorer.ts'
import type { Installation } from './facts.ts'
import { openApi, type Described } from './openapi.ts'
import { pageOf } from './page.ts'
import { publicPages, type PageFrame } from './public-pages.ts'
import { referencePage } from './reference.ts'
import type { RenderedPage } from './render-markdown.ts'

interface Served {
  installation: Installation
  /** The addresses of the hosts. */
  hosts: Pick<Described, 'caseUrl' | 'adminUrl'>
  /** The path of the font; the system's own without it. */
  font: string | undefined
  company: string
  version: string
  schema: GraphQLSchema
  /** Lets nobody by without a token that a host accepts; answers 401 to everyone else, before anything is said. */
  signedIn: readonly RequestHandler[]
}

/** Pages have no script and no form, and load nothing but their style, their font and the icon from here. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const ONE_YEAR = 31_536_000

const fontFace = (path: string | undefined): string =>
  path
    ? `@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:swap;src:url(${path}) format('woff2')}\n`
    : ''

const sendPage = (res: Response, html: string): void => {
  res.set('content-security-policy', POLICY).type('html').send(html)
}

/** Makes a value the first time that it is asked for: what few ask for costs a start nothing. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/**
 * The pages about the interface: the public ones, and those that describe every field, for whoever has a token. They
 * say nothing of anybody's data.
 */
export function docsRoutes({ installation, hosts, font, company, version, schema, signedIn }: Served): Router {
  const router = Router()
  const css = fontFace(font) + readFileSync(join(import.meta.dirname, 'style.css'), 'utf8')
  const styles = `/docs/style.css?${createHash('sha256').update(css).digest('hex').slice(0, 12)}`
  const frame: PageFrame = { company, version, styles }
  const pages = once(() => publicPages(installation, frame))
  const guarded = (make: () => RenderedPage): RequestHandler => {
    const html = once(() => pageOf(make(), frame))
    return (_req, res) => sendPage(res, html())
  }
  const sdl = once(() => printSchema(schema))
  router.get(
    '/docs/reference',
    noStore,
    ...signedIn,
    guarded(() => referencePage(schema)),
  )
  router.get('/docs/explorer', noStore, ...signedIn, guarded(explorerPage))
  router.get('/schema.graphql', noStore, ...signedIn, (_req, res) => {
    res.type('text/plain').send(sdl())
  })
  const api = once(() => JSON.stringify(openApi({ ...installation, ...hosts, version })))
  router.get('/openapi.json', noStore, ...signedIn, (_req, res) => {
    res.type('json').send(api())
  })
  router.get('/docs/style.css', (_req, res) => {
    res.set('cache-control', `public, max-age=${ONE_YEAR}, immutable`).type('css').send(css)
  })
  router.get(['/docs', '/docs/{*path}'], (req, res) => {
    const html = pages().get(req.path.replace(/^\/docs/i, '').replace(/\/$/, ''))
    res.set('cache-control', 'no-cache')
    if (html !== undefined) return sendPage(res, html)
    res.status(404)
    sendPage(res, pageOf(noSuchPage, frame))
  })
  return router
}

const noSuchPage: RenderedPage = {
  title: 'Page not found',
  html: '<h1>Page not found</h1>\n<p>There is no such page. <a href="/docs">Start here</a>.</p>\n',
  headings: [],
}
