import { messagePage } from '@costdraft/schema/small-page.ts'
import { Router, type Response } from 'express'
import type { Kysely } from 'kysely'
import type { SignInSettings } from '../access/sign-in-settings.ts'
import { withoutViewer } from '../access/viewer-transaction.ts'
import type { Tables } from '../db/tables.ts'
import { begunPasskey, confirmPasskey, creationOptions, type BegunPasskey } from '../second-factor/passkeys.ts'
import { form, LONGEST_ANSWER } from './form-fields.ts'
import { newPasskeyPage, recoveryCodesPage } from './second-factor-pages.ts'
import { auditFactor, given } from './second-factor-steps.ts'

const GONE = 'It was used before, or is too old. Begin again in your profile.'
const NOT_ADDED = 'The passkey was not added. Try again.'

/**
 * The page on which somebody who is signed in adds a passkey. It belongs to this host, whose passkeys the web app, at
 * another address, cannot make: so the web app leads here, with what opens the page once.
 */
export function passkeyRoutes(
  { companyName, webUrl, authUrl }: SignInSettings,
  db: Kysely<Tables>,
  now: () => Date,
): Router {
  const router = Router()
  const gone = (res: Response): void => {
    res
      .status(410)
      .type('html')
      .send(messagePage('This page cannot be used any more', GONE, companyName, webUrl))
  }
  const send = async (res: Response, action: string, begun: BegunPasskey, refused?: string): Promise<void> => {
    const options = await creationOptions(db, begun, authUrl)
    res
      .status(refused === undefined ? 200 : 422)
      .type('html')
      .send(newPasskeyPage({ action, company: companyName, options, refused }))
  }
  router.get('/account/passkey/:token', async (req, res) => {
    const begun = await begunPasskey(db, req.params.token, now())
    await (begun ? send(res, req.path, begun) : gone(res))
  })
  router.post('/account/passkey/:token', form(LONGEST_ANSWER), async (req, res): Promise<void> => {
    const begun = await begunPasskey(db, String(req.params.token), now())
    if (!begun) return gone(res)
    const { credential, name } = given({ req })
    const added = await db.transaction().execute(async (tx) => {
      const result = await confirmPasskey(tx, begun, credential, { name, authUrl, now: now() })
      if (result) await auditFactor(withoutViewer(tx), begun, 'passkey')
      return result
    })
    if (!added) return send(res, req.path, begun, NOT_ADDED)
    const profile = `${webUrl}/profile`
    if (added.recoveryCodes === null) return res.redirect(303, profile)
    res.type('html').send(recoveryCodesPage(added.recoveryCodes, companyName, profile))
  })
  return router
}
