import { randomUUID } from 'node:crypto'
import { nameInstead, treeProblem, type Entry } from '@costdraft/schema/files/tree.ts'
import type { FileNode } from '@costdraft/schema/files/wire-tree.ts'

/** What has to be done for a case to hold the tree that was sent. A new file is known by the index of its part. */
export interface TreeDiff {
  added: (Entry & { index?: number })[]
  changed: { before: Entry; after: Entry }[]
  removed: Entry[]
  /** Everything that is there once it is done. */
  after: Entry[]
}
interface Asked {
  /** How many new files were sent. */
  sent: number
  /** Whether what the tree leaves out stays where it is, as in an upload, or is removed. */
  keepsRest: boolean
}

const NOT_HERE = 'The tree names something that is not in this case, or no longer.'
const TWICE = 'The tree names something twice.'
const UNSENT = 'The tree names a file that was not sent.'
const UNPLACED = 'Each file that is sent has one place in the tree, by its file_index.'

/** Compares a tree that was sent with what lies in the case; a problem is a sentence. A folder without a uuid is the one of its name there, or new. */
export function treeDiff(
  stored: readonly Entry[],
  root: FileNode,
  { sent, keepsRest }: Asked,
): TreeDiff | { problem: string } {
  const byId = new Map(stored.map((entry) => [entry.id, entry])),
    taken = new Set<string>(),
    indexes = new Set<number>()
  const named = new Set<string>(),
    plan: TreeDiff = { added: [], changed: [], removed: [], after: [] }
  let problem: string | undefined
  const gather = ({ uuid, children }: FileNode): void => {
    if (uuid) named.add(uuid)
    children.forEach(gather)
  }
  gather(root)

  const known = (
    entry: Entry | undefined,
    { is_file: isFile, name }: FileNode,
    parent: string | null,
  ): Entry | undefined => {
    if (!entry || entry.isFile !== isFile) {
      problem ??= NOT_HERE
      return undefined
    }
    if (taken.has(entry.id)) {
      problem ??= TWICE
      return undefined
    }
    taken.add(entry.id)
    const after = { ...entry, parent, name: nameInstead(entry, name ?? '') }
    if (after.parent !== entry.parent || after.name !== entry.name) plan.changed.push({ before: entry, after })
    return after
  }
  const fresh = ({ is_file: isFile, name, file_index: index }: FileNode, parent: string | null): Entry | undefined => {
    const entry = { id: randomUUID(), parent, name: name ?? '', isFile }
    if (!isFile) plan.added.push(entry)
    else if (index == null || index >= sent) problem ??= UNSENT
    else if (indexes.has(index)) problem ??= TWICE
    else {
      indexes.add(index)
      plan.added.push({ ...entry, index })
    }
    return entry
  }
  const place = (node: FileNode, parent: string | null): void => {
    for (const child of node.children) {
      const twin =
        child.uuid || child.is_file
          ? undefined
          : stored.find(
              ({ id, isFile, name, parent: lies }) =>
                !isFile && name === child.name && lies === parent && !named.has(id) && !taken.has(id),
            )
      const entry = child.uuid
        ? known(byId.get(child.uuid), child, parent)
        : twin
          ? known(twin, child, parent)
          : fresh(child, parent)
      if (!entry) return
      plan.after.push(entry)
      place(child, entry.id)
    }
  }
  place(root, null)
  const rest = stored.filter(({ id }) => !taken.has(id))
  if (keepsRest) plan.after.push(...rest)
  else plan.removed = rest
  if (indexes.size < sent) problem ??= UNPLACED
  problem ??= treeProblem(plan.after)
  return problem ? { problem } : plan
}
