import { Router, type Request, type Response } from 'express'
import { TooManyAttempts } from '../errors/errors.ts'
import { noteSignIn, type Asked, type SignInHost } from './asked.ts'
import { authenticate } from './authenticate.ts'
import { emailIn, form, LONGEST_ANSWER, textIn } from './form-fields.ts'
import { askForPassword, choosePassword } from './first-password.ts'
import { originOf } from '../access/sign-in-history.ts'
import { addRequiredFactor, goOn, takeFactor } from './second-factor-steps.ts'
import { signInPage } from './sign-in-pages.ts'

const WRONG_CREDENTIALS = 'The e-mail or the password is not right.'
const DEACTIVATED = 'Your account was deactivated. Ask an administrator of your firm.'

/** Sends the sign-in page again, with what is wrong. */
function refuse(req: Request, res: Response, company: string, status: number, refused: string): void {
  if (refused === WRONG_CREDENTIALS) noteSignIn('refused')
  res
    .status(status)
    .type('html')
    .send(signInPage({ action: req.originalUrl, company, email: emailIn(req), refused }))
}

/**
 * The sign-in pages: e-mail and password, then a password of one's own where somebody else chose it, then the second
 * factor.
 */
export function signInRoutes(host: SignInHost): Router {
  const { provider, db, company, throttle, failed } = host
  const router = Router()
  router.get('/login/:uid', async (req, res) => {
    await provider.interactionDetails(req, res)
    res.type('html').send(signInPage({ action: req.originalUrl, company }))
  })
  router.post('/login/:uid', form(), async (req, res) => {
    await provider.interactionDetails(req, res)
    const email = emailIn(req)
    const address = req.ip ?? ''
    const wait = await throttle.count(email, address)
    if (wait !== undefined) {
      noteSignIn('locked')
      failed.note(email, 'locked', originOf(req))
      const { status, message } = new TooManyAttempts(wait)
      res.set('retry-after', String(wait))
      return refuse(req, res, company, status, message)
    }
    const person = await authenticate(db, email, textIn(req, 'password'))
    if (person?.deactivated_at !== null) failed.note(email, 'refused', originOf(req))
    if (person === undefined) return refuse(req, res, company, 401, WRONG_CREDENTIALS)
    if (person.deactivated_at !== null) return refuse(req, res, company, 403, DEACTIVATED)
    await throttle.release(email, address)
    const asked = { ...host, req, res }
    if (person.must_change_password) return askForPassword(asked, person)
    if (!(await goOn(asked, person))) return refuse(req, res, company, 401, WRONG_CREDENTIALS)
  })
  const step = (path: string, take: (asked: Asked) => Promise<void>): void => {
    router.post(`/login/:uid/${path}`, form(LONGEST_ANSWER), (req, res) => take({ ...host, req, res }))
  }
  step('password', async (asked) => {
    const person = await choosePassword(asked, textIn(asked.req, 'password'))
    if (person && !(await goOn(asked, person))) throw new Error('the sign-in has ended')
  })
  step('code', takeFactor)
  step('second-factor', addRequiredFactor)
  return router
}
