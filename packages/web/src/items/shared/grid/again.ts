import { changedCell } from './changed-cell.ts'
import type { GridFocus } from './grid-moves.ts'
import type { GridStore } from './grid-store.ts'
import { nextOther } from './other-steps.ts'
import { counted, selectCell } from './selection.ts'
import type { ValuesChange } from './stepped-values.ts'

const words = {
  undo: { none: 'Nothing to undo.', done: 'Undone', here: 'Undone here, not saved yet', not: 'Not undone' },
  redo: {
    none: 'Nothing to do again.',
    done: 'Done again',
    here: 'Done again here, not saved yet',
    not: 'Not done again',
  },
} as const

/**
 * Undoes a step or does it again. Resolves to what is to be said of it: that it is done only once it is stored.
 * @param changed told what the step changed, once that is so here
 */
export async function again(
  store: GridStore,
  what: 'undo' | 'redo',
  changed: (changes: readonly ValuesChange[]) => void = () => undefined,
): Promise<string> {
  const step = store[what]()
  const { none, done, here, not } = words[what]
  if (!step) return none
  changed(step.changes)
  const { waiting, refused } = await store.settled(step.ids)
  if (refused > 0) return `${not} in ${counted(refused, 'row')}: ${step.label}.`
  return `${waiting > 0 ? here : done}: ${step.label}.`
}

/** The same in a grid, which goes to the first cell that is changed. */
export async function againInGrid(
  { context, editor, selection, select, others }: GridFocus,
  what: 'undo' | 'redo',
): Promise<string> {
  const { store, names } = context
  const other = what === 'undo' ? nextOther(others, store.read().history) : undefined
  if (other) {
    other.undo()
    return `Undoing ${other.label}.`
  }
  const left = store.read().rows[selection.active.row]?.id
  return again(store, what, (changes) => {
    const { rows } = store.read()
    const cell = changedCell(rows, names, changes)
    if (!cell) return
    if (left !== undefined && left !== rows[cell.row]?.id) store.save([left])
    select(selectCell(cell))
    editor.current?.focus()
    // Also where it was the active one, and one has scrolled away from it.
    requestAnimationFrame(() =>
      document.activeElement?.closest('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
  })
}
