import { MAX_FILES } from '@costdraft/schema/files/file-types.ts'
import type { Entry } from '@costdraft/schema/files/tree.ts'
import type { FileNode } from '@costdraft/schema/files/wire-tree.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { Conflict, ValidationError } from '../errors/errors.ts'
import { applyTree, type NewFile } from '../files/apply-tree.ts'
import { entryOf, liveRows } from '../files/file-rows.ts'
import type { FileStore } from '../files/file-store.ts'
import type { RequestContext } from '../http/request.ts'
import type { Items } from '../items/registry.ts'

/** A document that is attached to a row which is moved: its folders from the top, and its name. */
export interface AttachedFile {
  uuid: string
  mediaType: string
  folders: string[]
  name: string
  dated: string | null
}
/** Documents that were copied in the store, each with what it is a copy of. */
export type Copies = ReadonlyMap<string, NewFile>

const CHANGED = 'The documents of these rows were changed at the same moment. Try again.'
const TOO_MANY = `At most ${MAX_FILES} documents can go with rows at once. Move fewer rows.`

function foldersOf(entries: readonly Entry[], parent: string | null): string[] {
  const folder = entries.find(({ id }) => id === parent)
  return folder ? [...foldersOf(entries, folder.parent), folder.name] : []
}

/** The documents that are attached to rows of a case. Throws 422 for more than one request may store. */
export async function attachedFiles(tx: Tx, caseUuid: string, rows: readonly string[]): Promise<AttachedFile[]> {
  const { rows: attached } = await sql<{ uuid: string; media_type: string | null }>`
    select distinct file.uuid, file.media_type from item_file join case_file file on file.uuid = item_file.file_uuid
    where item_file.item_uuid = any(${rows}::uuid[]) and item_file.case_uuid = ${caseUuid} and file.deleted_at is null
    order by file.uuid`.execute(tx)
  if (attached.length === 0) return []
  if (attached.length > MAX_FILES) throw new ValidationError({ rows: TOO_MANY })
  const entries = (await liveRows(tx, caseUuid)).map(entryOf)
  return attached.flatMap(({ uuid, media_type }) => {
    const entry = entries.find(({ id }) => id === uuid)
    if (!entry) return []
    const { name, parent, dated } = entry
    const mediaType = media_type ?? 'application/octet-stream'
    return { uuid, mediaType, folders: foldersOf(entries, parent), name, dated }
  })
}

/**
 * Copies documents in the store, before the transaction that gives them their rows. Throws 409 for one that the store
 * does not have; what was copied by then is discarded.
 */
export async function copyInStore(store: FileStore, files: readonly AttachedFile[]): Promise<Copies> {
  const copies = new Map<string, NewFile>()
  try {
    for (const { uuid, mediaType, name } of files) {
      const found = await store.read(uuid)
      if (!found) throw new Conflict(`“${name}” is not in the file store, so it cannot be copied.`)
      copies.set(uuid, { mediaType, file: await store.save(found.bytes, { mediaType }) })
    }
    return copies
  } catch (error) {
    await discardCopies(store, copies)
    throw error
  }
}
/** Deletes copies to which no row refers. */
export const discardCopies = (store: FileStore, copies: Copies): Promise<void> =>
  store.discard([...copies.values()].map(({ file }) => file.uuid))

/** A name that no entry of a folder has: `Invoice (2).pdf` beside `Invoice.pdf`. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${stem} (${number})${extension}`
    if (!taken.has(free)) return free
  }
}

/** The names in a folder of a case, by the path of the folder. */
function namesByFolder(entries: readonly Entry[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const { name, parent } of entries) {
    const path = foldersOf(entries, parent).join('/')
    names.set(path, (names.get(path) ?? new Set()).add(name))
  }
  return names
}

/** The folder of a path in a tree under construction; one without a uuid is the one of that name in the case. */
function folderIn(root: FileNode, folders: readonly string[]): FileNode {
  return folders.reduce((folder, name) => {
    const found = folder.children.find((node) => !node.is_file && node.name === name)
    if (found) return found
    const made: FileNode = { name, is_file: false, children: [] }
    folder.children.push(made)
    return made
  }, root)
}

/** What was made in the documents of a case: the copy of each file, and all new entries, folders included. */
interface Placed {
  copyOf: ReadonlyMap<string, string>
  made: string[]
}

/**
 * Places copies among the documents of a case, in folders of the same names. Throws 409 if the rows have other
 * documents now than were copied, and 422 where the case has no room for them.
 */
export async function placeCopies(
  asked: RequestContext & { items: Items },
  owner: CaseRow,
  files: readonly AttachedFile[],
  copies: Copies,
): Promise<Placed> {
  if (files.length !== copies.size || files.some(({ uuid }) => !copies.has(uuid))) throw new Conflict(CHANGED)
  if (files.length === 0) return { copyOf: new Map(), made: [] }
  const before = (await liveRows(asked.tx, owner.uuid)).map(entryOf)
  const taken = namesByFolder(before)
  const root: FileNode = { is_file: false, children: [] }
  const newFiles: NewFile[] = []
  const copyOf = new Map<string, string>()
  for (const { uuid, folders, name, dated } of files) {
    const copy = copies.get(uuid)
    if (!copy) continue
    const path = folders.join('/')
    const names = taken.get(path) ?? new Set<string>()
    const free = freeName(name, names)
    taken.set(path, names.add(free))
    folderIn(root, folders).children.push({
      name: free,
      is_file: true,
      children: [],
      file_index: newFiles.length,
      dated,
    })
    newFiles.push(copy)
    copyOf.set(uuid, copy.file.uuid)
  }
  await applyTree(asked, owner, root, newFiles, true, asked.items)
  const known = new Set(before.map(({ id }) => id))
  const after = await liveRows(asked.tx, owner.uuid)
  return { copyOf, made: after.flatMap(({ uuid }) => (known.has(uuid) ? [] : uuid)) }
}
