import type { Draft } from '@costdraft/schema/field.ts'
import type { ControlSpec } from '../../../ui/form/controls.ts'
import { besideCell, cellText, readCell } from './cell-text.ts'
import { refusalOf } from './fill-cells.ts'
import { isFixedCell } from './fixed-cells.ts'
import type { GridContext } from './grid-actions.ts'
import { isFree, isSame, type GridRow } from './grid-rows.ts'
import { counted, type Range } from './selection.ts'

/** The cells that are searched, where it is not all of them. */
export interface Within {
  ids: ReadonlySet<string>
  names: ReadonlySet<string>
}
export interface FindQuery {
  text: string
  isWholeCell: boolean
  isCaseMatched: boolean
  /** The name of the one column that is searched; empty for all. */
  column: string
  within: Within | undefined
}
/** A cell that has the text, by the place of its row and its column. */
export interface FoundCell {
  row: number
  column: number
}

/** The cells of a range, which stay the same while rows come and go. */
export const withinRange = ({ store, names }: GridContext, { top, bottom, left, right }: Range): Within => ({
  ids: new Set(
    store
      .read()
      .rows.slice(top, bottom + 1)
      .map(({ id }) => id),
  ),
  names: new Set(names.slice(left, right + 1)),
})

/** The text of a cell that is searched: as it is shown, but with the lines that a text has. */
const searchedText = (asked: ControlSpec, values: Draft, name: string): string => {
  const value = values[name]
  return (asked.as === 'prose' || asked.as === 'text') && typeof value === 'string'
    ? value
    : cellText(asked, values, name)
}

/** What stands for the text of a query; undefined where there is none. */
function patternOf({ text, isWholeCell, isCaseMatched }: FindQuery): RegExp | undefined {
  if (text === '') return undefined
  const literal = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  return new RegExp(isWholeCell ? `^${literal}$` : literal, isCaseMatched ? 'gu' : 'giu')
}

/** The cells of a row that are searched and have the text. */
function foundIn({ names, controls }: GridContext, row: GridRow, query: FindQuery, pattern: RegExp): number[] {
  if (isFree(row) || query.within?.ids.has(row.id) === false) return []
  return [...names.entries()].flatMap(([column, name]) => {
    const asked = controls[name]
    const isSearched =
      (query.column === '' || query.column === name) && (query.within?.names.has(name) ?? true) && asked !== undefined
    return isSearched && searchedText(asked, row.values, name).search(pattern) !== -1 ? [column] : []
  })
}

/** The cells that have a text, in reading order. */
export function findCells(context: GridContext, rows: readonly GridRow[], query: FindQuery): FoundCell[] {
  const pattern = patternOf(query)
  if (!pattern) return []
  return [...rows.entries()].flatMap(([row, one]) =>
    foundIn(context, one, query, pattern).map((column) => ({ row, column })),
  )
}

/** The next cell of those found after a place, or the one before; the first follows the last. */
export function nextFound(found: readonly FoundCell[], at: FoundCell, by: 1 | -1): FoundCell | undefined {
  const order = ({ row, column }: FoundCell): number => row * 1_000 + column
  return by === 1
    ? (found.find((cell) => order(cell) > order(at)) ?? found[0])
    : (found.findLast((cell) => order(cell) < order(at)) ?? found.at(-1))
}

/** What replacing does to a cell. */
export interface Replacement extends FoundCell {
  before: string
  after: string
  /** Why its column does not take it; the cell stays as it is then. */
  refusal?: string | undefined
}
export interface ReplacePlan {
  changes: readonly Replacement[]
  refused: readonly Replacement[]
  /** Rows with the text that are changed elsewhere, and stay. */
  locked: number
  rows: readonly { id: string; values: Draft }[]
}

/** What replacing a text in all cells that have it would do. Each cell reads its new text as if it were typed. */
export function planReplace(context: GridContext, rows: readonly GridRow[], query: FindQuery, by: string): ReplacePlan {
  const pattern = patternOf(query)
  const done: Replacement[] = []
  const changed: { id: string; values: Draft }[] = []
  let locked = 0
  const now = [...rows]
  for (const [i, row] of pattern ? rows.entries() : []) {
    const found = pattern ? foundIn(context, row, query, pattern) : []
    if (found.length > 0 && context.isLocked(row)) locked++
    else if (pattern && found.length > 0) {
      const { values, replacements } = replacedIn(context, { rows: now, at: i }, found, (text) =>
        text.replaceAll(pattern, () => by),
      )
      done.push(...replacements)
      now[i] = { ...row, values }
      if (replacements.some(({ refusal }) => refusal === undefined)) changed.push({ id: row.id, values })
    }
  }
  return {
    changes: done.filter(({ refusal }) => refusal === undefined),
    refused: done.filter(({ refusal }) => refusal !== undefined),
    locked,
    rows: changed,
  }
}

/** Replaces in the cells of one row; one that does not take its new text stays as it is. */
function replacedIn(
  context: GridContext,
  { rows, at }: { rows: readonly GridRow[]; at: number },
  columns: readonly number[],
  replaced: (text: string) => string,
): { values: Draft; replacements: Replacement[] } {
  const row = rows[at]
  let values = row?.values ?? {}
  const replacements: Replacement[] = []
  for (const column of columns) {
    const name = context.names[column] ?? ''
    const asked = context.controls[name]
    if (!asked || !row || isFixedCell(context, row, name)) continue
    const before = searchedText(asked, values, name)
    const text = replaced(before)
    const value = readCell(asked, text, besideCell(asked, name, { rows, at, today: context.today() }))
    if (isSame(value, values[name])) continue
    const next = { ...values, [name]: value }
    const refusal = refusalOf(context, row, next, name)
    if (refusal === undefined) values = next
    replacements.push({
      row: at,
      column,
      before,
      after: refusal === undefined ? searchedText(asked, next, name) : text,
      refusal,
    })
  }
  return { values, replacements }
}

/** Does what was planned, as one step. Returns the ids of its rows. */
export const replaceCells = ({ store }: GridContext, { rows, changes }: ReplacePlan): string[] =>
  store.put(`replacing in ${counted(changes.length, 'cell')}`, rows)

/** What replacing would do, in words. */
export function planInWords({ changes, refused, locked, rows }: ReplacePlan): string {
  return [
    changes.length > 0 ? `${counted(changes.length, 'cell')} in ${counted(rows.length, 'row')}` : 'Nothing is replaced',
    ...(refused.length > 0 ? [`${counted(refused.length, 'cell')} refused`] : []),
    ...(locked > 0 ? [`${counted(locked, 'row')} changed elsewhere ${locked === 1 ? 'is' : 'are'} left`] : []),
  ].join('; ')
}
