import type { Entry } from '@costdraft/schema/files/tree.ts'
import { parseTree, type FileNode, type FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { audit } from '../audit/audit.ts'
import type { Action } from '../audit/audit.table.ts'
import { etag } from '../http/body.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { HttpError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { productItems } from '../items/index.ts'
import { assertNotAttached } from '../items/file-uses.ts'
import { assertNotInUse } from '../items/item-references.ts'
import type { Items } from '../items/registry.ts'
import { entryOf, filesOf, liveRows, pathOf } from './file-rows.ts'
import { treeDiff, type DatedEntry, type TreeDiff } from './tree-diff.ts'
import type { StoredFile } from './file-store.ts'
import type { RowValues } from '../db/row-values.ts'

/** An uploaded file that passed validation. */
export interface NewFile {
  file: StoredFile
  mediaType: string
}

export const invalidTree = (problem: string): HttpError => new HttpError(422, problem, { folder_structure: problem })

/** Reads the folder tree of a request body; throws 422 if it is invalid. */
export function parseTreeBody(sent: unknown): FileNode {
  const { root, problem } = parseTree(sent)
  if (problem !== undefined) throw invalidTree(problem)
  return root
}

/**
 * Makes a case hold the requested tree and returns the new one. `newFiles` are in the order of their indexes in the
 * tree. With `keepUnlisted`, stored entries missing from the tree stay; otherwise they are removed. The caller has
 * locked the case and checked that it is open. Throws 422 for an invalid tree, and 409 if an item of the case refers to
 * a file that would be removed, or has it attached.
 */
export async function applyTree(
  asked: RequestContext,
  owner: CaseRow,
  root: FileNode,
  newFiles: readonly NewFile[],
  keepUnlisted: boolean,
  items: Items = productItems,
): Promise<FileTree> {
  const rows = await liveRows(asked.tx, owner.uuid)
  const before = rows.map(entryOf)
  const diff = treeDiff(before, root, { sent: newFiles.length, keepUnlisted })
  if ('problem' in diff) throw invalidTree(diff.problem)
  const change: TreeChange = {
    asked,
    items,
    owner,
    before,
    diff,
    hashes: new Map(rows.map(({ uuid, sha256 }) => [uuid, sha256])),
  }
  await storeAdded(change, newFiles)
  await storeChanged(change)
  await storeRemoved(change)
  if (diff.added.length + diff.changed.length + diff.removed.length > 0) await filesChanged(asked, owner)
  return currentTree(asked, owner)
}

/** A tree change under way; `hashes` are those of the stored files, by uuid. */
interface TreeChange {
  asked: RequestContext
  items: Items
  owner: CaseRow
  before: readonly DatedEntry[]
  diff: TreeDiff
  hashes: ReadonlyMap<string, string | null>
}

async function storeAdded(change: TreeChange, newFiles: readonly NewFile[]): Promise<void> {
  const { owner, diff, asked } = change
  for (const { index, ...entry } of diff.added) {
    const newFile = index === undefined ? undefined : newFiles[index]
    const stored = newFile?.file
    // The row of a file has the same uuid as the file in the store.
    const uuid = stored?.uuid ?? entry.id
    await asked.tx
      .insertInto('case_file')
      .values({
        uuid,
        client_uuid: owner.client,
        case_uuid: owner.uuid,
        parent_uuid: entry.parent,
        is_file: entry.isFile,
        name: entry.name,
        ...fileColumns(newFile),
        dated: entry.dated,
        created_by: asked.viewer.user_uuid,
      })
      .execute()
    await auditEntry(
      change,
      'added',
      { ...entry, id: uuid },
      {
        after: {
          ...entryDetails(change, entry, diff.after),
          ...(stored && { sha256: stored.sha256, size: stored.size }),
        },
      },
    )
  }
}

/** The columns that only a file has; null for a folder. */
const fileColumns = (newFile: NewFile | undefined) => ({
  size: newFile?.file.size ?? null,
  sha256: newFile?.file.sha256 ?? null,
  media_type: newFile?.mediaType ?? null,
})

async function storeChanged(change: TreeChange): Promise<void> {
  const { asked, diff } = change
  for (const { before, after } of diff.changed) {
    await asked.tx
      .updateTable('case_file')
      .set((e) => ({
        name: after.name,
        parent_uuid: after.parent,
        dated: after.dated,
        changed_at: e.fn<string>('clock_timestamp'),
      }))
      .where('uuid', '=', after.id)
      .execute()
    // If only a parent folder was moved or renamed, the entry's own folder is the same before and after.
    const entriesBefore = before.parent === after.parent ? diff.after : change.before
    await auditEntry(change, 'changed', after, {
      before: location(before, entriesBefore),
      after: location(after, diff.after),
    })
  }
}

async function storeRemoved(change: TreeChange): Promise<void> {
  const { asked, items, owner, diff } = change
  const [first, ...others] = diff.removed.map(({ id }) => ({ uuid: id, kind: 'file' }))
  if (!first) return
  await assertNotAttached(asked.tx, items, diff.removed)
  await assertNotInUse(asked.tx, items, owner.uuid, [first, ...others])
  await asked.tx
    .updateTable('case_file')
    .set((e) => ({
      deleted_at: e.fn<string>('now'),
      deleted_by: asked.viewer.user_uuid,
      changed_at: e.fn<string>('clock_timestamp'),
    }))
    .where(
      'uuid',
      'in',
      diff.removed.map(({ id }) => id),
    )
    .execute()
  for (const entry of diff.removed)
    await auditEntry(change, 'removed', entry, { before: entryDetails(change, entry, change.before) })
}

const location = ({ name, parent, dated }: DatedEntry, entries: readonly Entry[]): RowValues => ({
  file_name: name,
  folder: pathOf(entries, parent),
  ...(dated !== null && { dated }),
})

const entryDetails = ({ hashes }: TreeChange, entry: DatedEntry, entries: readonly Entry[]): RowValues => {
  const sha256 = hashes.get(entry.id)
  return { ...location(entry, entries), ...(sha256 && { sha256 }) }
}

const auditEntry = (
  { asked: { tx, viewer }, owner }: TreeChange,
  action: Action,
  { id, isFile }: Entry,
  rows: { before?: RowValues; after?: RowValues },
): Promise<void> =>
  audit(
    tx,
    {
      client_uuid: owner.client,
      case_uuid: owner.uuid,
      entity: isFile ? 'file' : 'folder',
      entity_uuid: id,
      by: viewer.user_uuid,
    },
    action,
    rows,
  )

/** Raises the version of the file tree and moves the time of the case, whose own version and revision stay. */
export async function filesChanged({ tx, viewer }: RequestContext, { uuid }: CaseRow): Promise<void> {
  await tx
    .updateTable('case')
    .set((e) => ({
      files_version: e('files_version', '+', 1),
      changed_by: viewer.user_uuid,
      updated_at: e.fn<string>('clock_timestamp'),
    }))
    .where('uuid', '=', uuid)
    .execute()
}

/** The current tree; sets its version as the ETag of the response. */
export async function currentTree({ tx, res }: RequestContext, { uuid }: CaseRow): Promise<FileTree> {
  const tree = await filesOf(tx, uuid)
  res.set('etag', etag(tree))
  return tree
}
