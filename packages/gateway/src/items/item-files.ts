import type { FileTree } from '@costdraft/schema/files/wire-tree.ts'
import type { Context } from '../context/context.ts'
import { nodesOf, readFolderTree } from '../files/files.ts'
import { attachedFiles } from './attached-files.ts'
import type { ItemRow } from '../upstream/rows.ts'

type Node = ReturnType<typeof nodesOf>[number]

/** The files of a tree by their uuid, made once for all the items that are answered with it. */
const filesOfTrees = new WeakMap<FileTree, ReadonlyMap<string, Node>>()
function filesOfTree(tree: FileTree): ReadonlyMap<string, Node> {
  const known =
    filesOfTrees.get(tree) ?? new Map(nodesOf(tree).flatMap((node) => (node.uuid ? [[node.uuid, node]] : [])))
  filesOfTrees.set(tree, known)
  return known
}

/** A document that is attached but not in the tree of the case: nothing but its uuid is known. */
const unknownFile = (uuid: string): Node => ({
  id: uuid,
  parent: null,
  uuid,
  name: null,
  isFile: true,
  size: null,
  dated: null,
  path: [],
  created_at: null,
  created_at_ms: null,
  updated_at: null,
  updated_at_ms: null,
  createdByName: null,
})

/**
 * The documents attached to an item, from the tree of its case, which a request reads once. Null where the host does
 * not say.
 */
export async function filesOfItem(row: ItemRow, context: Context): Promise<Node[] | null> {
  const uuids = attachedFiles(row)
  if (!uuids || uuids.length === 0) return uuids ? [] : null
  const files = row.care_case
    ? filesOfTree(await readFolderTree(await context.cases.read(row.care_case), context))
    : undefined
  return uuids.map((uuid) => files?.get(uuid) ?? unknownFile(uuid))
}
