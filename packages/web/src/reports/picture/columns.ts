import type { Picture } from '@costdraft/schema/reports/report.ts'
import { sizeOf } from '../measure-text.ts'
import type { ReportRow } from '../use-report.ts'

/** A row in a column: its height as a part of the highest column. */
interface Piece {
  row: ReportRow
  share: number
}
/** What stands over one month or day: its rows one upon the other, and the measure beside them. */
export interface PictureColumn {
  /** A month (`yyyy-mm`) or a day (`yyyy-mm-dd`). */
  key: string
  pieces: Piece[]
  beside: Piece[]
}

export const isMonth = (key: string): boolean => /^\d{4}-\d\d$/.test(key)
const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

/** All months from the first to the last, of which some may have no row; days stand as they are. */
function withoutGaps(keys: readonly string[]): string[] {
  const sorted = [...new Set(keys)].toSorted()
  const [first] = sorted
  const last = sorted.at(-1)
  if (first === undefined || last === undefined || !sorted.every(isMonth)) return sorted
  const months = [first]
  while (months.at(-1)! < last) months.push(monthAfter(months.at(-1)!))
  return months
}

/** The columns of a table whose first key is a month or a day, in the order of time. */
export function columnsOf({ measure, beside }: Picture, rows: readonly ReportRow[]): PictureColumn[] {
  const at = Map.groupBy(rows, ({ keys }) => keys[0] ?? '')
  const height = (name: typeof measure, of: readonly ReportRow[]): number =>
    of.reduce((sum, row) => sum + sizeOf(name, row), 0)
  const highest = Math.max(
    0,
    ...[...at.values()].flatMap((of) => [height(measure, of), beside ? height(beside, of) : 0]),
  )
  const pieces = (name: typeof measure, of: readonly ReportRow[]): Piece[] =>
    of.map((row) => ({ row, share: highest === 0 ? 0 : sizeOf(name, row) / highest }))
  return withoutGaps([...at.keys()].filter(Boolean)).map((key) => {
    const of = at.get(key) ?? []
    return { key, pieces: pieces(measure, of), beside: beside ? pieces(beside, of) : [] }
  })
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A month or a day below its column: `31 Jan`, or `Jan` and, where a year begins, `’26`. */
export function axisLabel(key: string, before: string | undefined): { text: string; year: string } {
  const year = key.slice(0, 4)
  return {
    text: isMonth(key) ? month.format(new Date(`${key}-01`)) : day.format(new Date(key)),
    year: before?.slice(0, 4) === year ? '' : `’${year.slice(2)}`,
  }
}
