import { descendantsOf } from '@costdraft/schema/files/tree.ts'
import type { Choice } from './PickRow.tsx'
import type { CaseFile } from './case-file.ts'
import { entryOf } from './tree-rows.ts'

/** The files that a row stands for: the file itself, or all files in the folder, at any depth. */
export function filesIn(nodes: readonly CaseFile[], node: CaseFile): string[] {
  if (node.isFile) return node.uuid ? [node.uuid] : []
  const below = descendantsOf(nodes.map(entryOf), node.id)
  return nodes.flatMap(({ id, isFile, uuid }) => (isFile && uuid && below.has(id) ? [uuid] : []))
}

/** How much of a row is chosen. A folder without files is not. */
export function choiceOf(nodes: readonly CaseFile[], node: CaseFile, chosen: readonly string[]): Choice {
  const files = filesIn(nodes, node)
  const count = files.filter((uuid) => chosen.includes(uuid)).length
  if (count === 0) return 'none'
  return count === files.length ? 'all' : 'some'
}

/**
 * The files whose names contain a text, whatever its case, with the folders they are in; all nodes for an empty text.
 */
export function matchingNodes(nodes: readonly CaseFile[], text: string): readonly CaseFile[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return nodes
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const kept = new Set<string>()
  for (const node of nodes) {
    if (!node.isFile || !(node.name ?? '').toLowerCase().includes(wanted)) continue
    for (let at: CaseFile | undefined = node; at && !kept.has(at.id); at = byId.get(at.parent ?? '')) kept.add(at.id)
  }
  return nodes.filter(({ id }) => kept.has(id))
}
