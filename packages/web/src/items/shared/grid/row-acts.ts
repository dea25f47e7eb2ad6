import type { ReactNode } from 'react'
import { takeTyped, type GridFocus } from './grid-moves.ts'
import type { GridRow } from './grid-rows.ts'
import type { GridStore } from './grid-store.ts'
import type { OtherStep } from './other-steps.ts'
import { rangeOf } from './selection.ts'

/** What an action needs of the grid that it stands beside. */
export interface RowActs {
  /** The rows that are selected, as they are now; one where a single cell is. */
  selected: () => readonly GridRow[]
  /** Stores what is entered. Resolves to whether all of it is stored. */
  storeAll: () => Promise<boolean>
  /** Takes what was done to rows as a step, which is undone in its turn. */
  done: (step: Omit<OtherStep, 'after'>) => void
}
export type RowActions = (acts: RowActs) => ReactNode

/** Stores all rows, and resolves to whether they are stored as they stand. */
export async function storeAll(store: GridStore): Promise<boolean> {
  store.save()
  await store.settled([])
  return store.unsaved().length === 0
}

export const actsInSheet = (focus: GridFocus, addOther: (step: OtherStep) => void): RowActs => {
  const { context, selection } = focus
  const { store } = context
  const { top, bottom } = rangeOf(selection)
  return {
    selected: () => store.read().rows.slice(top, bottom + 1),
    storeAll: () => {
      takeTyped(focus)
      return storeAll(store)
    },
    done: (step) => addOther({ ...step, after: store.read().history.done.at(-1) }),
  }
}
