import { placeOf } from '@costdraft/schema/network.ts'
import { notedNetwork } from '@costdraft/schema/telemetry/current-request.ts'
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express'
import { messagePage } from '@costdraft/schema/small-page.ts'
import type { Kysely } from 'kysely'
import type { SecretBox } from '../access/secret-box.ts'
import type { SignInSettings } from '../access/sign-in-settings.ts'
import type { Tables } from '../db/tables.ts'
import { outageResponse, Unavailable } from '../errors/errors.ts'
import type { Log } from '../errors/log.ts'
import type { Keys } from '../access/keys.ts'
import { contentSecurityPolicy } from './sign-in-pages.ts'
import { forgottenRoutes } from './forgotten-password.ts'
import { linkRoutes } from './link-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { createProvider } from './provider.ts'
import { collectFailedAttempts } from '../access/sign-in-history.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { createSignInThrottle } from '../access/sign-in-throttle.ts'

const EXPIRED = 'It has expired or was already finished.'

/**
 * Headers of every answer of this host. oidc-provider adds the hash of its own script to the policy where a page of its
 * needs one.
 */
const securityHeaders =
  (webUrl: string): RequestHandler =>
  (_req, res, next) => {
    res.set({
      'content-security-policy': contentSecurityPolicy(webUrl),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    next()
  }

/** Answers errors of the sign-in pages with a page: an outage, or a sign-in that has ended. */
const signInErrors =
  ({ webUrl, companyName }: SignInSettings, log: Log): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error)
    const outage = outageResponse(error)
    if (outage) {
      log.error({ err: error }, 'authorization host')
      if (outage instanceof Unavailable) res.set('retry-after', String(outage.retryAfter))
      const page = messagePage('Signing in is not possible at the moment', outage.message, companyName, webUrl)
      return void res.status(outage.status).type('html').send(page)
    }
    res
      .status(400)
      .type('html')
      .send(messagePage('This sign-in cannot go on', EXPIRED, companyName, webUrl))
  }

/** What the sign-in host needs of the process that it runs in. */
export interface HostOptions {
  log: Log
  now: () => Date
  /** Whether mail is sent to whoever has forgotten a password. */
  sendsMail: boolean
  /** Has what is queued looked for. */
  wake: () => void
}

/** The authorization host: the sign-in pages and the OAuth2 provider. */
export function authorizationHost(
  config: SignInSettings,
  keys: Keys,
  db: Kysely<Tables>,
  { log, now, sendsMail, wake, box }: HostOptions & { box: SecretBox },
): Express {
  const { webUrl, authUrl, companyName } = config
  const provider = createProvider(config, keys, db)
  provider.on('server_error', (ctx, error) => {
    log.error({ err: error }, 'authorization host')
    const outage = outageResponse(error)
    if (outage) ctx.status = outage.status
    if (outage instanceof Unavailable) ctx.set('retry-after', String(outage.retryAfter))
  })
  const app = express().disable('x-powered-by').disable('etag').set('trust proxy', config.trustProxy)
  app.use(
    notedNetwork<Request>((req) => placeOf(req.ip ?? '')),
    securityHeaders(webUrl),
  )
  const throttle = createSignInThrottle(db, () => now().getTime())
  const failed = collectFailedAttempts(db, log, now)
  app.use(signInRoutes({ provider, db, company: companyName, authUrl, throttle, failed, box, now }))
  app.use(passkeyRoutes(config, db, now))
  app.use(linkRoutes(config, db, throttle, now))
  app.use(forgottenRoutes(config, db, { throttle, sendsMail, wake }))
  app.use(['/login', '/account', '/forgotten-password'], signInErrors(config, log))
  app.use(provider.callback())
  return app
}
