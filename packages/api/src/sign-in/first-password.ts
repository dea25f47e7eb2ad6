import type { Kysely } from 'kysely'
import type { InteractionResults } from 'oidc-provider'
import { audit } from '../audit/audit.ts'
import type { Tables } from '../db/tables.ts'
import { hashOf, type Asked } from './asked.ts'
import { storePassword, stillAuthenticated, type Authenticated } from './authenticate.ts'
import { passwordRefusal } from '../accounts/password-rules.ts'
import { hashPassword, passwordMatches } from '../access/passwords.ts'
import { newPasswordPage } from './sign-in-pages.ts'
import { withoutViewer } from '../access/viewer-transaction.ts'

const INTRODUCTION = 'Somebody else chose the password that you signed in with. Choose one that you alone know.'
const SAME = 'This is the password that you were given. Choose another one.'

/** What a sign-in knows of a person who is to choose a password first: who it is, and which password was right. */
interface Pending {
  accountId: string
  of: string
}
const pendingIn = (result: InteractionResults | undefined): Pending | undefined =>
  result?.newPassword as Pending | undefined

const pageOf = ({ company, req }: Asked, { email_address }: Authenticated, refused?: string): string =>
  newPasswordPage({
    action: `/login/${String(req.params.uid)}/password`,
    company,
    email: email_address,
    introduction: INTRODUCTION,
    button: 'Save and sign in',
    ...(refused !== undefined && { refused }),
  })

/** Asks somebody whose password another person chose for one of their own, before the sign-in goes on. */
export async function askForPassword(asked: Asked, person: Authenticated): Promise<void> {
  const pending: Pending = { accountId: person.uuid, of: hashOf(person.password_hash) }
  await asked.provider.interactionResult(asked.req, asked.res, { newPassword: pending })
  asked.res.type('html').send(pageOf(asked, person))
}

/**
 * Takes the password that somebody chose, who has given the right one before, and stores it. Answers whose it is;
 * undefined if the page was sent again. Throws if the sign-in has ended, as where another password was set meanwhile.
 */
export async function choosePassword(asked: Asked, password: unknown): Promise<Authenticated | undefined> {
  const { provider, db, req, res } = asked
  const pending = pendingIn((await provider.interactionDetails(req, res)).result)
  const person = pending && (await stillAuthenticated(db, pending.accountId))
  if (!person || hashOf(person.password_hash) !== pending.of) throw new Error('the sign-in has ended')
  const refused =
    passwordRefusal(password, person) ??
    ((await passwordMatches(person.password_hash, String(password))) ? SAME : undefined)
  if (refused !== undefined) {
    res
      .status(422)
      .type('html')
      .send(pageOf(asked, person, refused))
    return undefined
  }
  const password_hash = await hashPassword(String(password))
  if (!(await storeChosen(db, person, password_hash))) throw new Error('the sign-in has ended')
  return { ...person, password_hash, must_change_password: false }
}

/** Stores a password that its owner chose, with its line of the audit trail. */
const storeChosen = (db: Kysely<Tables>, person: Authenticated, hash: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await storePassword(tx, person, hash))) return false
    const { uuid, client_uuid } = person
    await audit(
      withoutViewer(tx),
      { client_uuid, case_uuid: null, entity: 'password', entity_uuid: uuid, by: uuid },
      'changed',
      { before: { password: null }, after: { password: null } },
    )
    return true
  })
