import { count } from '@costdraft/schema/telemetry/metrics.ts'
import express, { Router, type Request, type RequestHandler, type Response } from 'express'
import type { Kysely } from 'kysely'
import type { Provider } from 'oidc-provider'
import type { Tables } from '../db/tables.ts'
import { TooManyAttempts } from '../errors/errors.ts'
import { authenticate, recordSignIn } from './authenticate.ts'
import { askForPassword, choosePassword } from './first-password.ts'
import { signInPage } from './sign-in-pages.ts'
import type { Throttle } from '../access/sign-in-throttle.ts'

/** The longest address that a user can have. */
const MAX_EMAIL = 254

const WRONG_CREDENTIALS = 'The e-mail or the password is not right.'
const DEACTIVATED = 'Your account was deactivated. Ask an administrator of your firm.'

/** Counts an attempt to sign in. */
const noteSignIn = (result: 'success' | 'refused' | 'locked'): void => count('costdraft_sign_ins_total', { result })

function credentials(req: Request): { email: string; password: string } {
  const body = req.body as Record<string, unknown> | undefined
  const text = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '') : '')
  return { email: text(body?.email).slice(0, MAX_EMAIL).trim(), password: text(body?.password) }
}

/** Sends the sign-in page again, with what is wrong. */
function refuse(req: Request, res: Response, company: string, status: number, refused: string): void {
  if (refused === WRONG_CREDENTIALS) noteSignIn('refused')
  const { email } = credentials(req)
  res
    .status(status)
    .type('html')
    .send(signInPage({ action: req.originalUrl, company, email, refused }))
}

/** The sign-in pages: e-mail and password, and a password of one's own where somebody else chose it. */
export function signInRoutes(provider: Provider, company: string, db: Kysely<Tables>, throttle: Throttle): Router {
  const router = Router()
  const form: RequestHandler = express.urlencoded({ extended: false, limit: '4kb' })
  router.get('/login/:uid', async (req, res) => {
    await provider.interactionDetails(req, res)
    res.type('html').send(signInPage({ action: req.originalUrl, company }))
  })
  router.post('/login/:uid', form, async (req, res) => {
    await provider.interactionDetails(req, res)
    const { email, password } = credentials(req)
    const address = req.ip ?? ''
    const wait = await throttle.count(email, address)
    if (wait !== undefined) {
      noteSignIn('locked')
      const { status, message } = new TooManyAttempts(wait)
      res.set('retry-after', String(wait))
      return refuse(req, res, company, status, message)
    }
    const person = await authenticate(db, email, password)
    if (person === undefined) return refuse(req, res, company, 401, WRONG_CREDENTIALS)
    if (person.deactivated_at !== null) return refuse(req, res, company, 403, DEACTIVATED)
    if (person.must_change_password) {
      await throttle.release(email, address)
      return askForPassword({ provider, db, company, req, res }, person)
    }
    const next = await provider.interactionResult(req, res, { login: { accountId: person.uuid, remember: true } })
    if (!(await recordSignIn(db, person))) {
      await provider.interactionResult(req, res, {})
      return refuse(req, res, company, 401, WRONG_CREDENTIALS)
    }
    await throttle.release(email, address)
    noteSignIn('success')
    return res.redirect(303, next)
  })
  router.post('/login/:uid/password', form, async (req, res) => {
    const { password } = credentials(req)
    const next = await choosePassword({ provider, db, company, req, res }, password)
    if (next === undefined) return
    noteSignIn('success')
    res.redirect(303, next)
  })
  return router
}
