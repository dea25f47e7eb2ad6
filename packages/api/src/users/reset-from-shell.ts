import type { Kysely } from 'kysely'
import { addLink, giveToken, linkAddress } from '../accounts/account-links.ts'
import { endSessions } from '../access/sessions.ts'
import { sameEmail } from '../access/same-email.ts'
import { withoutViewer } from '../access/viewer-transaction.ts'
import { audit } from '../audit/audit.ts'
import type { Tables } from '../db/tables.ts'
import { removeAllFactors } from '../second-factor/factors.ts'

/** What a reset from the shell did. */
export interface ShellReset {
  /** Opens the page on which a password is chosen; shown this once. */
  link: string
  /** Whether a second factor was removed. */
  hadFactor: boolean
}

/** What the audit trail says of who did it: whoever has the shell of the machine is nobody that the product knows. */
const BY_SHELL = { by: 'shell' }

/**
 * Gives an active person a link to choose another password, which is valid for an hour, and removes a second factor,
 * which ends the sessions. It is of system administrators who lost what they sign in with: whoever has the shell may
 * read the database anyway. Throws with a sentence for an address of nobody and for a deactivated person.
 */
export const resetFromShell = (db: Kysely<Tables>, email: string, authUrl: string, now: Date): Promise<ShellReset> =>
  db.transaction().execute(async (owned) => {
    const tx = withoutViewer(owned)
    const person = await tx
      .selectFrom('person')
      .select(['uuid', 'client_uuid', 'deactivated_at'])
      .where(sameEmail(email))
      .where('kind', '=', 'person')
      .forUpdate()
      .executeTakeFirst()
    if (!person) throw new Error(`Nobody signs in with ${email}. Nothing was changed.`)
    const { uuid, client_uuid, deactivated_at } = person
    if (deactivated_at !== null)
      throw new Error(
        `${email} is deactivated: an administrator has to restore the account first. Nothing was changed.`,
      )
    const subject = { client_uuid, case_uuid: null, entity_uuid: uuid, by: uuid }
    const hadFactor = await removeAllFactors(tx, uuid)
    if (hadFactor) {
      await endSessions(tx, uuid)
      await audit(tx, { ...subject, entity: 'second_factor' }, 'removed', { before: { kind: 'all', ...BY_SHELL } })
    }
    // As by an administrator, so that it replaces every other link.
    const link = await addLink(tx, { person: uuid, client: client_uuid, kind: 'reset', by: uuid }, now)
    const token = await giveToken(tx, link)
    await audit(tx, { ...subject, entity: 'account_link' }, 'added', { after: { kind: 'reset', ...BY_SHELL } })
    return { link: linkAddress(authUrl, token ?? ''), hadFactor }
  })
