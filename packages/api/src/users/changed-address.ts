import type { Tx } from '../access/as-viewer.ts'
import { forgetLinks } from '../accounts/account-links.ts'
import { queueAddressMail } from '../accounts/address-mail.ts'

/** How accounts are kept here. */
export interface AccountHost {
  /** Whether people sign in at a host of their firm's own, which has their passwords. */
  isExternal: boolean
  /** Whether mail is sent. */
  sendsMail: boolean
}

interface Moved {
  uuid: string
  client_uuid: string | null
  /** What it was. */
  email_address: string
}

/**
 * What follows where the address of a person became another: what was sent to the old one opens nothing any more, and
 * the old one is told, so that whoever did not expect it can do something about it.
 */
export async function addressChanged(
  tx: Tx,
  { uuid, client_uuid, email_address }: Moved,
  { isOwn }: { isOwn: boolean },
  { sendsMail }: AccountHost,
): Promise<void> {
  await forgetLinks(tx, uuid)
  if (sendsMail) await queueAddressMail(tx, { person: uuid, client: client_uuid, address: email_address, isOwn })
}
