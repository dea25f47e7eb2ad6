import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { RowSource } from '../several/several-rows.ts'
import { logFailure } from '../../../ui/log-failure.ts'
import { readError } from '../../../ui/read-error.ts'
import { toaster } from '../../../ui/toaster.ts'
import type { AnyRow } from '../tab-definition.ts'
import { useItemServer } from '../use-item-server.ts'
import { GridStore, type GridServer, type GridState } from './grid-store.ts'
import { openGrid, showGrid } from './open-grids.ts'

interface Options {
  source: RowSource
  caseUuid: string
  rows: readonly AnyRow[]
  refetch: () => Promise<unknown>
  /** Where what is not stored is kept on this device. */
  draftKey: string
}

/** The rows of a grid, and what stores them. They follow the list of the tab. */
export function useGridStore({ source, caseUuid, rows, refetch, draftKey }: Options): {
  store: GridStore
  state: GridState
  confirmDialog: ReactNode
} {
  const { tab, controls, facts } = source,
    { add, edit, remove, restore, confirmDialog } = useItemServer({ tab, controls, facts, caseUuid })
  const server = useMemo(
    (): GridServer => ({
      add,
      edit,
      remove: (uuid, version) =>
        remove(uuid, version).catch((error: unknown) => {
          const { code } = readError(error)
          // What someone else deleted is gone.
          if (code === 'NOT_FOUND') return
          if (code !== 'CONFLICT') throw error
          // The row is in its place again, as it is now: why, is said beside the grid.
          refetch().catch(logFailure)
          toaster.create({
            type: 'error',
            title: `Someone else changed this ${tab.singular}, so it was not deleted`,
            description: 'It is shown as it is now.',
          })
          throw error
        }),
      restore,
      refetch: () => {
        refetch().catch(logFailure)
      },
    }),
    [tab, add, edit, remove, restore, refetch],
  )
  const [store] = useState(() =>
    openGrid(draftKey, `Rows of ${tab.title.toLowerCase()}`, () => new GridStore(source, server, rows)),
  )
  useEffect(() => showGrid(draftKey), [draftKey])
  useEffect(() => store.update(source, server), [store, source, server])
  useEffect(() => store.sync(rows), [store, rows])
  const state = useSyncExternalStore(store.subscribe, store.read)
  return { store, state, confirmDialog }
}
