import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import type { ItemQuery } from '@costdraft/schema/items/item-query.ts'
import { useMemo } from 'react'
import { isoToday } from '../../../formats/dates.ts'
import type { AnyRow } from '../item-row.ts'
import { withRowsOf } from '../rows/referred-choices.ts'
import { isFiltering } from '../rows/use-row-query.ts'
import type { RowSource } from '../several/several-rows.ts'
import type { AnyTab } from '../tab-definition.ts'
import type { GridContext } from './grid-actions.ts'
import type { GridRow } from './grid-rows.ts'
import { itemSource } from './grid-source.ts'
import type { GridStore } from './grid-store.ts'
import type { GridColumn } from './grid-columns.ts'
import { useShownGrid, type ShownGrid } from './shown-grid.ts'
import type { RowMoves } from './RowMoveDialogs.tsx'
import { summedFieldsOf } from './selection-sums.ts'
import { useGridStore } from './use-grid-store.ts'
import { useItemGridServer } from './use-item-grid-server.ts'
import { useListing } from './use-listing.ts'

export interface GridProps {
  tab: AnyTab
  caseUuid: string
  facts: CaseFacts
  newItem: (carriedOver?: Draft) => Draft
  rows: readonly AnyRow[]
  query: ItemQuery
  /** Whether the rows are still those of the query before. */
  isOld: boolean
  /** How many rows the tab has, those included that are not loaded. */
  total: number
  loadMore: ((first: number) => Promise<unknown>) | undefined
  refetch: () => Promise<unknown>
  draftKey: string
  /** Undefined where rows are neither divided nor moved. */
  moves: RowMoves | undefined
}

/**
 * Where the rows of the grid are from: the tab, with choices that stored rows refer to although they are offered no
 * more.
 */
function useSource({ tab, facts, newItem, rows }: GridProps): RowSource {
  const controls = useMemo(() => withRowsOf(tab.controls, rows), [tab, rows])
  return useMemo(() => ({ tab, controls, facts, newItem }), [tab, controls, facts, newItem])
}

/** The item through which a stored row is changed, where it is not changed by itself. */
const parentOf = ({ parentOf }: AnyTab, { stored }: GridRow) => stored && parentOf?.(stored as AnyRow)

/** What the actions of the grid work on, and its columns. */
function useContextOf(
  store: GridStore,
  { tab, controls, facts }: RowSource,
): { context: GridContext; columns: readonly GridColumn[] } {
  const columns = useMemo(
    () => tab.entry?.filter(({ name }) => tab.kind.fields[name]?.applies({}, facts)) ?? [],
    [tab, facts],
  )
  const context = useMemo(
    (): GridContext => ({
      store,
      controls,
      names: columns.map(({ name }) => name),
      isLocked: (row) => parentOf(tab, row) !== undefined,
      today: isoToday,
    }),
    [store, controls, columns, tab],
  )
  return { context, columns }
}

/** The text of the column of costs, where the tab has one. */
const costTextOf = ({ costOf }: AnyTab): ((row: GridRow) => string) | undefined =>
  costOf && (({ stored }) => (stored ? costOf(stored as AnyRow) : ''))

/** Why a row is not changed here, as a sentence. */
const lockedBecause =
  (tab: AnyTab) =>
  (row: GridRow): string | undefined => {
    const parent = parentOf(tab, row)
    return parent && `This ${tab.singular} is changed in its ${parent.name}.`
  }

/** The rows of a tab while they are entered: its items, and what stores them. */
export function useGrid(props: GridProps): ShownGrid {
  const { tab, caseUuid, rows, total, loadMore, refetch, query, isOld, draftKey } = props
  const rowSource = useSource(props)
  const source = useMemo(() => itemSource(rowSource), [rowSource])
  const listing = useListing({
    query: JSON.stringify(query),
    isFiltered: isFiltering(query),
    hasMore: loadMore !== undefined,
    isOld,
  })
  const { server, confirmDialog } = useItemGridServer(rowSource, caseUuid, refetch)
  const draftLabel = `Rows of ${tab.title.toLowerCase()}`
  const { store, state } = useGridStore({ source, server, rows, listing, draftKey, draftLabel })
  const { context, columns } = useContextOf(store, rowSource)
  const summed = useMemo(() => summedFieldsOf(tab), [tab])
  return useShownGrid({
    title: tab.title,
    ...{ source, store, state, context, columns, total, loadMore, confirmDialog },
    costOf: costTextOf(tab),
    summed,
    lockedBecause: lockedBecause(tab),
  })
}
