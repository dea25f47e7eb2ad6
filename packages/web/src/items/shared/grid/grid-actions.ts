import type { Draft } from '@costdraft/schema/field.ts'
import type { AnyControls } from '../../../ui/form/controls.ts'
import { besideCell, cellText, readCell, readTyped, type Typed } from './cell-text.ts'
import { addsRows, isFixedCell, type Fixing } from './fixed-cells.ts'
import { isFree, type GridRow } from './grid-rows.ts'
import type { GridStore } from './grid-store.ts'
import type { PastePlan } from './paste-plan.ts'
import { counted, rowsIn, type Range } from './selection.ts'

/** The grid as its actions see it. */
export interface GridContext extends Fixing {
  store: GridStore
  names: readonly string[]
  controls: AnyControls
  /** `yyyy-mm-dd` */
  today: () => string
}

const rowsOf = ({ store }: GridContext, { top, bottom }: Range): readonly GridRow[] =>
  store.read().rows.slice(top, bottom + 1)
const namesOf = ({ names }: GridContext, { left, right }: Range): readonly string[] => names.slice(left, right + 1)
const labelOf = ({ controls }: GridContext, name: string): string => controls[name]?.label ?? name

/** Changes rows as one step, except in cells that are only read. Returns the ids of the rows that it is about. */
function changeRows(
  context: GridContext,
  label: string,
  rows: readonly GridRow[],
  valuesOf: (row: GridRow) => Draft,
): string[] {
  const changed = rows.flatMap((row) => {
    const open = Object.entries(valuesOf(row)).filter(([name]) => !isFixedCell(context, row, name))
    return open.length > 0 ? [{ id: row.id, values: { ...row.values, ...Object.fromEntries(open) } }] : []
  })
  return context.store.put(label, changed)
}

/** Writes what was typed into the cells of a range. */
export function writeCells(context: GridContext, range: Range, typed: Typed): string[] {
  const names = namesOf(context, range)
  const place = { rows: context.store.read().rows, at: range.top, today: context.today() }
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const asked = context.controls[name]
      return asked ? [[name, readTyped(asked, typed, besideCell(asked, name, place))]] : []
    }),
  )
  return changeRows(context, `typing in ${labelOf(context, names[0] ?? '')}`, rowsOf(context, range), () => values)
}

/** Empties the cells of a range. */
export const clearCells = (context: GridContext, range: Range): string[] =>
  changeRows(
    context,
    'emptying cells',
    rowsOf(context, range).filter((row) => !isFree(row)),
    () =>
      Object.fromEntries(
        namesOf(context, range).flatMap((name) => {
          const asked = context.controls[name]
          return asked ? [[name, readCell(asked, '', {})]] : []
        }),
      ),
  )

/** Copies the first row of a range to those below it; of a range of one row, the row above into it. */
export function fillDown(context: GridContext, range: Range): string[] {
  const [own, ...below] = rowsOf(context, range)
  const source = rowsIn(range) > 1 ? own : context.store.read().rows[range.top - 1]
  const targets = rowsIn(range) > 1 ? below : [own].filter((row) => row !== undefined)
  if (!source) return []
  return changeRows(context, 'filling down', targets, () =>
    Object.fromEntries(namesOf(context, range).map((name) => [name, source.values[name]])),
  )
}

/** Sets one field of several rows. */
export const setField = (context: GridContext, range: Range, name: string, value: unknown): string[] =>
  changeRows(
    context,
    `setting ${labelOf(context, name)} of ${counted(rowsIn(range), 'row')}`,
    rowsOf(context, range).filter((row) => !isFree(row)),
    () => ({ [name]: value }),
  )

/** How many rows of a range are more than the free one. */
export const enteredIn = (rows: readonly GridRow[], { top, bottom }: Pick<Range, 'top' | 'bottom'>): number =>
  rows.slice(top, bottom + 1).filter((row) => !isFree(row)).length

/** Adds copies of rows at the end. Returns the ids of the copies. */
export function duplicateRows(context: GridContext, range: Range): string[] {
  if (!addsRows(context)) return []
  const rows = rowsOf(context, range).filter((row) => !isFree(row) && !context.isLocked(row))
  return rows.length === 0
    ? []
    : context.store.put(
        `copying ${counted(rows.length, 'row')}`,
        rows.map(({ values }) => ({ values })),
      )
}

/** Deletes rows. Returns how many. */
export function deleteRows(context: GridContext, range: Range): number {
  if (!addsRows(context)) return 0
  const rows = rowsOf(context, range).filter((row) => !isFree(row) && !context.isLocked(row))
  context.store.remove(
    `deleting ${counted(rows.length, 'row')}`,
    rows.map(({ id }) => id),
  )
  return rows.length
}

/** The texts of the cells of a range. */
export const copiedCells = (context: GridContext, range: Range): string[][] =>
  rowsOf(context, range).map(({ values }) =>
    namesOf(context, range).map((name) => {
      const asked = context.controls[name]
      return asked ? cellText(asked, values, name) : ''
    }),
  )

/** Does what a paste was planned to do, as one step. Returns the ids of its rows. */
export function pasteRows({ store }: GridContext, { rows }: PastePlan): string[] {
  return store.put(
    `pasting ${counted(rows.length, 'row')}`,
    rows.map(({ id, values }) => ({ id, values })),
  )
}
