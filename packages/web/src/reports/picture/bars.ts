import type { Picture } from '@costdraft/schema/reports/report.ts'
import { sizeOf } from '../measure-text.ts'
import type { ReportRow } from '../use-report.ts'

/** A row as a bar: its length, and that of the measure beside it, as parts of the longest of all. */
export interface Bar {
  row: ReportRow
  share: number
  beside: number | undefined
}

/** So many bars say at a glance where most is; the table has all. */
const MOST = 12

const partsOf = (picture: Picture, rows: readonly ReportRow[]) => {
  const sizes = rows.flatMap((row) => [picture.measure, picture.beside].map((name) => (name ? sizeOf(name, row) : 0)))
  const most = Math.max(0, ...sizes)
  return (size: number): number => (most === 0 ? 0 : size / most)
}

/** The rows that have anything to show; of the others the table says that they have not. */
export const shownOf = ({ measure, beside }: Picture, rows: readonly ReportRow[]): ReportRow[] =>
  rows.filter((row) => sizeOf(measure, row) > 0 || (beside !== undefined && sizeOf(beside, row) > 0))

/** The bars of a table in its order, or the longest of them where it has many. */
export function barsOf(picture: Picture, all: readonly ReportRow[]): Bar[] {
  const rows = shownOf(picture, all)
  const bySize = rows.toSorted((a, b) => sizeOf(picture.measure, b) - sizeOf(picture.measure, a))
  const longest = new Set(bySize.slice(0, MOST))
  const shown = rows.filter((row) => longest.has(row))
  const part = partsOf(picture, shown)
  return shown.map((row) => ({
    row,
    share: part(sizeOf(picture.measure, row)),
    beside: picture.beside && part(sizeOf(picture.beside, row)),
  }))
}
