import type { LinkKind } from '../accounts/account-link.table.ts'
import { addLink, giveToken, linkAddress, VALID } from '../accounts/account-links.ts'
import { queueLinkMail } from '../accounts/link-mail.ts'
import { audit } from '../audit/audit.ts'
import { Conflict } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { administeredUser } from './user-rows.ts'

export interface LinkGiver {
  /** The public address of the sign-in host. */
  authUrl: string
  sendsMail: boolean
  now: () => Date
  /** Has what is queued looked for. */
  wake: () => void
}

/** A link that was made for a user: mailed, or for the administrator to hand over. */
export interface GivenLink {
  kind: LinkKind
  expires_at: string
  /** Where it is mailed; null where no mail is sent. */
  sent_to: string | null
  /** What the administrator hands over, where no mail is sent. */
  link: string | null
}

interface Receiver {
  uuid: string
  client_uuid: string | null
  email_address: string
}

/** Makes a link for a user, with its line of the audit trail. It is mailed once the transaction is over. */
export async function giveLink(
  asked: RequestContext,
  receiver: Receiver,
  kind: LinkKind,
  giver: LinkGiver,
): Promise<GivenLink> {
  mailAfter(asked, giver)
  return makeLink(asked, receiver, kind, giver)
}

/** Has the mails of links looked for once the answer is sent, however many were made. */
export function mailAfter({ res }: Pick<RequestContext, 'res'>, { sendsMail, wake }: LinkGiver): void {
  if (sendsMail) res.once('finish', wake)
}

/** Makes a link as `giveLink` does. Its mail waits until it is looked for (`mailAfter`). */
export async function makeLink(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  { uuid, client_uuid, email_address }: Receiver,
  kind: LinkKind,
  { authUrl, sendsMail, now }: Omit<LinkGiver, 'wake'>,
): Promise<GivenLink> {
  const at = now()
  const link = await addLink(tx, { person: uuid, client: client_uuid, kind, by: viewer.user_uuid }, at)
  if (sendsMail) await queueLinkMail(tx, link, client_uuid)
  const token = sendsMail ? undefined : await giveToken(tx, link)
  await audit(
    tx,
    { client_uuid, case_uuid: null, entity: 'account_link', entity_uuid: uuid, by: viewer.user_uuid },
    'added',
    { after: { kind } },
  )
  return {
    kind,
    expires_at: new Date(at.getTime() + VALID[kind]).toISOString().slice(0, TO_SECONDS),
    sent_to: sendsMail ? email_address : null,
    link: token === undefined ? null : linkAddress(authUrl, token),
  }
}
/** The length of `yyyy-mm-ddThh:mm:ss`. */
const TO_SECONDS = 19

/**
 * `POST users/{user}/reset`: gives a user a link to choose another password; one who has never signed in is invited
 * again. What the user has now works until the link is used. Throws 409 for oneself and for a deactivated user.
 */
export async function resetByLink(asked: RequestContext, uuid: string, giver: LinkGiver): Promise<GivenLink> {
  const row = await administeredUser(asked.tx, asked.viewer, uuid)
  if (uuid === asked.viewer.user_uuid) throw new Conflict('Change your own password in your profile.')
  if (row.deactivated_at !== null) throw new Conflict('This user is deactivated. Reactivate the user first.')
  return giveLink(asked, row, row.last_login === null ? 'invitation' : 'reset', giver)
}
