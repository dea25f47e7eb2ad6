import { MOST_LISTED } from '@costdraft/schema/assessment/workbook-import.ts'
import type { BackRow, WorkbookRead } from '../read-back/workbook-read.ts'

type Lists = Omit<WorkbookRead, 'refused' | 'rows'>

/** What a workbook says: all that is taken, and of what is only named as much as is shown, with its count. */
export interface ListedRead {
  rows: BackRow[]
  lists: Lists
  counts: Record<keyof Lists, number>
}

/** Cuts the lists of a workbook: whoever fills one with rows makes no answer of that size. */
export function listedRead(read: WorkbookRead): ListedRead {
  const { rows, changed, moved, doubled, missing, unknown, uncounted, unreadable } = read
  const lists: Lists = { changed, moved, doubled, missing, unknown, uncounted, unreadable }
  const cut = Object.entries(lists).map(([name, list]) => [name, list.slice(0, MOST_LISTED)])
  const counts = Object.entries(lists).map(([name, { length }]) => [name, length])
  const shown = Object.fromEntries(cut) as Lists
  return {
    rows,
    lists: { ...shown, doubled: shown.doubled.map((line) => ({ ...line, at: line.at.slice(0, MOST_LISTED) })) },
    counts: Object.fromEntries(counts) as ListedRead['counts'],
  }
}
