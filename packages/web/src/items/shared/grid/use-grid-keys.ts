import { useRef, useState, type KeyboardEvent } from 'react'
import { againInGrid } from './again.ts'
import type { FindHandle } from './find-handle.ts'
import { fillFromAbove, fillSelection, fillToday } from './fill-keys.ts'
import { addsRows } from './fixed-cells.ts'
import { clearCells, deleteRows, duplicateRows, fillDown } from './grid-actions.ts'
import { go, goTo, nextCell, nextProblem, nextRow, sizeOf, takeTyped, type GridFocus } from './grid-moves.ts'
import type { OtherStep } from './other-steps.ts'
import type { MovesHandle, RowMove } from './moves-handle.ts'
import { counted, grown, moved, rangeOf, selectCell, selectWhole, isOneCell, type Selection } from './selection.ts'
import type { Mode } from './use-cell-editing.ts'

type Act = (focus: GridFocus, event: KeyboardEvent) => void

/** Stores what was just done to rows, and says it. */
function done({ context, say }: GridFocus, ids: readonly string[], words: string): void {
  context.store.save(ids)
  say(words)
}
const undo: Act = (focus) => void againInGrid(focus, 'undo').then(focus.say)
const redo: Act = (focus) => void againInGrid(focus, 'redo').then(focus.say)
const selectRows: Act = (focus) => go(focus, selectWhole(focus.selection, 'rows', sizeOf(focus.context)))
/** The free row at the end is in a column only where one is in it. */
function selectColumns(focus: GridFocus): void {
  const { rows, columns } = sizeOf(focus.context)
  go(focus, selectWhole(focus.selection, 'columns', { rows: rows - Number(addsRows(focus.context)), columns }))
}
/** Adds copies of the selected rows, or deletes them. */
const ofRows =
  (act: Act): Act =>
  (focus, event) =>
    addsRows(focus.context) ? act(focus, event) : focus.tell('Rows are neither added nor deleted here.')
const duplicate = ofRows((focus) => done(focus, duplicateRows(focus.context, rangeOf(focus.selection)), 'Copied.'))

/** With Ctrl or Cmd. */
const withCtrl: Readonly<Record<string, Act>> = {
  Enter: fillSelection,
  d: (focus, event) => {
    const { shiftKey } = event
    takeTyped(focus)
    if (shiftKey) duplicate(focus, event)
    else done(focus, fillDown(focus.context, rangeOf(focus.selection)), 'Filled down.')
  },
  ';': fillToday,
  "'": fillFromAbove,
  ' ': selectColumns,
  f: ({ find }) => find.current?.open('find'),
  h: ({ find }) => find.current?.open('replace'),
  z: (focus, event) => (event.shiftKey ? redo : undo)(focus, event),
  y: redo,
  a: (focus) => {
    const { rows, columns } = sizeOf(focus.context)
    go(focus, { anchor: { row: rows - 1, column: columns - 1 }, active: { row: 0, column: 0 } })
  },
  Delete: ofRows(({ context, selection, say }) =>
    say(`${counted(deleteRows(context, rangeOf(selection)), 'row')} deleted.`),
  ),
}
/** Without it, whether one moves or types. */
const plain: Readonly<Record<string, Act>> = {
  Tab: (focus, { shiftKey }) => nextCell(focus, shiftKey ? -1 : 1),
  Enter: (focus, { shiftKey }) => nextRow(focus, shiftKey ? -1 : 1),
  ' ': selectRows,
  F2: ({ editor }) => editor.current?.edit(),
  F3: ({ find }, { shiftKey }) => find.current?.step(shiftKey ? -1 : 1),
  F8: nextProblem,
  Escape: (focus) => {
    const { editor, selection, isEntering, say } = focus
    if (editor.current?.mode() !== 'move') editor.current?.cancel()
    else if (isOneCell(rangeOf(selection))) {
      isEntering.current = false
      say('Tab leaves the grid.')
    } else goTo(focus, selection.active)
  },
}
const emptyCells: Act = (focus) => done(focus, clearCells(focus.context, rangeOf(focus.selection)), 'Emptied.')

/** With Alt and Shift, by where the key is: some keyboards write another character then. */
const movesByKey: Readonly<Record<string, RowMove>> = { KeyD: 'split', KeyM: 'move' }
/** With Alt. */
function withAlt({ editor, moves }: GridFocus, { key, code, shiftKey }: KeyboardEvent): Act | undefined {
  if (key === 'ArrowDown') return () => editor.current?.edit()
  const what = shiftKey ? movesByKey[code] : undefined
  const handle = moves.current
  return what && handle ? () => handle.open(what) : undefined
}

/** Whether a key is left to the text that is typed, or to the page. */
const isLeft = ({ key, shiftKey }: KeyboardEvent, mode: Mode, isEntering: boolean): boolean =>
  key === ' ' ? !shiftKey || mode !== 'move' : key === 'Tab' && !isEntering && mode === 'move'

/** What a key does; undefined where it is left to the text, to a move, or to the page. */
function actOf(focus: GridFocus, event: KeyboardEvent, mode: Mode): Act | undefined {
  const { isEntering } = focus
  const { key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey) {
    const name = key.length === 1 ? key.toLowerCase() : key
    // While a text is typed, undo and select all are those of the text.
    return mode !== 'move' && /^[ayz ]$|^Delete$/.test(name) ? undefined : withCtrl[name]
  }
  if (altKey) return withAlt(focus, event)
  if (key === 'Delete' && mode === 'move') return emptyCells
  return isLeft(event, mode, isEntering.current) ? undefined : plain[key]
}

/** Moves by an arrow or a key like it. Returns whether it did. */
function move(focus: GridFocus, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, mode: Mode): boolean {
  const { context, selection, tabStart } = focus
  const isFar = ctrlKey || metaKey
  // Within a text, the keys that move the caret are its own.
  const isOfText = mode === 'edit' && !/^(?:ArrowUp|ArrowDown|Page)/.test(key)
  if (isOfText || (mode !== 'move' && isFar)) return false
  const next = moved(selection.active, key, isFar, sizeOf(context))
  if (!next) return false
  tabStart.current = undefined
  go(focus, shiftKey && mode === 'move' ? grown(selection, next) : selectCell(next))
  return true
}

/** What is selected, as a text: what was said beside the grid stays until something else is. */
const placeOf = ({ active, ...rest }: Selection): string => JSON.stringify([active, rangeOf({ active, ...rest })])

/** What the keys do in the grid. `n` of the page and other shortcuts do not hear those that the grid uses. */
export function useGridKeys(
  given: Omit<GridFocus, 'isEntering' | 'tabStart' | 'tell' | 'note' | 'find' | 'others' | 'moves'>,
) {
  const isEntering = useRef(true)
  const tabStart = useRef<number | undefined>(undefined)
  const find = useRef<FindHandle>(null)
  const moves = useRef<MovesHandle>(null)
  const [others, setOthers] = useState<readonly OtherStep[]>([])
  const { selection, say } = given
  const [told, setTold] = useState<{ words: string; at: string }>()
  const place = placeOf(selection)
  const tell = (words: string): void => {
    setTold({ words, at: place })
    say(words)
  }
  const note = told?.at === place ? told.words : ''
  const focus: GridFocus = { ...given, isEntering, tabStart, find, moves, others, tell, note }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { editor } = given
    if (event.nativeEvent.isComposing || !(event.target as HTMLElement).matches('[data-grid-editor]')) return
    const mode = editor.current?.mode() ?? 'move'
    const act = editor.current?.uses(event) ? () => undefined : actOf(focus, event, mode)
    act?.(focus, event)
    if (act || move(focus, event, mode)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  const addOther = (step: OtherStep): void => setOthers((before) => [...before, step])
  return { focus, onKeyDown, addOther }
}
