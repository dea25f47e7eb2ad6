import { messagePage } from '@costdraft/schema/small-page.ts'
import { Router, type Response } from 'express'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { passwordRefusal } from '../accounts/password-rules.ts'
import { hashPassword } from '../access/passwords.ts'
import { endSessions } from '../access/sessions.ts'
import { form, textIn } from './form-fields.ts'
import { newPasswordPage } from './sign-in-pages.ts'
import type { SignInSettings } from '../access/sign-in-settings.ts'
import { liftPassword, type Throttle } from '../access/sign-in-throttle.ts'
import { withoutViewer } from '../access/viewer-transaction.ts'
import { findLink, useLink } from '../accounts/account-links.ts'
import { storePassword } from '../accounts/store-password.ts'

const GONE = 'It was used before, or is too old, or a later one was made. Ask for another one.'
const INTRODUCTION = {
  invitation: 'Choose the password with which you sign in from now on.',
  reset: 'Choose another password. It ends every sign-in of yours, in other browsers too.',
} as const

type Found = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Gives the person of a link a password, which ends every sign-in. False if the link was used meanwhile. */
async function choose(db: Kysely<Tables>, found: Found, password: string, now: Date): Promise<boolean> {
  const hash = await hashPassword(password)
  return db.transaction().execute(async (owned) => {
    const tx = withoutViewer(owned)
    if (!(await useLink(tx, found.link, now))) return false
    await storePassword(tx, found, { hash, by: found.uuid })
    await endSessions(tx, found.uuid)
    return true
  })
}

/**
 * The pages that links open. Opening one changes nothing, as programs do that look through mail; sending its form uses
 * it, once.
 */
export function linkRoutes(
  { companyName, webUrl }: SignInSettings,
  db: Kysely<Tables>,
  throttle: Throttle,
  now: () => Date,
): Router {
  const router = Router()
  const gone = (res: Response): void => {
    res
      .status(410)
      .type('html')
      .send(messagePage('This link cannot be used any more', GONE, companyName, webUrl))
  }
  const pageOf = (link: Found, action: string, refused?: string): string =>
    newPasswordPage({
      action,
      company: companyName,
      email: link.email_address,
      introduction: INTRODUCTION[link.kind],
      button: 'Save the password',
      ...(refused !== undefined && { refused }),
    })
  router.get('/account/:token', async (req, res) => {
    const link = await findLink(db, req.params.token, now())
    if (!link) return gone(res)
    res.type('html').send(pageOf(link, req.path))
  })
  router.post('/account/:token', form(), async (req, res) => {
    const link = await findLink(db, String(req.params.token), now())
    if (!link) return gone(res)
    const password = textIn(req, 'password')
    const refused = passwordRefusal(password, link)
    if (refused !== undefined)
      return void res
        .status(422)
        .type('html')
        .send(pageOf(link, req.path, refused))
    if (!(await choose(db, link, password, now()))) return gone(res)
    await liftPassword(throttle, link)
    const saved = 'Sign in with your e-mail address and the password that you have just chosen.'
    res.type('html').send(messagePage('Your password is saved', saved, companyName, webUrl))
  })
  return router
}
