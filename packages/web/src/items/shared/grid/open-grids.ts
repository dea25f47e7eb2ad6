import { dropDraft, isOwnDraft, keepDraft, readDraft } from '../../../drafts/draft-store.ts'
import type { UnsavedRow } from './grid-rows.ts'
import type { GridStore } from './grid-store.ts'

export interface OpenGrid {
  store: GridStore
  isShown: boolean
  /** Whether what is kept on the device is of this grid: what an earlier page kept is not its to drop. */
  isKept: boolean
}
// By the keys of their drafts: a grid that is left stays until its rows are stored, and is the same when one comes
// back.
const open = new Map<string, OpenGrid>()

const isDone = ({ store }: OpenGrid): boolean => store.read().waiting === 0 && store.unsaved().length === 0

/** Milliseconds between two writings, while many rows are stored one after the other. */
const PAUSE = 250

/** Keeps what is not stored on this device, as it stands. */
function keep(key: string, label: string, grid: OpenGrid): void {
  if (open.get(key) !== grid) return
  const unsaved = grid.store.unsaved()
  if (unsaved.length > 0) keepDraft(key, { label, value: unsaved })
  else if (grid.isKept) dropDraft(key)
  grid.isKept = unsaved.length > 0
  if (!grid.isShown && isDone(grid)) open.delete(key)
}

/** Writes at the first change, and what comes soon after together; when the page goes, what is left. */
function keeping(write: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLate = false
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (isLate) write()
    isLate = false
  }
  addEventListener('pagehide', flush)
  return () => {
    isLate = timer !== undefined
    if (isLate) return
    write()
    timer = setTimeout(flush, PAUSE)
  }
}

/**
 * The rows of the grid with this draft key: those that are still being stored, or new ones with what this page kept
 * before.
 */
export function openGrid(key: string, label: string, create: () => GridStore): OpenGrid {
  const known = open.get(key)
  // Where nothing is left to store but something is kept, that was just restored: the grid begins with it.
  if (known && !(isDone(known) && isOwnDraft(key))) return known
  const kept = isOwnDraft(key) ? readDraft(key) : undefined
  const grid = { store: create(), isShown: false, isKept: kept !== undefined }
  if (kept) grid.store.restoreUnsaved(kept.value as UnsavedRow[])
  grid.store.subscribe(keeping(() => keep(key, label, grid)))
  open.set(key, grid)
  return grid
}

/** Says that a grid is shown. Returns what to do when it is left. */
export function showGrid(key: string, grid: OpenGrid): () => void {
  // Also where it was just left, with nothing to store, by the page that shows it again.
  open.set(key, grid)
  grid.isShown = true
  return () => {
    grid.isShown = false
    if (isDone(grid) && open.get(key) === grid) open.delete(key)
  }
}
