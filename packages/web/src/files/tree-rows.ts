import type { CaseFile } from './case-file.ts'

/** A node in the shape that the tree rules of the schema package take. */
export const entryOf = ({ id, parent, name, isFile }: CaseFile) => ({ id, parent, name: name ?? '', isFile })

/**
 * A row of the tree: a node, its depth (1 in the root), its 1-based position among its siblings, and whether it is an
 * expanded folder.
 */
export interface TreeRow {
  node: CaseFile
  level: number
  position: number
  siblingCount: number
  isExpanded: boolean
}

/** The rows in display order (depth first); the contents of collapsed folders are left out. */
export function visibleRows(nodes: readonly CaseFile[], isExpanded: (id: string) => boolean): TreeRow[] {
  const childrenOf = Map.groupBy(nodes, ({ parent }) => parent)
  const walk = (parent: string | null, level: number): TreeRow[] => {
    const siblings = childrenOf.get(parent) ?? []
    return siblings.flatMap((node, i) => {
      const expanded = !node.isFile && isExpanded(node.id)
      return [
        { node, level, position: i + 1, siblingCount: siblings.length, isExpanded: expanded },
        ...(expanded ? walk(node.id, level + 1) : []),
      ]
    })
  }
  return walk(null, 1)
}
