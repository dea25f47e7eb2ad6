import type { GridStore } from './grid-store.ts'
import { counted } from './selection.ts'

const words = {
  undo: { none: 'Nothing to undo.', done: 'Undone', here: 'Undone here, not saved yet', not: 'Not undone' },
  redo: {
    none: 'Nothing to do again.',
    done: 'Done again',
    here: 'Done again here, not saved yet',
    not: 'Not done again',
  },
} as const

/** Undoes a step or does it again. Resolves to what is to be said of it: that it is done only once it is stored. */
export async function again(store: GridStore, what: 'undo' | 'redo'): Promise<string> {
  const step = store[what]()
  const { none, done, here, not } = words[what]
  if (!step) return none
  const { waiting, refused } = await store.settled(step.ids)
  if (refused > 0) return `${not} in ${counted(refused, 'row')}: ${step.label}.`
  return `${waiting > 0 ? here : done}: ${step.label}.`
}
