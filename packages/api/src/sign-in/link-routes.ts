import express, { Router, type Response } from 'express'
import type { Kysely } from 'kysely'
import { audit } from '../audit/audit.ts'
import type { Tables } from '../db/tables.ts'
import { passwordRefusal } from '../accounts/password-rules.ts'
import { hashPassword } from '../access/passwords.ts'
import { endSessions } from '../access/sessions.ts'
import { messagePage, newPasswordPage } from './sign-in-pages.ts'
import type { SignInSettings } from '../access/sign-in-settings.ts'
import { changesOf, type Throttle } from '../access/sign-in-throttle.ts'
import { withoutViewer } from '../access/viewer-transaction.ts'
import { findLink, useLink } from '../accounts/account-links.ts'

const GONE = 'It was used before, or is too old, or a later one was made. Ask for another one.'
const INTRODUCTION = {
  invitation: 'Choose the password with which you sign in from now on.',
  reset: 'Choose another password. It ends every sign-in of yours, in other browsers too.',
} as const

type Found = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Gives the person of a link a password, which ends every sign-in. False if the link was used meanwhile. */
const setPassword = (db: Kysely<Tables>, link: Found, password: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await useLink(tx, link, now))) return false
    await tx
      .updateTable('person')
      .set({ password_hash: await hashPassword(password), must_change_password: false })
      .where('uuid', '=', link.person)
      .execute()
    await endSessions(withoutViewer(tx), link.person)
    await audit(
      withoutViewer(tx),
      {
        client_uuid: link.client_uuid,
        case_uuid: null,
        entity: 'password',
        entity_uuid: link.person,
        by: link.person,
      },
      'changed',
      { before: { password: null }, after: { password: null } },
    )
    return true
  })

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
  router.post('/account/:token', express.urlencoded({ extended: false, limit: '4kb' }), async (req, res) => {
    const link = await findLink(db, req.params.token ?? '', now())
    if (!link) return gone(res)
    const { password } = (req.body ?? {}) as { password?: unknown }
    const refused = passwordRefusal(password, link)
    if (refused !== undefined)
      return void res
        .status(422)
        .type('html')
        .send(pageOf(link, req.path, refused))
    if (!(await setPassword(db, link, String(password), now()))) return gone(res)
    // What was guessed at is gone.
    await throttle.lift(link.email_address)
    await throttle.lift(changesOf(link.person))
    const saved = 'Sign in with your e-mail address and the password that you have just chosen.'
    res.type('html').send(messagePage('Your password is saved', saved, companyName, webUrl))
  })
  return router
}
