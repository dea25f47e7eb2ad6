import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useAddition } from '../../../access/viewer.ts'
import { insertRow, removeRow } from '../items-cache.ts'
import type { RowSource } from '../several/several-rows.ts'
import { logFailure } from '../../../ui/log-failure.ts'
import type { AnyRow, AnyTab } from '../tab-definition.ts'
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

function useServer(tab: AnyTab, caseUuid: string, refetch: () => Promise<unknown>): Omit<GridServer, 'add' | 'edit'> {
  const { mutate } = useApolloClient(),
    canRestore = useAddition('restore')
  return useMemo(() => {
    const { operations } = tab
    return {
      remove: (uuid: string) =>
        mutate({
          mutation: operations.remove,
          variables: { caseUuid, uuid },
          update: (cache) => {
            removeRow(cache, tab, caseUuid, uuid)
          },
        }),
      restore: canRestore
        ? async (uuid: string) => {
            const { data } = await mutate({
              mutation: operations.restore,
              variables: { caseUuid, uuid },
              update: (cache, { data }) => insertRow(cache, tab, caseUuid, data?.item),
            })
            return data?.item
          }
        : undefined,
      refetch: () => {
        refetch().catch(logFailure)
      },
    }
  }, [mutate, canRestore, tab, caseUuid, refetch])
}

/** The rows of a grid, and what stores them. They follow the list of the tab. */
export function useGridStore({ source, caseUuid, rows, refetch, draftKey }: Options): {
  store: GridStore
  state: GridState
  confirmDialog: ReactNode
} {
  const { tab, controls, facts } = source,
    { add, edit, confirmDialog } = useItemServer({ tab, controls, facts, caseUuid }),
    rest = useServer(tab, caseUuid, refetch)
  const server = useMemo(() => ({ add, edit, ...rest }), [add, edit, rest])
  const [store] = useState(() =>
    openGrid(draftKey, `Rows of ${tab.title.toLowerCase()}`, () => new GridStore(source, server, rows)),
  )
  useEffect(() => showGrid(draftKey), [draftKey])
  useEffect(() => store.update(source, server), [store, source, server])
  useEffect(() => store.sync(rows), [store, rows])
  const state = useSyncExternalStore(store.subscribe, store.read)
  return { store, state, confirmDialog }
}
