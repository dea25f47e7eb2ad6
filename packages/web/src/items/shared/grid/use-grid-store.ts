import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useStore } from '../../../store.ts'
import type { RowSource } from '../several/several-rows.ts'
import { logFailure } from '../../../ui/log-failure.ts'
import { toaster } from '../../../ui/toaster.ts'
import { whenBack } from '../../../ui/when-reachable.ts'
import type { AnyRow } from '../item-row.ts'
import { useItemServer } from '../use-item-server.ts'
import type { Listing } from './followed-list.ts'
import { GridStore, type GridState } from './grid-store.ts'
import { openGrid, showGrid } from './open-grids.ts'
import type { Line } from './row-queue.ts'
import type { GridServer } from './send-wishes.ts'

interface Options {
  source: RowSource
  caseUuid: string
  rows: readonly AnyRow[]
  /** Which rows these are; undefined while they are those of the filter before. */
  listing: Listing | undefined
  refetch: () => Promise<unknown>
  /** Where what is not stored is kept on this device. */
  draftKey: string
}

const LINE: Line = { isDown: () => !navigator.onLine, back: whenBack }
/** Of rows that are not those that are asked for. */
const UNKNOWN: Listing = { query: '?', isFiltered: true, hasMore: true }

/** The rows of a grid, and what stores them. They follow the list of the tab. */
export function useGridStore({ source, caseUuid, rows, listing, refetch, draftKey }: Options): {
  store: GridStore
  state: GridState
  confirmDialog: ReactNode
} {
  const { tab, controls, facts } = source
  const { change, most, isSafeAgain, settle, restore, confirmDialog } = useItemServer({
    tab,
    controls,
    facts,
    caseUuid,
  })
  const canRestore = restore !== undefined
  const server = useMemo((): GridServer => {
    const readAgain = (): void => void refetch().catch(logFailure)
    return {
      change,
      most,
      settle,
      isSafeAgain,
      canRestore,
      line: LINE,
      refetch: readAgain,
      sayKept: (count) => {
        // The rows are in their places again, as they are now: why, is said beside the grid.
        readAgain()
        toaster.create({
          type: 'error',
          title:
            count === 1
              ? `Someone else changed this ${tab.singular}, so it was not deleted`
              : `Someone else changed ${count} ${tab.title.toLowerCase()}, so they were not deleted`,
          description: count === 1 ? 'It is shown as it is now.' : 'They are shown as they are now.',
        })
      },
    }
  }, [tab, change, most, isSafeAgain, settle, canRestore, refetch])
  const [grid] = useState(() =>
    openGrid(
      draftKey,
      `Rows of ${tab.title.toLowerCase()}`,
      () => new GridStore(source, server, rows, listing ?? UNKNOWN),
    ),
  )
  const { store } = grid
  useEffect(() => showGrid(draftKey, grid), [draftKey, grid])
  useEffect(() => store.update(source, server), [store, source, server])
  useEffect(() => {
    if (listing) store.sync(rows, listing)
  }, [store, rows, listing])
  const state = useStore(store)
  return { store, state, confirmDialog }
}
