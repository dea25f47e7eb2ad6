import { useEffect, useState } from 'react'
import { useStore } from '../../../store.ts'
import type { StoredRow } from '../item-row.ts'
import type { Listing } from './followed-list.ts'
import type { GridSource } from './grid-source.ts'
import { GridStore, type GridState } from './grid-store.ts'
import { openGrid, showGrid } from './open-grids.ts'
import type { GridServer } from './send-wishes.ts'

interface Options {
  source: GridSource
  server: GridServer
  rows: readonly StoredRow[]
  /** Which rows these are; undefined while they are those of the filter before. */
  listing: Listing | undefined
  /** Where what is not stored is kept on this device, and as what it is offered again. */
  draftKey: string
  draftLabel: string
}

/** Of rows that are not those that are asked for. */
const UNKNOWN: Listing = { query: '?', isFiltered: true, hasMore: true }

/** The rows of a grid, and what stores them. They follow the list of the page. */
export function useGridStore({ source, server, rows, listing, draftKey, draftLabel }: Options): {
  store: GridStore
  state: GridState
} {
  const [grid] = useState(() =>
    openGrid(draftKey, draftLabel, () => new GridStore(source, server, rows, listing ?? UNKNOWN)),
  )
  const { store } = grid
  useEffect(() => showGrid(draftKey, grid), [draftKey, grid])
  useEffect(() => store.update(source, server), [store, source, server])
  useEffect(() => {
    if (listing) store.sync(rows, listing)
  }, [store, rows, listing])
  const state = useStore(store)
  return { store, state }
}
