import type { CaseFile } from './send-file.ts'

/** A row of the tree: a node, how deep it lies (1 in the root), and its place among its siblings. */
export interface TreeRow {
  node: CaseFile
  level: number
  place: number
  of: number
  isOpen: boolean
}

/** The rows that are seen, as they stand below one another: what lies in a closed folder is not. */
export function rowsOf(nodes: readonly CaseFile[], isOpen: (id: string) => boolean): TreeRow[] {
  const below = Map.groupBy(nodes, ({ parent }) => parent)
  const walk = (parent: string | null, level: number): TreeRow[] => {
    const siblings = below.get(parent) ?? []
    return siblings.flatMap((node, i) => {
      const open = !node.isFile && isOpen(node.id)
      return [
        { node, level, place: i + 1, of: siblings.length, isOpen: open },
        ...(open ? walk(node.id, level + 1) : []),
      ]
    })
  }
  return walk(null, 1)
}
