import type { PeopleUndone } from '@costdraft/schema/people-import/people-import.ts'
import { UNDO_DAYS } from '@costdraft/schema/undo-days.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { inSavepoint } from '../db/savepoint.ts'
import { Conflict, HttpError, NotFound } from '../errors/errors.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { removeFeeEarner } from '../removals/remove.ts'
import { changedUser, storeChangedUser } from '../users/change-user.ts'
import type { AccountHost } from '../users/changed-address.ts'
import { setLink } from '../users/client-links.ts'
import { editableUser } from '../users/user-rows.ts'
import { isRecent } from './import-records.ts'
import { roleAmong, rolesInChildren } from './link-effects.ts'
import type { ChangedLink, ChangedUser, PeopleEffects } from './people-import.table.ts'
import { takerBack, type TakenBack } from './take-user-back.ts'

const CHANGED = 'This was changed after the import, so it stays as it is.'
/** The version of a fee earner that an import added. */
const FIRST = 1

type Kept = PeopleUndone['kept']
/** What is undone: the import of a client, and what is kept. */
interface Undoing {
  client: string
  host: AccountHost
  now: Date
  kept: Kept
  nameOf: (uuid: string) => string
}

/**
 * Undoes an import: removes the users and fee earners that it added, and gives those that it changed, and the roles in
 * child clients, what they had. Whoever has signed in already, or is named somewhere, is deactivated in the place of
 * being removed. What was changed since is kept and told; what was removed since stays removed. Throws 404 for an
 * import of another client, and 409 for one that was undone or is too old.
 */
export async function undoImport(
  asked: ItemsRequestContext,
  client: string,
  { host, now }: { host: AccountHost; now: Date },
): Promise<PeopleUndone> {
  const { tx, viewer } = asked
  await requireActiveClient(tx, client)
  const { uuid, file_name, effects } = await importToUndo(tx, client, String(asked.req.params.import), now)
  const undoing = { client, host, now, kept: [] as Kept, nameOf: await namesIn(tx, effects) }
  // Before users get their roles back, which may lower these.
  const links = await linksAsLeft(tx, effects.links, undoing)
  const users_restored = await restoreUsers(asked, effects.changed, undoing)
  const fee_earners_removed = await removeEarners(asked, effects.fee_earners, undoing)
  const links_restored = await restoreLinks(asked, links, undoing)
  const ended = await takeUsersBack(asked, effects.users, undoing)
  const undone = { ...ended, users_restored, fee_earners_removed, links_restored }
  await tx
    .updateTable('people_import')
    .set((e) => ({ undone_by: viewer.user_uuid, undone_at: e.fn<string>('now') }))
    .where('uuid', '=', uuid)
    .execute()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'people_import', entity_uuid: uuid, by: viewer.user_uuid },
    'removed',
    { before: { name: file_name, ...undone, kept: undoing.kept.length } },
  )
  return { ...undone, kept: undoing.kept.toSorted((a, b) => a.row - b.row) }
}

/** The import that is to be undone, locked. */
async function importToUndo(tx: Tx, client: string, uuid: string, now: Date) {
  const made = await tx
    .selectFrom('people_import')
    .select(['uuid', 'file_name', 'effects', 'created_at', 'undone_at'])
    .where('uuid', '=', uuid)
    .where('client_uuid', '=', client)
    .forUpdate()
    .executeTakeFirst()
  if (!made) throw new NotFound()
  if (made.undone_at !== null) throw new Conflict('This import was undone already.')
  if (!isRecent(made.created_at, now)) throw new Conflict(`An import of people can be undone for ${UNDO_DAYS} days.`)
  return made
}

/** What the people and fee earners of an import are called now. */
async function namesIn(tx: Tx, { users, changed, fee_earners, links }: PeopleEffects) {
  const uuids = [...users, ...changed, ...fee_earners].map(({ uuid }) => uuid)
  const all = [...uuids, ...links.map(({ person }) => person)]
  const { rows } = await sql<{ uuid: string; name: string }>`
    select uuid, firstname || ' ' || surname as name from person where uuid = any(${all}::uuid[])
    union all select uuid, firstname || ' ' || surname from fee_earner where uuid = any(${all}::uuid[])`.execute(tx)
  const names = new Map(rows.map(({ uuid, name }) => [uuid, name]))
  return (uuid: string): string => names.get(uuid) ?? ''
}

/** Runs the undoing of one record; a refusal keeps the record as it is, with its sentence. */
async function unlessRefused(
  tx: Tx,
  { uuid, row }: { uuid: string; row: number },
  { kept, nameOf }: Undoing,
  undo: () => Promise<void>,
): Promise<boolean> {
  try {
    await inSavepoint(tx, undo)
    return true
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    const [message = error.message] = Object.values(error.details)
    kept.push({ uuid, row, name: nameOf(uuid), message })
    return false
  }
}

/** Of roles in child clients those that are as the import left them, and tells the others. */
async function linksAsLeft(tx: Tx, links: readonly ChangedLink[], { kept, nameOf }: Undoing): Promise<ChangedLink[]> {
  const now = await rolesInChildren(tx, [...new Set(links.map(({ person }) => person))])
  return links.filter((link) => {
    const isLeft = roleAmong(now, link) === link.after
    const isThere = nameOf(link.person) !== ''
    if (isThere && !isLeft) {
      const { person: uuid, row } = link
      kept.push({ uuid, row, name: nameOf(uuid), message: `The role in a child client: ${CHANGED}` })
    }
    return isThere && isLeft
  })
}

/** Gives users what they were where nobody changed them since. Resolves with how many. */
async function restoreUsers(asked: ItemsRequestContext, changed: readonly ChangedUser[], undoing: Undoing) {
  const { tx, viewer } = asked
  let restored = 0
  for (const { uuid, row, version, before } of changed) {
    if (undoing.nameOf(uuid) === '') continue
    const isBack = await unlessRefused(tx, { uuid, row }, undoing, async () => {
      const stored = await editableUser(tx, viewer, uuid)
      if (stored.version !== version) throw new Conflict(CHANGED)
      await storeChangedUser(asked, stored, changedUser(viewer, stored, before, undoing.host), undoing.host)
    })
    if (isBack) restored += 1
  }
  return restored
}

async function removeEarners(
  asked: ItemsRequestContext,
  added: PeopleEffects['fee_earners'],
  undoing: Undoing,
): Promise<number> {
  const { tx } = asked
  let removed = 0
  for (const { uuid, row } of added) {
    const now = await tx.selectFrom('fee_earner').select('version').where('uuid', '=', uuid).executeTakeFirst()
    if (!now) continue
    const isGone = await unlessRefused(tx, { uuid, row }, undoing, async () => {
      if (now.version !== FIRST) throw new Conflict(CHANGED)
      // The user goes as well, and what is removed must not name whom nobody can bring back.
      await tx.updateTable('fee_earner').set({ person_uuid: null }).where('uuid', '=', uuid).execute()
      await removeFeeEarner(asked, undoing.client, uuid, undoing.now)
    })
    if (isGone) removed += 1
  }
  return removed
}

async function restoreLinks(asked: ItemsRequestContext, links: readonly ChangedLink[], undoing: Undoing) {
  let restored = 0
  for (const { person, client, row, before } of links) {
    const isBack = await unlessRefused(asked.tx, { uuid: person, row }, undoing, () =>
      setLink(asked, client, person, before ?? 'no_access'),
    )
    if (isBack) restored += 1
  }
  return restored
}

async function takeUsersBack(
  asked: ItemsRequestContext,
  users: PeopleEffects['users'],
  undoing: Undoing,
): Promise<Pick<PeopleUndone, 'users_removed' | 'users_deactivated'>> {
  const done: Record<TakenBack, number> = { removed: 0, deactivated: 0, neither: 0 }
  const takeBack = takerBack(asked)
  for (const { uuid, row } of users) {
    if (undoing.nameOf(uuid) === '') continue
    let how: TakenBack = 'neither'
    const isDone = await unlessRefused(asked.tx, { uuid, row }, undoing, async () => {
      how = await takeBack(uuid)
    })
    if (isDone) done[how] += 1
  }
  return { users_removed: done.removed, users_deactivated: done.deactivated }
}
