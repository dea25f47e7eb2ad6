import { randomUUID } from 'node:crypto'
import { nameWithExtension, treeProblem, type Entry } from '@costdraft/schema/files/tree.ts'
import type { FileNode } from '@costdraft/schema/files/wire-tree.ts'

/** A stored entry; a file has a date, or null where the day of its upload stands for it. */
export interface DatedEntry extends Entry {
  dated: string | null
}

/**
 * The changes that turn the stored tree of a case into a requested one. `index` is the position of a new file in the
 * upload.
 */
export interface TreeDiff {
  added: (DatedEntry & { index?: number })[]
  changed: { before: DatedEntry; after: DatedEntry }[]
  removed: DatedEntry[]
  /** The complete tree after the changes. */
  after: DatedEntry[]
}
interface TreeRequest {
  /** How many new files were sent. */
  sent: number
  /** Whether stored entries missing from the requested tree stay where they are, as in an upload, or are removed. */
  keepUnlisted: boolean
}

const UNKNOWN = 'The tree names something that is not in this case, or no longer.'
const DUPLICATE = 'The tree names something twice.'
const NOT_SENT = 'The tree names a file that was not sent.'
const NOT_PLACED = 'Each file that is sent has one place in the tree, by its file_index.'

/** The state of one comparison; `problem` is the first problem found. */
interface Comparison {
  readonly stored: readonly DatedEntry[]
  readonly storedById: ReadonlyMap<string, DatedEntry>
  readonly sent: number
  /** Every uuid in the requested tree. */
  readonly requestedIds: ReadonlySet<string>
  readonly placedIds: Set<string>
  readonly usedIndexes: Set<number>
  readonly diff: TreeDiff
  problem?: string
}

/**
 * Compares a requested tree with the stored tree of a case. A folder without a uuid is the stored folder of that name
 * in the same place, or a new one. An invalid tree yields the first problem, as a sentence.
 */
export function treeDiff(
  stored: readonly DatedEntry[],
  root: FileNode,
  { sent, keepUnlisted }: TreeRequest,
): TreeDiff | { problem: string } {
  const comparison: Comparison = {
    stored,
    storedById: new Map(stored.map((entry) => [entry.id, entry])),
    sent,
    requestedIds: new Set(uuidsIn(root)),
    placedIds: new Set(),
    usedIndexes: new Set(),
    diff: { added: [], changed: [], removed: [], after: [] },
  }
  placeChildren(comparison, root, null)
  const { diff, placedIds, usedIndexes } = comparison
  const unlisted = stored.filter(({ id }) => !placedIds.has(id))
  if (keepUnlisted) diff.after.push(...unlisted)
  else diff.removed = unlisted
  if (usedIndexes.size < sent) comparison.problem ??= NOT_PLACED
  const problem = comparison.problem ?? treeProblem(diff.after)
  return problem ? { problem } : diff
}

const uuidsIn = ({ uuid, children }: FileNode): string[] => [...(uuid ? [uuid] : []), ...children.flatMap(uuidsIn)]

function placeChildren(comparison: Comparison, folder: FileNode, parent: string | null): void {
  for (const node of folder.children) {
    const entry = placeNode(comparison, node, parent)
    if (!entry) return
    comparison.diff.after.push(entry)
    placeChildren(comparison, node, entry.id)
  }
}

/** The entry of a node in the new tree; undefined, with a problem recorded, if the node names no stored entry. */
function placeNode(comparison: Comparison, node: FileNode, parent: string | null): DatedEntry | undefined {
  if (node.uuid) return placeStored(comparison, comparison.storedById.get(node.uuid), node, parent)
  const folder = node.is_file ? undefined : storedFolder(comparison, node, parent)
  return folder ? placeStored(comparison, folder, node, parent) : placeNew(comparison, node, parent)
}

/** A stored folder of the same name and parent that the requested tree does not name by its uuid. */
const storedFolder = (
  { stored, requestedIds, placedIds }: Comparison,
  { name }: FileNode,
  parent: string | null,
): DatedEntry | undefined =>
  stored.find(
    (entry) =>
      !entry.isFile &&
      entry.name === name &&
      entry.parent === parent &&
      !requestedIds.has(entry.id) &&
      !placedIds.has(entry.id),
  )

function placeStored(
  comparison: Comparison,
  entry: DatedEntry | undefined,
  { is_file: isFile, name, dated = entry?.dated ?? null }: FileNode,
  parent: string | null,
): DatedEntry | undefined {
  const { placedIds, diff } = comparison
  if (!entry || entry.isFile !== isFile) {
    comparison.problem ??= UNKNOWN
    return undefined
  }
  if (placedIds.has(entry.id)) {
    comparison.problem ??= DUPLICATE
    return undefined
  }
  placedIds.add(entry.id)
  const after = { ...entry, parent, name: nameWithExtension(entry, name ?? ''), dated }
  if (after.parent !== entry.parent || after.name !== entry.name || after.dated !== entry.dated)
    diff.changed.push({ before: entry, after })
  return after
}

function placeNew(
  comparison: Comparison,
  { is_file: isFile, name, file_index: index, dated = null }: FileNode,
  parent: string | null,
): DatedEntry {
  const { usedIndexes, diff, sent } = comparison
  const entry = { id: randomUUID(), parent, name: name ?? '', isFile, dated }
  if (!isFile) diff.added.push(entry)
  else if (index == null || index >= sent) comparison.problem ??= NOT_SENT
  else if (usedIndexes.has(index)) comparison.problem ??= DUPLICATE
  else {
    usedIndexes.add(index)
    diff.added.push({ ...entry, index })
  }
  return entry
}
