import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import type { ItemQuery } from '@costdraft/schema/items/item-query.ts'
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { isoToday } from '../../../formats/dates.ts'
import { useUnloadWarning } from '../../../ui/use-unload-warning.ts'
import type { RowSource } from '../several/several-rows.ts'
import type { AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'
import { withRowsOf } from '../rows/referred-choices.ts'
import { isFiltering } from '../rows/use-row-query.ts'
import type { Listing } from './followed-list.ts'
import type { GridColumn } from './GridTable.tsx'
import type { GridContext } from './grid-actions.ts'
import { isRefused, type GridRow } from './grid-rows.ts'
import type { GridState, GridStore } from './grid-store.ts'
import { useGridStore } from './use-grid-store.ts'

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
}

/**
 * Where the rows of the grid are from: the tab, with choices that stored rows refer to although they are offered no
 * more.
 */
function useSource({ tab, facts, newItem, rows }: GridProps): RowSource {
  const controls = useMemo(() => withRowsOf(tab.controls, rows), [tab, rows])
  return useMemo(() => ({ tab, controls, facts, newItem }), [tab, controls, facts, newItem])
}

/** Which rows the list has; undefined while it still has those of the query before. */
function useListing({ query, isOld, loadMore }: GridProps): Listing | undefined {
  const hasMore = loadMore !== undefined
  const text = JSON.stringify(query)
  const [applied, setApplied] = useState({ text, times: 0 })
  if (applied.text !== text) setApplied({ text, times: applied.times + 1 })
  return useMemo(
    // One that is taken away and applied again is applied anew, whether or not another one was read meanwhile.
    () => (isOld ? undefined : { query: `${applied.times} ${text}`, isFiltered: isFiltering(query), hasMore }),
    [query, text, applied, isOld, hasMore],
  )
}

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
      isLocked: ({ stored }: GridRow) => stored !== undefined && tab.parentOf?.(stored) !== undefined,
      today: isoToday,
    }),
    [store, controls, columns, tab],
  )
  return { context, columns }
}

/** The text of the column of costs, where the tab has one. */
const costTextOf = ({ costOf }: AnyTab): ((row: GridRow) => string) | undefined =>
  costOf && (({ stored }) => (stored ? costOf(stored) : ''))

/** The rows of a tab while they are entered, in whatever form: what they are, and what stores them. */
export interface OpenGrid {
  source: RowSource
  store: GridStore
  state: GridState
  context: GridContext
  columns: readonly GridColumn[]
  /** What a row costs, as text; undefined where rows have no cost beside their amount. */
  costOf: ((row: GridRow) => string) | undefined
  /** How many rows are stored and loaded, and how many are stored and not loaded. */
  stored: number
  unloaded: number
  confirmDialog: ReactNode
}

export function useGrid(props: GridProps): OpenGrid {
  const { tab, total, loadMore } = props
  const source = useSource(props)
  const listing = useListing(props)
  const { store, state, confirmDialog } = useGridStore({ ...props, source, listing })
  const { context, columns } = useContextOf(store, source)
  useUnloadWarning(state.rows.some(isRefused) || state.waiting > 0)
  const stored = state.rows.filter((row) => row.stored !== undefined).length
  const unloaded = loadMore ? Math.max(0, total - stored) : 0
  return { source, store, state, context, columns, costOf: costTextOf(tab), stored, unloaded, confirmDialog }
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
