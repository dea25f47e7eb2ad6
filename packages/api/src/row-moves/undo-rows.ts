import { UNDO_DAYS } from '@costdraft/schema/undo-days.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import type { FileNode } from '@costdraft/schema/files/wire-tree.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql } from 'kysely'
import { audit } from '../audit/audit.ts'
import { touchCase } from '../cases/case-revision.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { lockOpenCase } from '../cases/open-case.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { Conflict, NotFound } from '../errors/errors.ts'
import { applyTree } from '../files/apply-tree.ts'
import { filesOf } from '../files/file-rows.ts'
import { removeTree, restoreItem } from '../item-routes/item-removal.ts'
import { raiseVersion } from '../item-routes/item-storage.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { assertTargetsKept } from '../items/item-references.ts'
import type { Resource } from '../items/resource.ts'
import { lockBoth } from './move-to-case.ts'
import type { ChangedRow, Effects, MovedRow } from './row-operation.table.ts'
import { setColumns } from './stored-detail.ts'

/** The rows that are as they were, and their kind. */
interface Undone {
  resource: Resource
  uuids: string[]
}

/** The version of a row that was made. */
const FIRST = 1

async function findOperation({ tx, viewer }: ItemsRequestContext, caseUuid: string, uuid: string) {
  const found =
    isUuid(uuid) && isUuid(caseUuid)
      ? await tx
          .selectFrom('row_operation')
          .select(['uuid', 'kind', 'to_case', 'effects', 'undone_at'])
          .select(sql<boolean>`created_at < now() - make_interval(days => ${UNDO_DAYS})`.as('is_late'))
          .where('uuid', '=', uuid)
          .where('case_uuid', '=', caseUuid)
          .forUpdate()
          .executeTakeFirst()
      : undefined
  if (!found) {
    // Whoever may not read the case is told so first.
    await lockOpenCase({ tx, viewer }, caseUuid)
    throw new NotFound()
  }
  return found
}

/** Throws 409 unless rows of a case are there, as they were left. */
async function assertAsLeft(
  { tx }: ItemsRequestContext,
  owner: CaseRow,
  left: readonly { uuid: string; version: number }[],
): Promise<void> {
  const { rows } = await sql<{ uuid: string; version: number; comments: number }>`
    select uuid, version, (select count(*)::int from comment where comment.item_uuid = case_item.uuid) as comments
    from case_item where case_uuid = ${owner.uuid} and uuid = any(${left.map(({ uuid }) => uuid)}::uuid[])
      and deleted_at is null order by uuid for update`.execute(tx)
  const found = new Map(rows.map((row) => [row.uuid, row]))
  const changed = left.filter(({ uuid, version }) => found.get(uuid)?.version !== version)
  if (changed.length > 0)
    throw new Conflict(
      `${counted(changed.length, 'row was', 'rows were')} changed or removed since, so this cannot be undone.`,
    )
}

/** Throws 409 if rows that go away were commented on since. */
async function assertNotCommented({ tx }: ItemsRequestContext, uuids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    with recursive tree as (
      select uuid from case_item where uuid = any(${uuids}::uuid[])
      union all select case_item.uuid from case_item join tree on case_item.parent_uuid = tree.uuid)
    select count(distinct item_uuid)::int as count from comment where item_uuid in (select uuid from tree)`.execute(tx)
  const count = rows[0]?.count ?? 0
  if (count > 0)
    throw new Conflict(`${counted(count, 'row was', 'rows were')} commented on since, so this cannot be undone.`)
}

/** Gives rows the values that they had. */
async function putBack(
  asked: ItemsRequestContext,
  owner: CaseRow,
  resource: Resource,
  changed: readonly ChangedRow[],
): Promise<void> {
  const { tx, viewer, items } = asked
  for (const { uuid, before } of changed) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(Object.keys(before).map((column) => sql.ref(column)))} from ${sql.table(resource.table)}
      where item_uuid = ${uuid}`.execute(tx)
    await setColumns(asked, resource, uuid, before)
    await raiseVersion(asked, uuid)
    const subject = {
      client_uuid: owner.client,
      case_uuid: owner.uuid,
      entity: resource.kind.name,
      entity_uuid: uuid,
      by: viewer.user_uuid,
    }
    await audit(tx, subject, 'changed', { before: rows[0] ?? {}, after: before })
  }
  if (changed.length > 0)
    await assertTargetsKept(
      tx,
      items,
      changed.map(({ uuid }) => ({ uuid, kind: resource.kind.name })),
    )
}

/** A tree without some entries; a folder of them stays where anything else is in it. */
const without = (node: FileNode, gone: ReadonlySet<string>): FileNode => ({
  ...node,
  children: node.children
    .map((child) => without(child, gone))
    .filter(({ uuid, is_file, children }) => !gone.has(uuid ?? '') || (!is_file && children.length > 0)),
})

/** Removes the documents that were copied, but for those that other rows have by now. */
async function removeCopies(asked: ItemsRequestContext, owner: CaseRow, files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  const { rows } = await sql<{ uuid: string }>`
    select distinct item_file.file_uuid as uuid from item_file join case_item on case_item.uuid = item_file.item_uuid
    where item_file.file_uuid = any(${files}::uuid[]) and case_item.deleted_at is null`.execute(asked.tx)
  const used = new Set(rows.map(({ uuid }) => uuid))
  const gone = new Set(files.filter((uuid) => !used.has(uuid)))
  await applyTree(asked, owner, without(await filesOf(asked.tx, owner.uuid), gone), [], false, asked.items)
}

/** Brings rows back from another case, in which they are no more. */
async function bringBack(
  asked: ItemsRequestContext,
  { from, to }: { from: CaseRow; to: CaseRow },
  { kind }: Resource,
  { moved, files }: Effects,
  uuid: string,
): Promise<void> {
  assertOpen(to)
  const there = moved.map((row: MovedRow) => row.to)
  await assertAsLeft(
    asked,
    to,
    there.map((one) => ({ uuid: one, version: FIRST })),
  )
  await assertNotCommented(asked, there)
  for (const one of there) await removeTree(asked, to, { uuid: one, kind: kind.name })
  await removeCopies(asked, to, files)
  for (const row of moved)
    await restoreItem(asked, from, row.from).catch((error: unknown) => {
      throw error instanceof NotFound
        ? new Conflict('A row is back in its case already, or no longer in its trash, so this cannot be undone.')
        : error
    })
  const subject = { client_uuid: from.client, entity: 'moved_rows', entity_uuid: uuid, by: asked.viewer.user_uuid }
  const rows = moved.length
  await audit(asked.tx, { ...subject, case_uuid: from.uuid }, 'removed', { before: { rows, to_case: to.case_name } })
  await audit(asked.tx, { ...subject, case_uuid: to.uuid }, 'removed', { before: { rows, from_case: from.case_name } })
  await touchCase(asked, to.uuid)
}

/**
 * Undoes what was done with rows of a case, all of it: halves are one row again, and rows are where they were. Throws
 * 409 if one of them was changed since, and after thirty days.
 */
export async function undoRows(asked: ItemsRequestContext, caseUuid: string, uuid: string): Promise<Undone> {
  const { tx, viewer, items } = asked
  const { to_case, kind, effects, undone_at, is_late } = await findOperation(asked, caseUuid, uuid)
  const [owner, other] =
    to_case === null ? [await lockOpenCase(asked, caseUuid)] : await lockBoth(asked, caseUuid, to_case)
  assertOpen(owner)
  if (undone_at !== null) throw new Conflict('This was undone already.')
  if (is_late) throw new Conflict(`This can be undone for ${UNDO_DAYS} days.`)
  const resource = items.byName.get(kind)
  if (!resource) throw new NotFound()
  const { changed, made } = effects
  await assertAsLeft(asked, owner, [...changed, ...made.map((one) => ({ uuid: one, version: FIRST }))])
  await assertNotCommented(asked, made)
  for (const one of made) await removeTree(asked, owner, { uuid: one, kind })
  await putBack(asked, owner, resource, changed)
  if (other) await bringBack(asked, { from: owner, to: other }, resource, effects, uuid)
  await tx
    .updateTable('row_operation')
    .set((e) => ({ undone_by: viewer.user_uuid, undone_at: e.fn<string>('now') }))
    .where('uuid', '=', uuid)
    .execute()
  await touchCase(asked, owner.uuid)
  return { resource, uuids: [...changed, ...effects.moved.map(({ from }) => ({ uuid: from }))].map((row) => row.uuid) }
}
