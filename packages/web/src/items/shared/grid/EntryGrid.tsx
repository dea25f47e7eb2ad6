import { Box, chakra } from '@chakra-ui/react'
import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import type { ItemQuery } from '@costdraft/schema/items/item-query.ts'
import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { isoToday } from '../../../formats/dates.ts'
import { ListFoot } from '../../../ui/table/ListFoot.tsx'
import type { RowSource } from '../several/several-rows.ts'
import type { AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'
import { MAX_PAGE_SIZE } from '../use-items.ts'
import { withRowsOf } from '../rows/referred-choices.ts'
import { isFiltering } from '../rows/use-row-query.ts'
import type { Listing } from './followed-list.ts'
import { GridBar } from './GridBar.tsx'
import { GridTable, type GridColumn } from './GridTable.tsx'
import type { GridContext } from './grid-actions.ts'
import { go, nextProblem, takeTyped, type GridFocus } from './grid-moves.ts'
import { isRefused, type GridRow } from './grid-rows.ts'
import type { GridStore } from './grid-store.ts'
import { PasteDialog } from './PasteDialog.tsx'
import type { EditorHandle } from './use-cell-editing.ts'
import { useClipboard } from './use-clipboard.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridSelection } from './use-grid-selection.ts'
import { useGridStore } from './use-grid-store.ts'
import { useUnloadWarning } from '../../../ui/use-unload-warning.ts'

interface Props {
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
function useSource({ tab, facts, newItem, rows }: Props): RowSource {
  const controls = useMemo(() => withRowsOf(tab.controls, rows), [tab, rows])
  return useMemo(() => ({ tab, controls, facts, newItem }), [tab, controls, facts, newItem])
}

/** Which rows the list has; undefined while it still has those of the query before. */
function useListing({ query, isOld, loadMore }: Props): Listing | undefined {
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

/** What is pressed before an opening dialog has the focus is not for the grid. */
const holdKey = (event: KeyboardEvent): void => event.preventDefault()

/** Stores what was entered when the focus leaves the grid. */
function useLeaving(focus: GridFocus) {
  const hasFocus = useRef(true)
  const saveAll = (): void => {
    takeTyped(focus)
    focus.context.store.save()
  }
  const latest = useRef(saveAll)
  useLayoutEffect(() => {
    latest.current = saveAll
  })
  // Also when the page goes: what was being typed is kept on the device, even if its request no longer gets through.
  useLayoutEffect(() => {
    const onGone = (): void => latest.current()
    addEventListener('pagehide', onGone)
    return () => {
      removeEventListener('pagehide', onGone)
      onGone()
    }
  }, [])
  return {
    saveAll,
    /** Whether the grid has the focus. */
    hasFocus,
    onFocus: (): void => {
      hasFocus.current = true
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void => {
      // The active cell changes its input as one moves; only a focus that goes elsewhere leaves the grid.
      if (relatedTarget === null || currentTarget.contains(relatedTarget)) return
      hasFocus.current = false
      saveAll()
    },
  }
}

/** The rows of a tab as a grid that is filled by keyboard, as a spreadsheet is. Rows are stored as one leaves them. */
export function EntryGrid(props: Props) {
  const { tab, total, loadMore } = props
  const source = useSource(props)
  const listing = useListing(props)
  const { store, state, confirmDialog } = useGridStore({ ...props, source, listing })
  const { context, columns } = useContextOf(store, source)
  const editor = useRef<EditorHandle>(null)
  const [said, say] = useState('')
  const { selection, select } = useGridSelection(store, state.rows)
  const { focus, onKeyDown } = useGridKeys({ context, editor, selection, select, say })
  const { plan, paste, close, handlers } = useClipboard(focus, source)
  useUnloadWarning(state.rows.some(isRefused) || state.waiting > 0)
  const { saveAll, hasFocus, onFocus, onBlur } = useLeaving(focus)
  const stored = state.rows.filter((row) => row.stored !== undefined).length
  const unloaded = loadMore ? Math.max(0, total - stored) : 0
  return (
    <Box onFocus={onFocus} onBlur={onBlur}>
      <GridBar focus={focus} state={state} saveAll={saveAll} nextProblem={() => nextProblem(focus)} />
      <Box onKeyDown={plan ? holdKey : onKeyDown} {...handlers}>
        <GridTable
          context={context}
          columns={columns}
          rows={state.rows}
          count={unloaded + state.rows.length}
          title={tab.title}
          selection={selection}
          editor={editor}
          hasFocus={hasFocus}
          onFocus={onFocus}
          go={(next) => go(focus, next)}
          costOf={costTextOf(tab)}
        />
      </Box>
      <ListFoot
        page={MAX_PAGE_SIZE}
        shown={stored}
        total={stored + unloaded}
        hasMore={loadMore !== undefined}
        more={() => loadMore?.(MAX_PAGE_SIZE) ?? Promise.resolve()}
      />
      <chakra.div srOnly role="status">
        {said}
      </chakra.div>
      {plan && (
        <PasteDialog plan={plan} columns={columns} controls={source.controls} paste={() => paste(plan)} close={close} />
      )}
      {confirmDialog}
    </Box>
  )
}
