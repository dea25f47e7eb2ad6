import { cleanName, MOST, type Entry } from './tree.ts'

/** A node of the folder tree as the wire has it: a new file by the index of its part, a stored one by its uuid. The root is named root. */
export interface FileNode {
  name?: string | null
  is_file: boolean
  children: FileNode[]
  file_index?: number | null
  uuid?: string | null
  size?: number | null
  created_at?: string | null
  created_by_name?: string | null
}
/** The whole tree, with a version that every change of it raises. */
export interface FileTree extends FileNode {
  version?: number
}

export const ROOT = 'root'
/** What a node is known by, and what is answered with it and ignored when it is sent back. */
const KEYS = new Set([
  'name',
  'is_file',
  'children',
  'file_index',
  'uuid',
  'size',
  'created_at',
  'created_by_name',
  'version',
])

/** An entry of the tree with the node it came from. */
export interface Placed extends Entry {
  node: FileNode
}

/** The nodes of a tree below its root, each with its place; a folder without a uuid is known by its path. */
export function placed(root: FileNode): Placed[] {
  const walk = (nodes: readonly FileNode[], parent: string | null, path: string): Placed[] =>
    nodes.flatMap((node, i) => {
      const name = node.name ?? '',
        here = `${path}/${name || i}`,
        id = node.uuid ?? here
      return [{ id, parent, name, isFile: node.is_file, node }, ...walk(node.children ?? [], id, here)]
    })
  return walk(root.children ?? [], null, '')
}

/** The tree of these entries: folders before files, each by name. */
export function treeOf(entries: readonly Placed[]): FileTree {
  const below = Map.groupBy(entries, ({ parent }) => parent)
  const nodesOf = (parent: string | null): FileNode[] =>
    (below.get(parent) ?? [])
      .toSorted(inOrder)
      .map(({ id, name, isFile, node }) => ({ ...node, name, children: isFile ? [] : nodesOf(id) }))
  return { name: ROOT, is_file: false, children: nodesOf(null) }
}

/** The order of a folder as people see it: folders first, numbers by their value. */
export const inOrder = (a: Pick<Entry, 'isFile' | 'name'>, b: Pick<Entry, 'isFile' | 'name'>): number =>
  Number(a.isFile) - Number(b.isFile) ||
  a.name.localeCompare(b.name, 'en-GB', { numeric: true }) ||
  (a.name < b.name ? -1 : 1)

/** Thrown by `readTree`, with a sentence for whoever sent the tree. */
class NotATree extends Error {
  override name = 'NotATree'
}

/** A tree somebody sent: its shape checked, its names cleaned, nothing of it believed otherwise. */
export function readTree(
  sent: unknown,
): { root: FileNode; problem?: undefined } | { problem: string; root?: undefined } {
  let count = 0
  const read = (value: unknown, depth: number): FileNode => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new NotATree('Each node of the tree is an object.')
    const unknown = Object.keys(value).find((key) => !KEYS.has(key))
    if (unknown !== undefined) throw new NotATree(`A node of the tree knows no ${unknown.slice(0, 100)}.`)
    const { name, is_file, children = [], file_index, uuid } = value as Record<string, unknown>
    if (depth > MOST.depth + 1) throw new NotATree(`Folders may lie ${MOST.depth} deep at most.`)
    if (++count > MOST.nodes + 1)
      throw new NotATree(`A case may hold ${MOST.nodes.toLocaleString('en-GB')} files and folders at most.`)
    if (typeof name !== 'string') throw new NotATree('Each node of the tree has a name.')
    if (typeof is_file !== 'boolean') throw new NotATree('Each node of the tree says whether it is a file.')
    if (!Array.isArray(children) || (is_file && children.length > 0))
      throw new NotATree('Nothing can be put into a file. Choose a folder.')
    if (uuid != null && typeof uuid !== 'string') throw new NotATree('A uuid is a text.')
    if (file_index != null && (!Number.isInteger(file_index) || Number(file_index) < 0))
      throw new NotATree('A file_index counts the files that are sent, from 0.')
    return {
      name: cleanName(name),
      is_file,
      uuid: uuid?.toLowerCase() ?? null,
      file_index: file_index == null ? null : Number(file_index),
      children: children.map((child) => read(child, depth + 1)),
    }
  }
  try {
    const root = read(sent, 0)
    if (root.is_file) throw new NotATree('The root of the tree is a folder.')
    return { root }
  } catch (error) {
    if (error instanceof NotATree) return { problem: error.message }
    throw error
  }
}
