import type { Kysely } from 'kysely'
import { withoutViewer } from '../access/viewer-transaction.ts'
import { audit } from '../audit/audit.ts'
import type { Tx } from '../access/as-viewer.ts'
import type { Tables } from '../db/tables.ts'
import { TooManyAttempts } from '../errors/errors.ts'
import { appAddress } from '../second-factor/app-codes.ts'
import { attemptsOf } from '../second-factor/attempts.ts'
import {
  beginApp,
  begunSecret,
  confirmApp,
  factorsOf,
  isRequired,
  takeAppCode,
  type Added,
} from '../second-factor/factors.ts'
import {
  beginPasskey,
  begunPasskey,
  confirmPasskey,
  creationOptions,
  isSigned,
  offersPasskeys,
  requestOptions,
} from '../second-factor/passkeys.ts'
import { useRecoveryCode } from '../second-factor/recovery-codes.ts'
import { originOf } from '../access/sign-in-history.ts'
import { textIn } from './form-fields.ts'
import { noteSignIn, type Asked } from './asked.ts'
import { recordSignIn, type Authenticated } from './authenticate.ts'
import { keepPending, lockPending, pendingAt, signInEnded, type Pending } from './pending.ts'
import { factorPage, newFactorPage, recoveryCodesPage } from './second-factor-pages.ts'

const WRONG = 'This is not a code of your authenticator app, nor a recovery code that is left.'
const USED = 'This code was used before. Wait until the app shows the next one.'
const WRONG_PASSKEY = 'This passkey is not one of your account.'
const NOT_OF_APP = 'This is not the code that the app shows. Scan the picture again, or wait for the next code.'
const NOT_ADDED = 'The passkey was not added. Try again.'

const pathOf = ({ req }: Asked, step: string): string => `/login/${String(req.params.uid)}/${step}`

/**
 * Goes on with a sign-in whose password was right: asks for the second factor, or for one to be added, or ends it.
 * False if it cannot go on, as where another password was set meanwhile.
 */
export async function goOn(asked: Asked, person: Authenticated): Promise<boolean> {
  if ((await factorsOf(asked.db, person.uuid)).length > 0) await askForFactor(asked, person)
  else if (await isRequired(asked.db, person.uuid)) await askToAdd(asked, person)
  else {
    const next = await finish(asked, person)
    if (next === undefined) return false
    asked.res.redirect(303, next)
  }
  return true
}

/** Ends a sign-in: where it goes on; undefined if another password was set, or the person deactivated, meanwhile. */
async function finish({ provider, db, req, res }: Asked, person: Authenticated): Promise<string | undefined> {
  const next = await provider.interactionResult(req, res, { login: { accountId: person.uuid, remember: true } })
  if (await recordSignIn(db, person, originOf(req))) {
    noteSignIn('success')
    return next
  }
  await provider.interactionResult(req, res, {})
  return undefined
}

/** Throws if the person has a second factor: whoever knows the password alone must not put another in its place. */
async function assertNone(db: Kysely<Tables>, { uuid }: Authenticated): Promise<void> {
  if ((await factorsOf(db, uuid)).length > 0) signInEnded()
}

/** Asks for a code or a passkey: what a passkey signs is another text each time. */
async function askForFactor(asked: Asked, person: Authenticated, refused?: string, status = 200): Promise<void> {
  const { db, company, authUrl, res } = asked
  const factors = await factorsOf(db, person.uuid)
  const passkey = await requestOptions(db, person.uuid, authUrl)
  await keepPending(asked, 'secondFactor', person, { ...(passkey && { challenge: passkey.challenge }) })
  const hasApp = factors.some(({ kind }) => kind === 'app')
  res
    .status(status)
    .type('html')
    .send(factorPage({ action: pathOf(asked, 'code'), company, hasApp, passkey, refused }))
}

/** Why what was given is no second factor of a person; undefined if it is one, which is then used up. */
async function refusalOf(asked: Asked, { uuid }: Authenticated, { challenge }: Pending): Promise<string | undefined> {
  const { db, box, authUrl, now } = asked
  const { code, credential } = given(asked)
  if (credential !== undefined) {
    const isRight =
      challenge !== undefined && (await isSigned(db, uuid, credential, { challenge, authUrl, now: now() }))
    return isRight ? undefined : WRONG_PASSKEY
  }
  const taken = await takeAppCode(db, uuid, code, box, now())
  if (taken === 'used') return USED
  return taken === 'taken' || (await useRecoveryCode(db, uuid, code, now())) ? undefined : WRONG
}

/** `POST /login/{uid}/code`: takes a code, a recovery code or a passkey, and ends the sign-in. */
export async function takeFactor(asked: Asked): Promise<void> {
  const { throttle, res } = asked
  const { person, pending } = await pendingAt(asked, 'secondFactor')
  if ((await factorsOf(asked.db, person.uuid)).length === 0) signInEnded()
  const attempts = attemptsOf(person.uuid)
  const wait = await throttle.count(attempts, attempts)
  if (wait !== undefined) {
    noteSignIn('locked')
    asked.failed.note(person.email_address, 'locked', originOf(asked.req))
    const { status, message } = new TooManyAttempts(wait)
    res.set('retry-after', String(wait))
    return askForFactor(asked, person, message, status)
  }
  const refused = await refusalOf(asked, person, pending)
  if (refused !== undefined) {
    noteSignIn('refused')
    asked.failed.note(person.email_address, 'refused', originOf(asked.req))
    return askForFactor(asked, person, refused, 401)
  }
  const next = await finish(asked, person)
  if (next === undefined) signInEnded()
  await throttle.release(attempts, attempts)
  res.redirect(303, next)
}

/** Asks somebody whose firm requires a second factor to add one, with a new secret and a new passkey to choose from. */
async function askToAdd(asked: Asked, person: Authenticated): Promise<void> {
  const { db, box, authUrl, now } = asked
  const { secret, token } = await db.transaction().execute(async (tx) => ({
    secret: await beginApp(tx, person, box, now()),
    token: offersPasskeys(authUrl) ? await beginPasskey(tx, person, now()) : undefined,
  }))
  await keepPending(asked, 'secondFactor', person, { ...(token !== undefined && { token }) })
  await sendNewFactor(asked, person, { secret, token })
}

interface Begun {
  secret: string
  token: string | undefined
}
async function sendNewFactor(
  asked: Asked,
  person: Authenticated,
  { secret, token }: Begun,
  refused?: string,
): Promise<void> {
  const { db, company, authUrl, now, res } = asked
  const begun = token === undefined ? undefined : await begunPasskey(db, token, now())
  const passkey = begun && (await creationOptions(db, begun, authUrl))
  const page = { action: pathOf(asked, 'second-factor'), company, secret, passkey, refused }
  res
    .status(refused === undefined ? 200 : 422)
    .type('html')
    .send(newFactorPage({ ...page, address: appAddress(secret, person.email_address) }))
}

/**
 * `POST /login/{uid}/second-factor`: adds the second factor that a firm requires, ends the sign-in, and shows recovery
 * codes.
 */
export async function addRequiredFactor(asked: Asked): Promise<void> {
  const { db, company, box, now, res } = asked
  const { person, pending } = await pendingAt(asked, 'secondFactor')
  await assertNone(db, person)
  const { code, credential, name } = given(asked)
  const secret = await begunSecret(db, person.uuid, box, now())
  // What was begun is too old, or another sign-in has begun anew.
  if (secret === undefined) return askToAdd(asked, person)
  const { token } = pending
  const added = await db.transaction().execute(async (tx) => {
    await lockPending(tx, pending)
    await assertNone(tx, person)
    const result = await (credential === undefined
      ? confirmApp(tx, person, code, box, now())
      : addPasskey(asked, tx, token, name))
    if (result) await auditFactor(withoutViewer(tx), person, credential === undefined ? 'app' : 'passkey')
    return result
  })
  if (!added) return sendNewFactor(asked, person, { secret, token }, credential === undefined ? NOT_OF_APP : NOT_ADDED)
  const next = await finish(asked, person)
  if (next === undefined) signInEnded()
  if (added.recoveryCodes === null) return res.redirect(303, next)
  res.type('html').send(recoveryCodesPage(added.recoveryCodes, company, next))
}

async function addPasskey(
  asked: Asked,
  tx: Kysely<Tables>,
  token: string | undefined,
  name: string,
): Promise<Added | undefined> {
  const { authUrl, now } = asked
  const begun = token === undefined ? undefined : await begunPasskey(tx, token, now())
  return begun && confirmPasskey(tx, begun, given(asked).credential, { name, authUrl, now: now() })
}

/** Writes that a person has added a second factor. */
export const auditFactor = (tx: Tx, { uuid, client_uuid }: Authenticated | Whose, kind: string): Promise<void> =>
  audit(tx, { client_uuid, case_uuid: null, entity: 'second_factor', entity_uuid: uuid, by: uuid }, 'added', {
    after: { kind },
  })
interface Whose {
  uuid: string
  client_uuid: string | null
}

/** What a form gives: a code, or the answer of a passkey with a name for a new one. */
export function given({ req }: Pick<Asked, 'req'>): { code: string; credential: unknown; name: string } {
  const text = (name: string): string => textIn(req, name).trim()
  const credential = text('credential')
  return {
    code: text('code').slice(0, 40),
    credential: credential === '' ? undefined : jsonOf(credential),
    name: text('name').slice(0, 60) || 'Passkey',
  }
}
function jsonOf(text: string): unknown {
  try {
    return (JSON.parse(text) as unknown) ?? {}
  } catch {
    return {}
  }
}
