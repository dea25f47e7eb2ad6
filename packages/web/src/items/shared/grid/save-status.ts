import { isChanged, isFree, isRefused } from './grid-rows.ts'
import type { GridState } from './grid-store.ts'
import { counted } from './selection.ts'

/** What is to be said of a grid: whether its rows are stored, and what may be done about it. */
interface SaveStatus {
  /** Empty where there is nothing to say but of problems. */
  words: string
  /** How many rows have a problem. */
  refused: number
  /** How many rows may fare better when they are sent again; what one says of its fields is mended there. */
  tried: number
}

/** @param unsaved how many rows are not stored as they stand, those included that are still to be deleted */
export function saveStatusOf({ rows, waiting, isOffline }: GridState, unsaved: number): SaveStatus {
  const changed = rows.filter((row) => !isFree(row) && isChanged(row))
  const refused = rows.filter(isRefused).length
  const isStuck = changed.filter(isRefused).length
  const tried = waiting > 0 ? 0 : changed.filter(({ problems }) => problems.length === 0).length
  return { words: wordsOf(waiting, isOffline, unsaved - isStuck, refused), refused, tried }
}

function wordsOf(waiting: number, isOffline: boolean, unsaved: number, refused: number): string {
  if (isOffline) return unsaved > 0 ? `Offline: ${counted(unsaved, 'row')} kept here` : 'Offline'
  if (waiting > 1) return `Saving, ${waiting} left…`
  if (unsaved > 0) return `${counted(unsaved, 'row')} not saved yet`
  if (waiting > 0) return 'Saving…'
  return refused > 0 ? '' : 'All rows saved'
}
