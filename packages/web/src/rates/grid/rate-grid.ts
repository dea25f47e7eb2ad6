import { combinationsOf } from '@costdraft/costing/rates/rate-table.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { RateRow, RateTable } from '../rate-table.ts'

/** One line of a grid: a figure for each column, undefined where the table has none there. */
export interface GridLine {
  label: string
  /** The unit of its figures, where the lines differ in it. */
  unit: string | undefined
  cells: readonly (RateRow | undefined)[]
}
/**
 * The figures of a table as they are printed: the last dimension across, the one before it down, the others as
 * headings.
 */
export interface RateGrid {
  columns: readonly { label: string; unit: string | undefined }[]
  groups: readonly { heading: string; lines: readonly GridLine[] }[]
}

const units: Readonly<Record<string, string>> = {
  fee: '£',
  hour: '£ an hour',
  item: '£ an item',
  unit: '£ a unit',
  day: '£ a day',
  percent: '%',
}
/** The unit of a figure as it is written at a heading. */
export const unitLabel = (unit: string): string => units[unit] ?? unit

/** The unit that all cells have; undefined where they differ. */
function commonUnit(cells: readonly (RateRow | undefined)[]): string | undefined {
  const all = new Set(cells.flatMap((cell) => cell?.unit ?? []))
  const [unit] = all
  return all.size === 1 && unit !== undefined ? unitLabel(unit) : undefined
}

/** The unit of a line, or those of its cells from left to right where they differ. */
const unitsOf = (cells: readonly (RateRow | undefined)[]): string | undefined =>
  commonUnit(cells) ?? cells.flatMap((cell) => (cell ? unitLabel(cell.unit) : [])).join(' / ')

const NO_COLUMNS = ['']

/** Lays out a table. A table of one dimension has one column; lines and columns without a figure are left out. */
export function gridOf({ dimensions, rows }: Pick<RateTable, 'dimensions' | 'rows'>): RateGrid {
  const values = dimensions.map((dimension) => dimension.values)
  const across = values.length > 1 ? (values.at(-1) ?? []) : NO_COLUMNS
  const down = (values.length > 1 ? values.at(-2) : values[0]) ?? []
  const headings = combinationsOf(values.slice(0, -2))
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const cellAt = (heading: readonly string[], line: string, column: string): RateRow | undefined =>
    byKey.get([...heading, line, ...(column === '' ? [] : [column])].join('.'))
  const columns = across.filter((column) =>
    headings.some((heading) => down.some((line) => cellAt(heading, line, column) !== undefined)),
  )
  const groups = headings.map((heading) => ({
    heading: heading.map(labelOf).join(', '),
    lines: down
      .map((line) => ({ line, cells: columns.map((column) => cellAt(heading, line, column)) }))
      .filter(({ cells }) => cells.some((cell) => cell !== undefined)),
  }))
  const columnUnits = columns.map((_, i) =>
    commonUnit(groups.flatMap(({ lines }) => lines.map(({ cells }) => cells[i]))),
  )
  const isByColumn = columnUnits.every((unit) => unit !== undefined)
  return {
    columns: columns.map((column, i) => ({
      label: column === '' ? 'Amount' : labelOf(column),
      unit: isByColumn ? columnUnits[i] : undefined,
    })),
    groups: groups
      .filter(({ lines }) => lines.length > 0)
      .map(({ heading, lines }) => ({
        heading,
        lines: lines.map(({ line, cells }) => ({
          label: labelOf(line),
          unit: isByColumn ? undefined : unitsOf(cells),
          cells,
        })),
      })),
  }
}

/** The lines of a grid from top to bottom, each with its figures from left to right. */
export const linesOf = ({ groups }: RateGrid): readonly GridLine[] => groups.flatMap(({ lines }) => lines)

/** What a figure is called outside its grid: the labels of its values. */
export const rowName = ({ values }: Pick<RateRow, 'values'>): string => values.map(labelOf).join(', ')

/**
 * The figure `by` lines below another in its column, or above it if negative; undefined at the end. Gaps are passed
 * over.
 */
export function neighbour(grid: RateGrid, key: string, by: 1 | -1): RateRow | undefined {
  const lines = linesOf(grid)
  const at = lines.findIndex(({ cells }) => cells.some((cell) => cell?.key === key))
  const column = lines[at]?.cells.findIndex((cell) => cell?.key === key) ?? -1
  const beyond = by === 1 ? lines.slice(at + 1) : lines.slice(0, Math.max(at, 0)).toReversed()
  return beyond.map(({ cells }) => cells[column]).find((cell) => cell !== undefined)
}
