import { validate } from 'superstruct'
import { IsoDate } from '../structs.ts'
import { compareKeys, readingKey } from '../text/reading-order.ts'
import { cleanName, TREE_LIMITS, type Entry } from './tree.ts'

/**
 * A node of the folder tree in the REST API: a new file refers to its upload by `file_index`, a stored one by its uuid.
 */
export interface FileNode {
  name?: string | null
  is_file: boolean
  children: FileNode[]
  file_index?: number | null
  uuid?: string | null
  size?: number | null
  /** The date of what is in a file, `yyyy-mm-dd`; null where the day of its upload stands for it. */
  dated?: string | null
  created_at?: string | null
  created_at_ms?: string | null
  updated_at?: string | null
  updated_at_ms?: string | null
  created_by_name?: string | null
}
/** The complete tree, with a version that every change increments. */
export interface FileTree extends FileNode {
  version?: number
}

export const ROOT = 'root'
/** The properties a sent node may have; those that only the server sets are accepted and ignored. */
const NODE_KEYS = new Set([
  'name',
  'is_file',
  'children',
  'file_index',
  'uuid',
  'size',
  'dated',
  'created_at',
  'created_at_ms',
  'updated_at',
  'updated_at_ms',
  'created_by_name',
  'version',
])

/** An entry of the flattened tree with the node it came from. */
export interface NodeEntry extends Entry {
  node: FileNode
}

/**
 * Flattens a tree into entries, parents before children, without the root. The id of a folder without a uuid is its
 * path.
 */
export function flattenTree(root: FileNode): NodeEntry[] {
  const walk = (nodes: readonly FileNode[], parent: string | null, path: string): NodeEntry[] =>
    nodes.flatMap((node, i) => {
      const name = node.name ?? ''
      const nodePath = `${path}/${name || i}`
      const id = node.uuid ?? nodePath
      return [{ id, parent, name, isFile: node.is_file, node }, ...walk(node.children ?? [], id, nodePath)]
    })
  return walk(root.children ?? [], null, '')
}

/** Builds the tree of these entries, with folders before files and both in order of name. */
export function buildTree(entries: readonly NodeEntry[]): FileTree {
  const children = Map.groupBy(entries, ({ parent }) => parent)
  const nodesOf = (parent: string | null): FileNode[] =>
    (children.get(parent) ?? [])
      .toSorted(compareEntries)
      .map(({ id, name, isFile, node }) => ({ ...node, name, children: isFile ? [] : nodesOf(id) }))
  return { name: ROOT, is_file: false, children: nodesOf(null) }
}

/** Sort order within a folder: folders first, then by name, as a person reads. */
export const compareEntries = (a: Pick<Entry, 'isFile' | 'name'>, b: Pick<Entry, 'isFile' | 'name'>): number =>
  Number(a.isFile) - Number(b.isFile) ||
  compareKeys(readingKey(a.name), readingKey(b.name)) ||
  (a.name < b.name ? -1 : 1)

/** The error within `parseTree`, with a message for the client. */
class InvalidTreeError extends Error {
  override name = 'NotATree'
}

interface NodeFields {
  name: string
  is_file: boolean
  children: unknown[]
  uuid: string | null
  file_index: number | null
  /** Absent where the node says nothing of it: what is stored stays. */
  dated?: string | null
}

/** Checks the type of a sent node and that it has no unknown properties. */
function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidTreeError('Each node of the tree is an object.')
  const unknown = Object.keys(value).find((key) => !NODE_KEYS.has(key))
  if (unknown !== undefined) throw new InvalidTreeError(`A node of the tree knows no ${unknown.slice(0, 100)}.`)
  return value as Record<string, unknown>
}

/** Validates the properties of one node; throws InvalidTreeError. */
function nodeFields({ name, is_file, children = [], file_index, uuid, dated }: Record<string, unknown>): NodeFields {
  if (typeof name !== 'string') throw new InvalidTreeError('Each node of the tree has a name.')
  if (typeof is_file !== 'boolean') throw new InvalidTreeError('Each node of the tree says whether it is a file.')
  if (!Array.isArray(children) || (is_file && children.length > 0))
    throw new InvalidTreeError('Nothing can be put into a file. Choose a folder.')
  if (uuid != null && typeof uuid !== 'string') throw new InvalidTreeError('A uuid is a text.')
  return {
    ...{ name, is_file, children },
    uuid: uuid?.toLowerCase() ?? null,
    file_index: fileIndex(file_index),
    ...(dated !== undefined && { dated: fileDate(dated, is_file) }),
  }
}

function fileDate(value: unknown, isFile: boolean): string | null {
  if (value === null) return null
  if (!isFile) throw new InvalidTreeError('Only a file has a date.')
  const [problem, date] = validate(value, IsoDate, { coerce: true })
  if (problem) throw new InvalidTreeError('The date of a file is one such as 14/01/2025.')
  return date
}

function fileIndex(value: unknown): number | null {
  if (value == null) return null
  if (!Number.isInteger(value) || Number(value) < 0)
    throw new InvalidTreeError('A file_index counts the files that are sent, from 0.')
  return Number(value)
}

/** Validates a tree sent by a client and cleans its names; returns a message instead if it is malformed. */
export function parseTree(
  sent: unknown,
): { root: FileNode; problem?: undefined } | { problem: string; root?: undefined } {
  let count = 0
  const read = (value: unknown, depth: number): FileNode => {
    const record = asRecord(value)
    if (depth > TREE_LIMITS.depth + 1) throw new InvalidTreeError(`Folders may lie ${TREE_LIMITS.depth} deep at most.`)
    if (++count > TREE_LIMITS.nodes + 1)
      throw new InvalidTreeError(
        `A case may hold ${TREE_LIMITS.nodes.toLocaleString('en-GB')} files and folders at most.`,
      )
    const { name, children, ...fields } = nodeFields(record)
    return { name: cleanName(name), ...fields, children: children.map((child) => read(child, depth + 1)) }
  }
  try {
    const root = read(sent, 0)
    if (root.is_file) throw new InvalidTreeError('The root of the tree is a folder.')
    return { root }
  } catch (error) {
    if (error instanceof InvalidTreeError) return { problem: error.message }
    throw error
  }
}
