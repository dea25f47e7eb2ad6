import type { Draft, Problem } from '@costdraft/schema/field.ts'
import type { GridSource } from './grid-source.ts'
import { isFixedCell, type Fixing } from './fixed-cells.ts'
import { besideCell, cellText, readCell } from './cell-text.ts'
import { checkRow, isFree, newRow, type GridRow } from './grid-rows.ts'
import type { Cell } from './selection.ts'

/** More rows than this are a ledger, and are uploaded as one. */
export const MOST_PASTED = 2_000

/** A row as pasting would leave it. */
export interface PlannedRow {
  /** The row that is changed; undefined for a new one. */
  id: string | undefined
  values: Draft
  /** By the name of its column: what stands in a cell afterwards, and before where that is something else. */
  cells: Readonly<Record<string, { text: string; before?: string }>>
  problems: readonly Problem[]
}
/** What pasting would do. */
export interface PastePlan {
  rows: readonly PlannedRow[]
  changed: number
  added: number
  refused: number
  /** Cells beyond the last column, and those that are only read here. */
  leftOut: number
  /** Whether the first line named the columns. */
  hasHead: boolean
}
interface Target extends Fixing {
  source: GridSource
  names: readonly string[]
  rows: readonly GridRow[]
  /** The cell where pasting begins. */
  at: Cell
  /** `yyyy-mm-dd` */
  today: string
}

const tidy = (text: string): string => text.trim().toLowerCase()

/** The columns that the first line names, in its order; undefined where it is a row like the others. */
function namedColumns(
  { source: { controls }, names }: Target,
  head: readonly string[],
): (string | undefined)[] | undefined {
  const found = head.map((text) => names.find((name) => tidy(controls[name]?.label ?? '') === tidy(text)))
  const isHead =
    found.some((name) => name !== undefined) && head.every((text, i) => found[i] !== undefined || tidy(text) === '')
  return isHead ? found : undefined
}

const textsOf = ({ source: { controls }, names }: Target, values: Draft): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, controls[name] ? cellText(controls[name], values, name) : '']))

/** `above` are the rows above, as pasting leaves them. */
function plannedRow(
  target: Target,
  { row, above }: { row: GridRow | undefined; above: readonly { values: Draft }[] },
  texts: ReadonlyMap<string, string>,
): PlannedRow {
  const { source, today } = target
  const base = row ?? newRow(source, undefined)
  const read = [...texts].flatMap(([name, text]): [string, unknown][] => {
    const asked = source.controls[name]
    return asked
      ? [[name, readCell(asked, text, besideCell(asked, name, { rows: above, at: above.length, today }))]]
      : []
  })
  const typed = { ...base.values, ...Object.fromEntries(read) }
  const values = (row && source.asEntered?.(row.values, typed)) ?? typed
  const before = row && textsOf(target, row.values)
  const cells = Object.entries(textsOf(target, values)).map(([name, text]) => [
    name,
    { text, ...(before && before[name] !== text && { before: before[name] }) },
  ])
  return {
    id: row?.id,
    values,
    cells: Object.fromEntries(cells) as PlannedRow['cells'],
    problems: checkRow(source, { ...base, values }).problems ?? [],
  }
}

/**
 * What pasting cells of a sheet does: downwards and to the right from a cell, or under the columns that its first line
 * names. Rows that are there are changed; below the last, new ones are added.
 */
export function planPaste(target: Target, sheet: readonly (readonly string[])[]): PastePlan {
  const { source, names, rows, at } = target
  const head = namedColumns(target, sheet[0] ?? [])
  const lines = head ? sheet.slice(1) : sheet
  const columnOf = (i: number): string | undefined => (head ? head[i] : names[at.column + i])
  let leftOut = 0
  const above: { values: Draft }[] = rows.slice(0, at.row)
  const planned = lines.flatMap((line, i): PlannedRow[] => {
    const found = rows[at.row + i]
    const row = found && !isFree(found) ? found : undefined
    const placed = line.flatMap((text, j): [string, string][] => {
      const name = columnOf(j)
      const isTaken = row ? name !== undefined && !isFixedCell(target, row, name) : source.newValues !== undefined
      if (name !== undefined && isTaken) return [[name, text]]
      if (text.trim() !== '') leftOut++
      return []
    })
    if (placed.length === 0 || placed.every(([, text]) => text.trim() === '' && !row)) {
      if (row) above.push(row)
      return []
    }
    const result = plannedRow(target, { row, above }, new Map(placed))
    above.push(result)
    return [result]
  })
  return {
    rows: planned,
    changed: planned.filter(
      ({ id, cells }) => id !== undefined && Object.values(cells).some(({ before }) => before !== undefined),
    ).length,
    added: planned.filter(({ id }) => id === undefined).length,
    refused: planned.filter(({ problems }) => problems.length > 0).length,
    leftOut,
    hasHead: head !== undefined,
  }
}
