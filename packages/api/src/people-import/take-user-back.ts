import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { forgetLinks } from '../accounts/account-links.ts'
import { audit } from '../audit/audit.ts'
import { outageOf } from '../db/outages.ts'
import { inSavepoint } from '../db/savepoint.ts'
import { isGoneMeanwhile } from '../db/taken-values.ts'
import { HttpError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { setLink } from '../users/client-links.ts'
import { assertNotLastOwner } from '../users/last-owner.ts'
import { deactivateUser } from '../users/user-changes.ts'
import { editableUser } from '../users/user-rows.ts'

type User = Awaited<ReturnType<typeof editableUser>>

/** What became of a user: removed, deactivated, or neither where the user was deactivated already. */
export type TakenBack = 'removed' | 'deactivated' | 'neither'

/**
 * In milliseconds: how long the database may look for what names a user. It looks through each table that names people,
 * whoever's rows they are, and most of these have no index for it, because nothing else asks.
 */
const LONGEST = 5_000

/**
 * Makes the function that takes users back whom an import added: it removes one who never signed in and whom nothing
 * names, and deactivates anybody else. In a database where it takes too long to see what names one of them, all further
 * ones are deactivated. Throws as a deactivation does.
 */
export function takerBack(asked: Pick<RequestContext, 'tx' | 'viewer' | 'req'>): (uuid: string) => Promise<TakenBack> {
  let isSlow = false
  return async (uuid) => {
    const row = await editableUser(asked.tx, asked.viewer, uuid)
    if (row.last_login === null && !isSlow) {
      const outcome = await removeUser(asked, row)
      if (outcome === 'removed') return outcome
      isSlow = outcome === 'slow'
    }
    if (row.deactivated_at !== null) return 'neither'
    await deactivateUser(asked, uuid, true)
    return 'deactivated'
  }
}

/**
 * Removes a user for good. Nothing is changed where anything names them, as a foreign key tells, or where to look takes
 * too long.
 */
async function removeUser(
  asked: Pick<RequestContext, 'tx' | 'viewer'>,
  row: User,
): Promise<'removed' | 'named' | 'slow'> {
  const { tx, viewer } = asked
  const { uuid, client_uuid, firstname, surname } = row
  if (row.deactivated_at === null) await assertNotLastOwner(tx, row, client_uuid ?? '')
  try {
    await inSavepoint(tx, async () => {
      for (const child of Object.keys(row.children_clients)) await setLink(asked, child, uuid, 'no_access')
      await forgetLinks(tx, uuid)
      await withinTime(tx, () => tx.deleteFrom('person').where('uuid', '=', uuid).execute())
      await audit(
        tx,
        { client_uuid, case_uuid: null, entity: 'user', entity_uuid: uuid, by: viewer.user_uuid },
        'removed',
        { before: { firstname, surname } },
      )
    })
    return 'removed'
  } catch (error) {
    if (outageOf(error) === 'timeout') return 'slow'
    // A role in a client that is archived cannot be taken away.
    if (isGoneMeanwhile(error) || (error instanceof HttpError && error.status < 500)) return 'named'
    throw error
  }
}

/** Runs one statement that may take so long. */
async function withinTime(tx: Tx, statement: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ usual: string }>`select current_setting('statement_timeout') as usual`.execute(tx)
  const setLimit = (limit: string): Promise<unknown> =>
    sql`select set_config('statement_timeout', ${limit}, true)`.execute(tx)
  await setLimit(String(LONGEST))
  await statement()
  // After an error the savepoint is undone, and with it this setting.
  await setLimit(rows[0]?.usual ?? '0')
}
