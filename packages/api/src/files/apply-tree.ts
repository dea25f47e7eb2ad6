import type { Entry } from '@costdraft/schema/files/tree.ts'
import { readTree, type FileNode, type FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { audit } from '../audit/audit.ts'
import type { Action } from '../audit/audit.table.ts'
import { etag } from '../http/body.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { touchCase } from '../cases/case-touch.ts'
import { HttpError } from '../http/errors.ts'
import type { Asked } from '../http/request.ts'
import { entryOf, filesOf, liveRows, pathOf } from './file-rows.ts'
import { treeDiff, type TreeDiff } from './tree-diff.ts'
import type { StoredFile } from './store.ts'

/** A new file that is good to be kept. */
export interface Fresh {
  file: StoredFile
  mediaType: string
}
type Row = Readonly<Record<string, unknown>>

export const treeRefused = (problem: string): HttpError => new HttpError(422, problem, { folder_structure: problem })

/** The tree of a body, read; what is no tree is refused in a sentence. */
export function treeOfBody(sent: unknown): FileNode {
  const { root, problem } = readTree(sent)
  if (problem !== undefined) throw treeRefused(problem)
  return root
}

const told =
  ({ tx, viewer }: Asked, owner: CaseRow) =>
  (action: Action, { id, isFile }: Entry, rows: { before?: Row; after?: Row }): Promise<void> =>
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

/** Makes a case hold the tree that was sent; answers the new one. `fresh` are the new files, in the order of their indexes. The case is held and open. */
export async function applyTree(
  asked: Asked,
  owner: CaseRow,
  root: FileNode,
  fresh: readonly Fresh[],
  keepsRest: boolean,
): Promise<FileTree> {
  const rows = await liveRows(asked.tx, owner.uuid),
    stored = rows.map(entryOf)
  const plan = treeDiff(stored, root, { sent: fresh.length, keepsRest })
  if ('problem' in plan) throw treeRefused(plan.problem)
  const hashes = new Map(rows.map(({ uuid, sha256 }) => [uuid, sha256]))
  await store(
    asked,
    owner,
    plan,
    fresh,
    (entry, entries) => ({
      file_name: entry.name,
      folder: pathOf(entries, entry.parent),
      ...(hashes.get(entry.id) && { sha256: hashes.get(entry.id) }),
    }),
    stored,
  )
  if (plan.added.length + plan.changed.length + plan.removed.length > 0) await filesChanged(asked, owner)
  return answered(asked, owner)
}

async function store(
  asked: Asked,
  owner: CaseRow,
  plan: TreeDiff,
  fresh: readonly Fresh[],
  said: (entry: Entry, entries: readonly Entry[]) => Row,
  before: readonly Entry[],
): Promise<void> {
  const { tx, viewer } = asked,
    tell = told(asked, owner)
  for (const { index, ...entry } of plan.added) {
    const given = index === undefined ? undefined : fresh[index],
      stored = given?.file
    // A file has in the store the uuid that its row will have.
    const uuid = stored?.uuid ?? entry.id,
      { parent: parent_uuid, name, isFile: is_file } = entry
    await tx
      .insertInto('case_file')
      .values({
        uuid,
        client_uuid: owner.client,
        case_uuid: owner.uuid,
        parent_uuid,
        is_file,
        name,
        size: stored?.size ?? null,
        sha256: stored?.sha256 ?? null,
        media_type: given?.mediaType ?? null,
        created_by: viewer.user_uuid,
      })
      .execute()
    await tell(
      'added',
      { ...entry, id: uuid },
      { after: { ...said(entry, plan.after), ...(stored && { sha256: stored.sha256, size: stored.size }) } },
    )
  }
  for (const { before: was, after: is } of plan.changed) {
    await tx.updateTable('case_file').set({ name: is.name, parent_uuid: is.parent }).where('uuid', '=', is.id).execute()
    const placeOf = ({ name, parent }: Entry, entries: readonly Entry[]): Row => ({
      file_name: name,
      folder: pathOf(entries, parent),
    })
    // What lies in a folder that moved has not moved itself.
    await tell('changed', is, {
      before: placeOf(was, was.parent === is.parent ? plan.after : before),
      after: placeOf(is, plan.after),
    })
  }
  if (plan.removed.length === 0) return
  await tx
    .updateTable('case_file')
    .set((e) => ({ deleted_at: e.fn<string>('now'), deleted_by: viewer.user_uuid }))
    .where(
      'uuid',
      'in',
      plan.removed.map(({ id }) => id),
    )
    .execute()
  for (const entry of plan.removed) await tell('removed', entry, { before: said(entry, before) })
}

/** The tree of a case has changed: its version rises, and the case is the newest. */
export async function filesChanged(asked: Asked, { uuid }: CaseRow): Promise<void> {
  await asked.tx
    .updateTable('case')
    .set((e) => ({ files_version: e('files_version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()
  await touchCase(asked, uuid)
}

/** The tree as it is now, under the tag that an If-Match may carry back. */
export async function answered({ tx, res }: Asked, { uuid }: CaseRow): Promise<FileTree> {
  const tree = await filesOf(tx, uuid)
  res.set('etag', etag(tree))
  return tree
}
