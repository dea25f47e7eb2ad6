import type { CaseFacts } from '@costdraft/schema/field.ts'
import { MAX_MOVED } from '@costdraft/schema/row-moves/row-moves.ts'
import { useImperativeHandle, useState } from 'react'
import type { AnyRow } from '../item-row.ts'
import { MoveDialog } from '../select/MoveDialog.tsx'
import { SplitDialog, splitFieldOf } from '../select/SplitDialog.tsx'
import type { RowChoice } from '../select/use-row-choice.ts'
import type { AnyTab } from '../tab-definition.ts'
import type { GridContext } from './grid-actions.ts'
import { takeTyped, type GridFocus } from './grid-moves.ts'
import { isChanged, isFree, type GridRow } from './grid-rows.ts'
import type { RowMove } from './moves-handle.ts'
import type { OtherStep } from './other-steps.ts'
import { counted, rangeOf } from './selection.ts'

/** What dividing and moving rows needs beside the rows themselves. */
export interface RowMoves {
  client: string
  sayDone: RowChoice['sayDone']
}
interface Opened {
  what: RowMove
  ids: readonly string[]
}
/** A tab whose rows are divided and moved. */
export interface MovedTab {
  tab: AnyTab
  caseUuid: string
  facts: CaseFacts
  moves: RowMoves
}
interface Props extends MovedTab {
  focus: GridFocus
  /** The rows of the grid as they are now. */
  rows: readonly GridRow[]
  done: (step: OtherStep) => void
}

/** The rows that are divided or moved: of dividing that of the active cell, otherwise those that are selected. */
function rowsFor({ context, selection }: GridFocus, what: RowMove): GridRow[] {
  const { top, bottom } =
    what === 'split' ? { top: selection.active.row, bottom: selection.active.row } : rangeOf(selection)
  return context.store
    .read()
    .rows.slice(top, bottom + 1)
    .filter((row) => !isFree(row))
}

/** Why these rows are not divided or moved; undefined where they may be. */
function hindrance(
  tab: AnyTab,
  { isLocked }: GridContext,
  rows: readonly GridRow[],
  what: RowMove,
): string | undefined {
  const [first] = rows
  if (!first) return 'Nothing is entered in this row yet.'
  if (rows.some((row) => !row.stored || isChanged(row))) return 'Only rows that are saved are divided or moved.'
  if (rows.some((row) => isLocked(row))) return 'What belongs to another row goes with that one.'
  if (rows.length > MAX_MOVED) return `At most ${MAX_MOVED} rows are moved at once.`
  if (what === 'split' && first.stored && splitFieldOf(tab, first.stored as AnyRow) === undefined)
    return 'This row has nothing to divide.'
  return undefined
}

/** Where the focus is again afterwards: in the active cell. */
const toCell = (): string => '[data-grid-editor]'

/** Divides and moves rows of the grid in the dialogs of the list, once what is typed in them is stored. */
export function RowMoveDialogs({ focus, tab, caseUuid, facts, moves, rows, done }: Props) {
  const [opened, setOpened] = useState<Opened>()
  const { context, tell } = focus
  const { store } = context
  const open = async (what: RowMove): Promise<void> => {
    takeTyped(focus)
    const ids = rowsFor(focus, what).map(({ id }) => id)
    store.save(ids)
    await store.settled(ids)
    const now = store.read().rows.filter(({ id }) => ids.includes(id))
    const why = hindrance(tab, context, now, what)
    if (why === undefined) setOpened({ what, ids })
    else tell(why)
  }
  useImperativeHandle(focus.moves, () => ({ open: (what) => void open(what) }))
  if (!opened) return null
  const { what, ids } = opened
  const chosen = rows.flatMap(({ id, stored }): AnyRow[] => (stored && ids.includes(id) ? [stored as AnyRow] : []))
  const [only] = chosen
  const close = (): void => setOpened(undefined)
  const sayDone: RowChoice['sayDone'] = (words, undo) => {
    const step = moves.sayDone(words, undo)
    const label = what === 'split' ? 'dividing a row' : `moving ${counted(ids.length, 'row')}`
    done({ ...step, label, after: store.read().history.done.at(-1) })
    return step
  }
  const moved = (isAway: boolean): void => {
    close()
    if (isAway) store.leave(ids)
  }
  const shared = { tab, caseUuid, close, returnTo: toCell, sayDone }
  return (
    <>
      {what === 'split' && only && <SplitDialog {...shared} row={only} onDone={close} />}
      {what === 'move' && <MoveDialog {...shared} client={moves.client} facts={facts} rows={chosen} onDone={moved} />}
    </>
  )
}
