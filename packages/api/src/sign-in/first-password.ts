import type { Asked } from './asked.ts'
import type { Authenticated } from './authenticate.ts'
import { keepPending, lockPending, pendingAt } from './pending.ts'
import { passwordRefusal } from '../accounts/password-rules.ts'
import { storePassword } from '../accounts/store-password.ts'
import { hashPassword, passwordMatches } from '../access/passwords.ts'
import { newPasswordPage } from './sign-in-pages.ts'
import { withoutViewer } from '../access/viewer-transaction.ts'

const INTRODUCTION = 'Somebody else chose the password that you signed in with. Choose one that you alone know.'
const SAME = 'This is the password that you were given. Choose another one.'

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
  await keepPending(asked, 'newPassword', person)
  asked.res.type('html').send(pageOf(asked, person))
}

/**
 * Takes the password that somebody chose, who has given the right one before, and stores it. Answers whose it is;
 * undefined if the page was sent again. Throws if the sign-in has ended, as where another password was set meanwhile.
 */
export async function choosePassword(asked: Asked, typed: unknown): Promise<Authenticated | undefined> {
  const { db, res } = asked
  const { person, pending } = await pendingAt(asked, 'newPassword')
  const password = String(typed)
  const refused =
    passwordRefusal(typed, person) ?? ((await passwordMatches(person.password_hash, password)) ? SAME : undefined)
  if (refused !== undefined) {
    res
      .status(422)
      .type('html')
      .send(pageOf(asked, person, refused))
    return undefined
  }
  const hash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    await lockPending(tx, pending)
    await storePassword(withoutViewer(tx), person, { hash, by: person.uuid })
  })
  return { ...person, password_hash: hash, must_change_password: false }
}
