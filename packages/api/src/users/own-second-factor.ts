import { wireNames } from '@costdraft/schema/names.ts'
import { factorAddition, factorRemoval } from '@costdraft/schema/users/second-factor.ts'
import type { SecretBox } from '../access/secret-box.ts'
import { audit } from '../audit/audit.ts'
import { Conflict, NotFound, ValidationError } from '../errors/errors.ts'
import { draftOf, validated } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'
import { appAddress } from '../second-factor/app-codes.ts'
import { beginApp, confirmApp, factorsOf, isRequired, removeFactor, type Owner } from '../second-factor/factors.ts'
import { beginPasskey, offersPasskeys } from '../second-factor/passkeys.ts'
import { recoveryCodesLeft, renewRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { assertPresentPassword } from './present-password.ts'
import { auditSubject } from './profile.ts'

/** What adding second factors needs. */
export interface FactorGiver {
  /** The public address of the sign-in host, to which passkeys belong. */
  authUrl: string
  box: SecretBox
  now: () => Date
}

const additionNames = wireNames(factorAddition)
export const additionIn = ({ req }: RequestContext) => validated(factorAddition, draftOf(additionNames, req.body))
const removalNames = wireNames(factorRemoval)
export const removalIn = ({ req }: RequestContext) => validated(factorRemoval, draftOf(removalNames, req.body))

/** What the viewer has beside the password. */
export async function ownSecondFactor({ tx, viewer: { user_uuid } }: RequestContext) {
  return {
    factors: await factorsOf(tx, user_uuid),
    recovery_codes_left: await recoveryCodesLeft(tx, user_uuid),
    is_required: await isRequired(tx, user_uuid),
  }
}

/** What came of an addition: what the person is to do next, or the recovery codes, which are told this once. */
interface Addition {
  secret: string | null
  address: string | null
  page: string | null
  recovery_codes: string[] | null
}
const NOTHING: Addition = { secret: null, address: null, page: null, recovery_codes: null }
const NOT_OF_APP = 'This is not the code that the app shows. Scan the picture again, or wait for the next code.'

/**
 * `POST users/user/second-factor`. An authenticator app takes two requests: the first answers its secret, the second,
 * with a code of the app, adds it. A passkey is added on the page whose address is answered.
 */
export async function addOwnFactor(asked: RequestContext, giver: FactorGiver): Promise<Addition> {
  const { tx, viewer } = asked
  const { kind, currentPassword, code } = additionIn(asked)
  await assertPresentPassword(asked, currentPassword)
  const owner: Owner = { uuid: viewer.user_uuid, client_uuid: viewer.client_uuid }
  if (kind === 'recovery_codes') return renewedCodes(asked, owner)
  if (kind === 'passkey') return begunPasskeyPage(asked, owner, giver)
  if (!code) {
    const secret = await beginApp(tx, owner, giver.box, giver.now())
    return { ...NOTHING, secret, address: appAddress(secret, viewer.email_address ?? '') }
  }
  const added = await confirmApp(tx, owner, code, giver.box, giver.now())
  if (!added) throw new ValidationError({ code: NOT_OF_APP })
  await audit(tx, auditSubject(asked, 'second_factor'), 'added', { after: { kind } })
  return { ...NOTHING, recovery_codes: added.recoveryCodes }
}

async function renewedCodes(asked: RequestContext, owner: Owner): Promise<Addition> {
  const { tx } = asked
  if ((await factorsOf(tx, owner.uuid)).length === 0) throw new Conflict('Add a second factor first.')
  const recovery_codes = await renewRecoveryCodes(tx, owner)
  await audit(tx, auditSubject(asked, 'second_factor'), 'added', { after: { kind: 'recovery_codes' } })
  return { ...NOTHING, recovery_codes }
}

const NO_PASSKEYS =
  'Browsers use passkeys only with a sign-in host that has a name and TLS, which this one does not. Add an authenticator app.'
async function begunPasskeyPage(
  { tx }: RequestContext,
  owner: Owner,
  { authUrl, now }: FactorGiver,
): Promise<Addition> {
  if (!offersPasskeys(authUrl)) throw new Conflict(NO_PASSKEYS)
  return { ...NOTHING, page: `${authUrl}/account/passkey/${await beginPasskey(tx, owner, now())}` }
}

const KEPT = 'Your firm requires a second factor of your role. Add another one before you remove this one.'

/** `POST users/user/second-factor/{factor}/removal`: removes a factor, and with the last one the recovery codes. */
export async function removeOwnFactor(asked: RequestContext) {
  const { tx, viewer, req } = asked
  await assertPresentPassword(asked, removalIn(asked).currentPassword)
  const factors = await factorsOf(tx, viewer.user_uuid)
  const factor = factors.find(({ uuid }) => uuid === req.params.factor)
  if (!factor) throw new NotFound()
  if (factors.length === 1 && (await isRequired(tx, viewer.user_uuid))) throw new Conflict(KEPT)
  await removeFactor(tx, viewer.user_uuid, factor.uuid)
  await audit(tx, auditSubject(asked, 'second_factor'), 'removed', { before: { kind: factor.kind } })
  return ownSecondFactor(asked)
}
