import type { Draft } from '@costdraft/schema/field.ts'
import type { GridSource } from './grid-source.ts'
import type { StoredRow } from '../item-row.ts'
import { differingNames, isChanged, isSame, type GridRow } from './grid-rows.ts'

/** A change of one row: its values before and after. Undefined where the row is not there. */
export interface ValuesChange {
  id: string
  before: Draft | undefined
  after: Draft | undefined
}
export type Side = 'before' | 'after'

/** The names of what a change of a row that stays changed of it. */
const namesIn = (source: GridSource, { before = {}, after = {} }: ValuesChange): string[] =>
  differingNames(source, before, after)

/**
 * The values of a row after a step that is undone or done again: what the step changed of it is set, and what others
 * changed beside that stays. Undefined where the row is not there then.
 */
export function steppedValues(source: GridSource, row: GridRow, change: ValuesChange, side: Side): Draft | undefined {
  const wanted = change[side]
  if (!wanted || !change.before || !change.after) return wanted
  return { ...row.values, ...Object.fromEntries(namesIn(source, change).map((name) => [name, wanted[name]])) }
}

/**
 * The row as it was when it was last changed here, where others have since changed what a step is about to set, or a
 * row that it is about to delete: on that version the server asks whose changes to keep. Undefined where nobody did.
 */
export function asLeft(
  source: GridSource,
  row: GridRow,
  left: StoredRow | undefined,
  change: ValuesChange,
  side: Side,
) {
  if (!left || !row.stored || left === row.stored || isChanged(row)) return undefined
  const start = source.valuesOf(left)
  const names = change[side] ? namesIn(source, change) : Object.keys(start)
  return names.every((name) => isSame(row.start[name], start[name]))
    ? undefined
    : { ...row, stored: left, start, values: start }
}
