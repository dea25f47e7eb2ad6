import { messagePage } from '@costdraft/schema/small-page.ts'
import { createHash } from 'node:crypto'
import { Router } from 'express'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { TooManyAttempts } from '../errors/errors.ts'
import { enqueue } from '../jobs/jobs.ts'
import { emailIn, form } from './form-fields.ts'
import { forgottenPage } from './sign-in-pages.ts'
import type { SignInSettings } from '../access/sign-in-settings.ts'
import type { Throttle } from '../access/sign-in-throttle.ts'

/** The kind of job that looks for whoever has forgotten a password; its payload is the address. */
export const FORGOTTEN_JOB = 'forgotten_password'

const SENT =
  'If somebody signs in with this address, a link is on its way to it. It can be used once, within an hour. Look among unwanted mail too.'
const ASK =
  'Ask your administrator for a link. If somebody signs in with this address, the administrators of the firm see that you have asked.'

interface ForgottenOptions {
  throttle: Throttle
  sendsMail: boolean
  wake: () => void
}

/**
 * *Forgot password?*: every address gets the same sentence in the same time, because who it is of is looked up by a
 * worker, later.
 */
export function forgottenRoutes(
  { companyName, webUrl }: SignInSettings,
  db: Kysely<Tables>,
  { throttle, sendsMail, wake }: ForgottenOptions,
): Router {
  const router = Router()
  router.get('/forgotten-password', (_req, res) => {
    res.type('html').send(forgottenPage({ company: companyName, webUrl }))
  })
  router.post('/forgotten-password', form(), async (req, res) => {
    const address = emailIn(req)
    const wait = await throttle.count(`forgotten ${address}`, req.ip ?? '')
    if (wait !== undefined) {
      const { status, message } = new TooManyAttempts(wait)
      res.set('retry-after', String(wait)).status(status).type('html')
      return void res.send(forgottenPage({ company: companyName, webUrl, refused: message }))
    }
    const key = createHash('sha256').update(address.toLowerCase()).digest('base64url')
    await enqueue(db, { kind: FORGOTTEN_JOB, key, payload: { address } })
    res.once('finish', wake)
    res.type('html').send(messagePage('Forgot password', sendsMail ? SENT : ASK, companyName, webUrl))
  })
  return router
}
