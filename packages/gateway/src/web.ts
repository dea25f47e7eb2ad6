import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { Router } from 'express'
import helmet from 'helmet'
import sirv from 'sirv'
import type { Config } from './config.ts'

const dist = join(import.meta.dirname, '../../web/dist')
const A_YEAR = 365 * 86_400

/** The built web app: its files, and its one page for every route, with what it must know about this house written into it. */
export function webApp({ auth, companyName }: Config): Router {
  const router = Router()
  const file = join(dist, 'index.html')
  if (!existsSync(file)) throw new Error('The web app is not built. `npm start` builds it.')
  const told = JSON.stringify({ auth, companyName }).replaceAll('<', String.raw`\u003c`)
  const page = readFileSync(file, 'utf8').replace(
    '<!--config-->',
    `<script id="config" type="application/json">${told}</script>`,
  )
  router.use(
    helmet({
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", ...inlineScripts(page)],
          // The component library writes its styles while the page runs.
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
    sirv(join(dist, 'assets'), { immutable: true, maxAge: A_YEAR, brotli: true, gzip: true }),
    (_req, res) => {
      res.sendStatus(404)
    },
  )
  router.use(express.static(dist, { index: false }))
  router.get('/{*path}', (req, res, next) => {
    if (!req.accepts('html')) return next()
    res.set('cache-control', 'no-cache').type('html').send(page)
  })
  return router
}

/** The hashes of the scripts written into the page: the policy allows these and no other. */
const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
