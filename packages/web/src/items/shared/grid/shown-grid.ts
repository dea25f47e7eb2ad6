import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useUnloadWarning } from '../../../ui/use-unload-warning.ts'
import type { GridContext } from './grid-actions.ts'
import { isRefused, type GridRow } from './grid-rows.ts'
import type { GridSource } from './grid-source.ts'
import type { GridState, GridStore } from './grid-store.ts'
import type { GridColumn } from './grid-columns.ts'
import type { SummedFields } from './selection-sums.ts'

/** Rows while they are entered, in whatever form: what they are, and what stores them. */
interface Shown {
  /** What the rows are called together, as in the title of a list. */
  title: string
  source: GridSource
  store: GridStore
  state: GridState
  context: GridContext
  columns: readonly GridColumn[]
  /** What a row costs, as text; undefined where rows have no cost beside their amount. */
  costOf?: ((row: GridRow) => string) | undefined
  /** What is added up of the rows that are selected. */
  summed: SummedFields
  /** Why a row is not changed here, as a sentence; undefined where it is. */
  lockedBecause: (row: GridRow) => string | undefined
  /** How many rows there are, those included that are not loaded. */
  total: number
  loadMore: ((first: number) => Promise<unknown>) | undefined
  confirmDialog: ReactNode
}
export interface ShownGrid extends Shown {
  /** How many rows are stored and loaded, and how many are stored and not loaded. */
  stored: number
  unloaded: number
}

/** Counts the rows of a grid, and asks before the page goes while something of them is not stored. */
export function useShownGrid(grid: Shown): ShownGrid {
  const { state, total, loadMore } = grid
  useUnloadWarning(state.rows.some(isRefused) || state.waiting > 0)
  const stored = state.rows.filter((row) => row.stored !== undefined).length
  return { ...grid, stored, unloaded: loadMore ? Math.max(0, total - stored) : 0 }
}

/** Does something when the grid closes, also when the page goes: what was being typed is kept on the device then. */
export function useBeforeGone(run: () => void): void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  useLayoutEffect(() => {
    const onGone = (): void => latest.current()
    addEventListener('pagehide', onGone)
    return () => {
      removeEventListener('pagehide', onGone)
      onGone()
    }
  }, [])
}
