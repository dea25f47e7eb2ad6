import { forgetLinks } from '../accounts/account-links.ts'
import { audit } from '../audit/audit.ts'
import { inSavepoint } from '../db/savepoint.ts'
import { isGoneMeanwhile } from '../db/taken-values.ts'
import { HttpError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { setLink } from '../users/client-links.ts'
import { assertNotLastOwner } from '../users/last-owner.ts'
import { deactivateUser } from '../users/user-changes.ts'
import { editableUser } from '../users/user-rows.ts'

type User = Awaited<ReturnType<typeof editableUser>>

/**
 * Takes a user back whom an import added: removes one who never signed in and whom nothing names, and deactivates
 * anybody else. Resolves with which; with neither where the user was deactivated already. Throws as a deactivation
 * does.
 */
export async function takeUserBack(
  asked: Pick<RequestContext, 'tx' | 'viewer' | 'req'>,
  uuid: string,
): Promise<'removed' | 'deactivated' | 'neither'> {
  const row = await editableUser(asked.tx, asked.viewer, uuid)
  if (row.last_login === null && (await removeUser(asked, row))) return 'removed'
  if (row.deactivated_at !== null) return 'neither'
  await deactivateUser(asked, uuid, true)
  return 'deactivated'
}

/** Removes a user for good; false, and nothing is changed, where anything names them: a foreign key refuses it then. */
async function removeUser(asked: Pick<RequestContext, 'tx' | 'viewer'>, row: User): Promise<boolean> {
  const { tx, viewer } = asked
  const { uuid, client_uuid, firstname, surname } = row
  if (row.deactivated_at === null) await assertNotLastOwner(tx, row, client_uuid ?? '')
  try {
    await inSavepoint(tx, async () => {
      for (const child of Object.keys(row.children_clients)) await setLink(asked, child, uuid, 'no_access')
      await forgetLinks(tx, uuid)
      await tx.deleteFrom('person').where('uuid', '=', uuid).execute()
      await audit(
        tx,
        { client_uuid, case_uuid: null, entity: 'user', entity_uuid: uuid, by: viewer.user_uuid },
        'removed',
        { before: { firstname, surname } },
      )
    })
    return true
  } catch (error) {
    // A role in a client that is archived cannot be taken away.
    if (isGoneMeanwhile(error) || (error instanceof HttpError && error.status < 500)) return false
    throw error
  }
}
