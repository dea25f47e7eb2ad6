import { count } from '@costdraft/schema/telemetry/metrics.ts'
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express'
import type { Kysely } from 'kysely'
import type { SignInSettings } from './sign-in-settings.ts'
import type { Tables } from '../db/tables.ts'
import { outageResponse, TooManyAttempts, Unavailable } from '../errors/errors.ts'
import type { Log } from '../errors/log.ts'
import type { Keys } from './keys.ts'
import { messagePage, contentSecurityPolicy, signInPage } from './sign-in-pages.ts'
import { passwordMatches, checkDummyPassword } from './passwords.ts'
import { createProvider } from './provider.ts'
import { createSignInThrottle } from './sign-in-throttle.ts'
import { sameEmail } from './same-email.ts'

/** The longest address that a user can have. */
const MAX_EMAIL = 254

const WRONG_CREDENTIALS = 'The e-mail or the password is not right.'
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

/** The authorization host: the sign-in pages and the OAuth2 provider. */
export function authorizationHost(config: SignInSettings, keys: Keys, db: Kysely<Tables>, log: Log): Express {
  const { webUrl, companyName } = config
  const provider = createProvider(config, keys, db)
  provider.on('server_error', (ctx, error) => {
    log.error({ err: error }, 'authorization host')
    const outage = outageResponse(error)
    if (outage) ctx.status = outage.status
    if (outage instanceof Unavailable) ctx.set('retry-after', String(outage.retryAfter))
  })
  const throttle = createSignInThrottle(db, Date.now)
  const app = express().disable('x-powered-by').disable('etag').set('trust proxy', config.trustProxy)

  app.use(securityHeaders(webUrl))
  app.get('/login/:uid', async (req, res) => {
    await provider.interactionDetails(req, res)
    res.type('html').send(signInPage({ action: req.originalUrl, company: companyName }))
  })
  app.post('/login/:uid', express.urlencoded({ extended: false, limit: '4kb' }), async (req, res) => {
    await provider.interactionDetails(req, res)
    const { email, password } = credentials(req)
    const address = req.ip ?? ''
    const refuse = (status: number, refused: string): void => {
      if (refused === WRONG_CREDENTIALS) noteSignIn('refused')
      res
        .status(status)
        .type('html')
        .send(signInPage({ action: req.originalUrl, company: companyName, email, refused }))
    }
    const wait = await throttle.count(email, address)
    if (wait !== undefined) {
      noteSignIn('locked')
      const { status, message } = new TooManyAttempts(wait)
      res.set('retry-after', String(wait))
      return refuse(status, message)
    }
    const person = await authenticate(db, email, password)
    if (person === undefined) return refuse(401, WRONG_CREDENTIALS)
    const next = await provider.interactionResult(req, res, { login: { accountId: person.uuid, remember: true } })
    if (!(await recordSignIn(db, person))) {
      await provider.interactionResult(req, res, {})
      return refuse(401, WRONG_CREDENTIALS)
    }
    await throttle.release(email, address)
    noteSignIn('success')
    return res.redirect(303, next)
  })
  app.use('/login', signInErrors(config, log))
  app.use(provider.callback())
  return app
}

function credentials(req: Request): { email: string; password: string } {
  const body = req.body as Record<string, unknown> | undefined
  const text = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '') : '')
  return { email: text(body?.email).slice(0, MAX_EMAIL).trim(), password: text(body?.password) }
}

/** Counts an attempt to sign in. */
const noteSignIn = (result: 'success' | 'refused' | 'locked'): void => count('costdraft_sign_ins_total', { result })

interface Authenticated {
  uuid: string
  password_hash: string
}

/**
 * Records a sign-in, after its result is stored. False if the password was changed or the person deactivated since it
 * was checked: that ended every sign-in that was stored by then, but not this one. The row is locked, so that a change
 * under way is waited for.
 */
async function recordSignIn(db: Kysely<Tables>, { uuid, password_hash }: Authenticated): Promise<boolean> {
  const recorded = await db
    .updateTable('person')
    .set({ last_login: new Date().toISOString() })
    .where('uuid', '=', uuid)
    .where('password_hash', '=', password_hash)
    .where('deactivated_at', 'is', null)
    .returning('uuid')
    .executeTakeFirst()
  return recorded !== undefined
}

/**
 * The active person with this e-mail address and password, undefined if there is none. API clients have no password.
 */
async function authenticate(db: Kysely<Tables>, email: string, password: string): Promise<Authenticated | undefined> {
  const person = await db
    .selectFrom('person')
    .select(['uuid', 'password_hash'])
    .where(sameEmail(email))
    .where('kind', '=', 'person')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!person) {
    await checkDummyPassword(password)
    return undefined
  }
  return (await passwordMatches(person.password_hash, password)) ? person : undefined
}
