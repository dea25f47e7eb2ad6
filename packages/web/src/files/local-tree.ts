import { MAX_FILES, TOO_MANY_FILES } from '@costdraft/schema/files/file-types.ts'
import {
  cleanName,
  descendantsOf,
  FOLDER_EXISTS,
  moveEntries,
  nameProblem,
  nameWithExtension,
  treeProblem,
  uniqueName,
} from '@costdraft/schema/files/tree.ts'
import { buildTree, compareEntries, type FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { fileProblem } from './file-problem.ts'
import type { CaseFile } from './case-file.ts'

/** A file or a folder that is not in a case yet; a file with its content. */
export interface LocalFile extends CaseFile {
  name: string
  file?: File
}
type Tree = readonly LocalFile[]
/** The tree after a change, or a sentence why it is not possible. */
type Changed = LocalFile[] | string

export interface RejectedFile {
  name: string
  problem: string
}

const HERE_ALREADY = 'A file with this name is here already.'

/** A new entry, of the content if it is a file. */
const entryOf = (parent: string | null, name: string, file?: File): LocalFile => ({
  __typename: 'CaseFile',
  id: crypto.randomUUID(),
  parent,
  uuid: null,
  name,
  isFile: file !== undefined,
  size: file?.size ?? null,
  dated: null,
  createdAt: null,
  createdByName: null,
  ...(file && { file }),
})
const sorted = (nodes: Tree): LocalFile[] => nodes.toSorted(compareEntries)
/** The tree in the order in which it is shown, or why it is not allowed. */
const checked = (nodes: Tree): Changed => treeProblem(nodes) ?? sorted(nodes)

/** Adds a folder. */
export function withFolder(nodes: Tree, parent: string | null, wanted: string): Changed {
  const name = cleanName(wanted)
  const problem = nameProblem(nodes, parent, name)
  if (problem?.endsWith('already exists')) return FOLDER_EXISTS
  return problem ?? checked([...nodes, entryOf(parent, name)])
}

/** Adds those of the chosen files that can be added to a folder, and says why the others cannot. */
export function withFiles(
  nodes: Tree,
  folder: string | null,
  chosen: readonly File[],
): { nodes: LocalFile[]; rejected: RejectedFile[] } {
  let after: LocalFile[] = [...nodes]
  const rejected: RejectedFile[] = []
  const add = (file: File): string | undefined => {
    const name = cleanName(file.name)
    const problem = fileProblem(file) ?? nameProblem(after, folder, name)
    if (problem) return problem.endsWith('already exists') ? HERE_ALREADY : problem
    if (after.filter(({ isFile }) => isFile).length >= MAX_FILES) return TOO_MANY_FILES
    const next = checked([...after, entryOf(folder, name, file)])
    if (typeof next === 'string') return next
    after = next
    return undefined
  }
  for (const file of chosen) {
    const problem = add(file)
    if (problem) rejected.push({ name: file.name, problem })
  }
  return { nodes: after, rejected }
}

/** Renames a file or a folder. A file keeps its extension. */
export function withName(nodes: Tree, id: string, wanted: string): Changed {
  const entry = nodes.find((node) => node.id === id)
  if (!entry) return [...nodes]
  const name = nameWithExtension(entry, wanted)
  return (
    nameProblem(nodes, entry.parent, name, id) ??
    checked(nodes.map((node) => (node === entry ? { ...node, name } : node)))
  )
}

/** Moves files and folders, with what is in them. */
export function withMoved(nodes: Tree, ids: readonly string[], to: string | null): Changed {
  const moved = moveEntries(nodes, ids, to)
  return typeof moved === 'string' ? moved : sorted(moved)
}

/** Removes files and folders, with what is in them; `removed` are all of these. */
export function withoutEntries(nodes: Tree, ids: readonly string[]): { nodes: LocalFile[]; removed: LocalFile[] } {
  const gone = new Set(ids.flatMap((id) => [id, ...descendantsOf(nodes, id)]))
  return { nodes: nodes.filter(({ id }) => !gone.has(id)), removed: nodes.filter(({ id }) => gone.has(id)) }
}

/** Brings back what was removed: to its folder, or to the root where that is gone, under a free name. */
export function withRestored(nodes: Tree, removed: Tree): LocalFile[] {
  const back = new Set(removed.map(({ id }) => id))
  const after: LocalFile[] = [...nodes]
  for (const node of removed) {
    const { parent, name } = node
    const isThere = parent !== null && (back.has(parent) || after.some(({ id, isFile }) => id === parent && !isFile))
    const into = isThere ? parent : null
    after.push({ ...node, parent: into, name: uniqueName(after, into, name) })
  }
  return sorted(after)
}

/** The files with the names that they have in the tree, and the tree that says by their places where each belongs. */
export function structureOf(nodes: Tree): { tree: FileTree; files: { name: string; file: File }[] } {
  const files: { name: string; file: File }[] = []
  const entries = nodes.map(({ id, parent, name, isFile, file }) => {
    const node = { is_file: isFile, children: [], ...(file && { file_index: files.push({ name, file }) - 1 }) }
    return { id, parent, name, isFile, node }
  })
  return { tree: buildTree(entries), files }
}
