import { ROOT, type FileNode, type FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { flagOf, isRow, numberOf, rowsIn, textOf } from '../upstream/answered-values.ts'
import { unreadable } from '../upstream/failures.ts'

const EMPTY: FileTree = { name: ROOT, is_file: false, children: [] }

/**
 * A node as it can be shown. Where the host does not say whether it is a file, what has a uuid and nothing in it is
 * one.
 */
function nodeOf(node: Record<string, unknown>): FileNode {
  const children = rowsIn(node.children).map(nodeOf)
  const uuid = textOf(node.uuid)
  return {
    ...node,
    name: textOf(node.name),
    uuid,
    is_file: flagOf(node.is_file) ?? (uuid !== null && children.length === 0),
    size: numberOf(node.size),
    dated: textOf(node.dated),
    created_at: textOf(node.created_at),
    created_at_ms: textOf(node.created_at_ms),
    updated_at: textOf(node.updated_at),
    updated_at_ms: textOf(node.updated_at_ms),
    created_by_name: textOf(node.created_by_name),
    children,
  }
}

/** One tree for each answer: what is found in it is found once, however many rows ask. */
const known = new WeakMap<object, FileTree>()
/** The folder tree of an answer, of which what is no node is left out; an empty one where there is none. */
export function answeredTree(answer: unknown): FileTree {
  if (!isRow(answer)) return EMPTY
  const tree = known.get(answer) ?? (nodeOf(answer) as FileTree)
  known.set(answer, tree)
  return tree
}

const isWhole = (node: unknown): boolean => {
  if (!isRow(node) || typeof node.name !== 'string' || typeof node.is_file !== 'boolean') return false
  const { uuid = null, children = node.is_file ? null : undefined } = node
  if (uuid !== null && typeof uuid !== 'string') return false
  return children === null || (Array.isArray(children) && children.every(isWhole))
}
/**
 * The folder tree of an answer as it was answered, to be changed and sent back whole; null says that it is empty.
 * @throws UPSTREAM_FAILED where a node cannot be read, which would be lost.
 */
export function wholeTree(answer: unknown): FileTree {
  if (answer === null) return EMPTY
  if (!isRow(answer) || !isWhole({ ...answer, name: ROOT, is_file: false }))
    throw unreadable({ isWrite: false, hasIdempotencyKey: false })
  return answer as unknown as FileTree
}

/** The tree in the answer of a change: the answer itself, or in the case or under the name of the request. */
export function treeInAnswer(answer: unknown): unknown {
  if (!isRow(answer)) return undefined
  const { uploaded_files: ofCase, folder_structure: named, children } = answer
  return [ofCase, named].find(isRow) ?? (Array.isArray(children) ? answer : undefined)
}
