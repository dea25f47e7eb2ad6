import type { Draft } from '@costdraft/schema/field.ts'
import type { ControlSpec } from '../../../ui/form/controls.ts'
import { besideCell, cellText, choicesOf, isChosen, readCell, readTyped, type Typed } from './cell-text.ts'
import { isFixedCell } from './fixed-cells.ts'
import type { GridContext } from './grid-actions.ts'
import { checkRow, isFree, isSame, type GridRow } from './grid-rows.ts'
import { counted, rowsIn, type Cell, type Range } from './selection.ts'

/** What became of the cells of a range that one key was to fill. */
export interface Filled {
  /** The ids of the rows that were changed, or were so already. */
  ids: string[]
  cells: number
  /** The columns that did not take it, with why. */
  refused: ReadonlyMap<string, string>
  /** Rows that are changed elsewhere. */
  locked: number
}

/** Of a range the rows that can be filled. A free row is begun only where it has the active cell. */
function targetsOf({ store, isLocked }: GridContext, range: Range, active: Cell): { open: GridRow[]; locked: number } {
  const { rows } = store.read()
  const found = rows
    .slice(range.top, range.bottom + 1)
    .filter((row, i) => rowsIn(range) === 1 || range.top + i === active.row || !isFree(row))
  const open = found.filter((row) => !isLocked(row))
  return { open, locked: found.length - open.length }
}

/** The columns of a range, those of a kind alone where that is asked. */
const columnsOf = (
  { names, controls }: GridContext,
  { left, right }: Range,
  as?: ControlSpec['as'],
): [string, ControlSpec][] =>
  names.slice(left, right + 1).flatMap((name): [string, ControlSpec][] => {
    const asked = controls[name]
    return asked && (as === undefined || asked.as === as) ? [[name, asked]] : []
  })

/** Why a row does not take a value in one of its fields; undefined where it does. */
export function refusalOf(
  { store, controls }: GridContext,
  row: GridRow,
  values: Draft,
  name: string,
): string | undefined {
  const problem = checkRow(store.source, { ...row, values }).problems?.find(({ path }) => path === name)
  const asked = controls[name]
  // Its choices by the names that they have here.
  return problem && asked && isChosen(asked) && values[name] !== ''
    ? 'There is no such choice, or more than one.'
    : problem?.message
}

/** The text of what was typed: of a choice that was marked, its name. */
const textOf = (asked: ControlSpec, typed: Typed): string =>
  'text' in typed ? typed.text : (choicesOf(asked).find(({ value }) => value === typed.value)?.label ?? '')

/** Writes values into the columns of a range, as one step; a column that does not take its value stays as it is. */
function put(
  context: GridContext,
  { range, active, label }: { range: Range; active: Cell; label: (cells: number) => string },
  wanted: ReadonlyMap<string, unknown>,
): Filled {
  const { store, controls } = context
  const { open, locked } = targetsOf(context, range, active)
  const refused = new Map<string, string>()
  let cells = 0
  const changed = open.flatMap((row) => {
    let { values } = row
    let taken = 0
    for (const [name, value] of wanted) {
      if (isFixedCell(context, row, name)) continue
      const next = { ...values, [name]: value }
      const why = isSame(value, values[name]) ? undefined : refusalOf(context, row, next, name)
      if (why === undefined) taken++
      else refused.set(name, `${controls[name]?.label ?? name}: ${why}`)
      values = why === undefined ? next : values
    }
    cells += taken
    return taken > 0 ? [{ id: row.id, values }] : []
  })
  return { ids: store.put(label(cells), changed), cells, refused, locked }
}

/**
 * Fills the cells of a range with what is typed into the active one, or with its value: each column reads the text as
 * if it were typed there.
 */
export function fillCells(context: GridContext, range: Range, active: Cell, typed: Typed | undefined): Filled {
  const { names, controls, store } = context
  const { rows } = store.read()
  const own = names[active.column] ?? ''
  const asked = controls[own]
  const values = rows[active.row]?.values ?? {}
  if (!asked) return { ids: [], cells: 0, refused: new Map(), locked: 0 }
  const text = typed ? textOf(asked, typed) : cellText(asked, values, own)
  const place = { rows, at: range.top, today: context.today() }
  const wanted = columnsOf(context, range).map(([name, column]): [string, unknown] => {
    const beside = besideCell(column, name, place)
    if (name !== own) return [name, readCell(column, text, beside)]
    return [name, typed ? readTyped(column, typed, beside) : values[own]]
  })
  return put(context, { range, active, label: (cells) => `filling ${counted(cells, 'cell')}` }, new Map(wanted))
}

/** Writes today's date into the date cells of a range, and into no other. */
export function writeToday(context: GridContext, range: Range, active: Cell): Filled {
  const wanted = columnsOf(context, range, 'date').map(([name]): [string, unknown] => [name, context.today()])
  return put(context, { range, active, label: () => 'writing today' }, new Map(wanted))
}

/** Copies the cells above a range into it: in each column, that of the row above its first one. */
export function copyFromAbove(context: GridContext, range: Range, active: Cell): Filled | undefined {
  const above = context.store.read().rows[range.top - 1]
  if (!above) return undefined
  const wanted = columnsOf(context, range).map(([name]): [string, unknown] => [name, above.values[name]])
  return put(context, { range, active, label: () => 'copying from above' }, new Map(wanted))
}

/** What is said of it: first what was done, then what was not, and why. */
export function filledInWords(done: string, { cells, refused, locked }: Filled): string {
  const left =
    locked === 1 ? '1 row stays, which is changed elsewhere.' : `${locked} rows stay, which are changed elsewhere.`
  return [cells > 0 ? done : 'Nothing was changed.', ...refused.values(), ...(locked > 0 ? [left] : [])].join(' ')
}
