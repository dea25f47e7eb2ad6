import { useMemo, type ReactNode } from 'react'
import { isoToday } from '../../../formats/dates.ts'
import type { StoredRow } from '../item-row.ts'
import type { Fixing } from './fixed-cells.ts'
import type { GridContext } from './grid-actions.ts'
import type { GridColumn } from './grid-columns.ts'
import type { GridSource } from './grid-source.ts'
import type { GridServer } from './send-wishes.ts'
import { useShownGrid, type ShownGrid } from './shown-grid.ts'
import { useGridStore } from './use-grid-store.ts'
import { useListing } from './use-listing.ts'

/** Rows that are given, with columns of their own, beside the items of a case. */
export interface GivenRows {
  /** What the rows are called together, and as what they are offered where they were not stored. */
  title: string
  draftLabel: string
  draftKey: string
  source: GridSource
  server: GridServer
  columns: readonly GridColumn[]
  isFixed: NonNullable<Fixing['isFixed']>
  rows: readonly StoredRow[]
  /** Which rows these are: what is asked for, as a text, and whether it leaves rows out. */
  query: string
  isFiltered: boolean
  /** Whether the rows are still those of the query before. */
  isOld: boolean
  /** How many rows there are, those included that are not loaded. */
  total: number
  loadMore: ((first: number) => Promise<unknown>) | undefined
  confirmDialog: ReactNode
}

const NOTHING_SUMMED = { hours: undefined, money: undefined } as const
const isNever = (): boolean => false
const nothing = (): undefined => undefined

/** Given rows while they are entered, and what stores them. */
export function useGivenGrid(given: GivenRows): ShownGrid {
  const { title, draftLabel, draftKey, source, server, columns, isFixed, rows } = given
  const { query, isFiltered, isOld, total, loadMore, confirmDialog } = given
  const listing = useListing({ query, isFiltered, isOld, hasMore: loadMore !== undefined })
  const { store, state } = useGridStore({ source, server, rows, listing, draftKey, draftLabel })
  const context = useMemo(
    (): GridContext => ({
      store,
      controls: source.controls,
      names: columns.map(({ name }) => name),
      isLocked: isNever,
      isFixed,
      today: isoToday,
    }),
    [store, source, columns, isFixed],
  )
  return useShownGrid({
    ...{ title, source, store, state, context, columns, total, loadMore, confirmDialog },
    summed: NOTHING_SUMMED,
    lockedBecause: nothing,
  })
}
