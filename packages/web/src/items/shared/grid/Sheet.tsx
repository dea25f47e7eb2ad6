import { Box, Flex, chakra } from '@chakra-ui/react'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { isInKeySheet } from '../../../ui/overlay/key-sheet.ts'
import { ListFoot } from '../../../ui/table/ListFoot.tsx'
import { MAX_PAGE_SIZE } from '../use-items.ts'
import { FindPanel } from './FindPanel.tsx'
import { addsRows } from './fixed-cells.ts'
import { GridBar } from './GridBar.tsx'
import type { GridTotals } from './grid-columns.ts'
import { GridTable } from './GridTable.tsx'
import { go, nextProblem, takeTyped, type GridFocus } from './grid-moves.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { actsInSheet, type RowActions } from './row-acts.ts'
import { RowMoveDialogs, type MovedTab } from './RowMoveDialogs.tsx'
import { SelectionFoot } from './SelectionFoot.tsx'
import { useBeforeGone, type ShownGrid } from './shown-grid.ts'
import type { EditorHandle } from './use-cell-editing.ts'
import { useClipboard } from './use-clipboard.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridSelection } from './use-grid-selection.ts'

export interface SheetProps {
  grid: ShownGrid
  /** What else is done with the rows, and the way back to the list. */
  tools: ReactNode
  /** The tab whose rows are divided and moved; undefined where none are. */
  moved?: MovedTab | undefined
  /** What is done with the rows that are selected, beside the buttons of the sheet. */
  actions?: RowActions
  /** What all rows come to, those included that are not loaded. */
  totals?: GridTotals | undefined
  /** What is said where there are no rows. */
  empty?: ReactNode
  /** The column of given rows in which one begins. */
  startAt?: string
}

/** What is pressed before an opening dialog has the focus is not for the grid. */
const holdKey = (event: KeyboardEvent): void => event.preventDefault()

/** Beside the grid but not of it: whoever goes there leaves the grid. */
const TOOLS = '[data-grid-tools]'
const isTool = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TOOLS) !== null
const ofTools = (event: SyntheticEvent): void => event.stopPropagation()
const Tools = ({ children }: { children: ReactNode }) => (
  // Their menus stand elsewhere in the page, and are theirs all the same.
  <Flex align="center" gap="2" data-grid-tools onFocus={ofTools} onBlur={ofTools}>
    {children}
  </Flex>
)

/** Stores what was entered when the focus leaves the grid. */
function useLeaving(focus: GridFocus, begins: boolean) {
  const hasFocus = useRef(begins)
  const saveAll = (): void => {
    takeTyped(focus)
    focus.context.store.save()
  }
  useBeforeGone(saveAll)
  return {
    saveAll,
    /** Whether the grid has the focus. */
    hasFocus,
    onFocus: (): void => {
      hasFocus.current = true
    },
    /** The focus is in what stands above the grid. */
    onAside: (): void => {
      hasFocus.current = false
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void => {
      // The active cell changes its input as one moves; only a focus that goes elsewhere leaves the grid.
      if (relatedTarget === null || isInKeySheet(relatedTarget)) return
      if (currentTarget.contains(relatedTarget) && !isTool(relatedTarget)) return
      hasFocus.current = false
      saveAll()
    },
  }
}

/** What the selection comes to, and the rows that are not loaded. */
const Foot = ({ focus, grid }: { focus: GridFocus; grid: ShownGrid }) => {
  const { state, stored, unloaded, summed, loadMore } = grid
  return (
    <>
      <SelectionFoot focus={focus} rows={state.rows} summed={summed} />
      {(addsRows(grid.context) || stored > 0) && (
        <ListFoot
          page={MAX_PAGE_SIZE}
          shown={stored}
          total={stored + unloaded}
          hasMore={loadMore !== undefined}
          more={() => loadMore?.(MAX_PAGE_SIZE) ?? Promise.resolve()}
          isInLine
        />
      )}
    </>
  )
}

/** The rows as a sheet that is filled by keyboard, as a spreadsheet is. Rows are stored as one leaves them. */
export function Sheet({ grid, tools, moved, actions, totals, empty, startAt }: SheetProps) {
  const { title, source, state, context, columns, costOf, unloaded, loadMore } = grid
  const editor = useRef<EditorHandle>(null)
  const [said, say] = useState('')
  const { selection, select } = useGridSelection(context, state.rows, startAt)
  const { focus, onKeyDown, addOther } = useGridKeys({ context, editor, selection, select, say })
  const { plan, paste, close, handlers } = useClipboard(focus, source)
  // Rows that are given are read before they are entered: what leads to them keeps the focus.
  const { saveAll, hasFocus, onFocus, onAside, onBlur } = useLeaving(focus, addsRows(context))
  return (
    <>
      <Box onFocus={onFocus} onBlur={onBlur} data-fills-window>
        <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" mb="2" minH="8">
          <GridBar
            focus={focus}
            state={state}
            saveAll={saveAll}
            nextProblem={() => nextProblem(focus)}
            movedTab={moved?.tab}
          />
          <Tools>
            {actions?.(actsInSheet(focus, addOther))}
            {tools}
          </Tools>
        </Flex>
        <FindPanel focus={focus} rows={state.rows} unloaded={unloaded} loadMore={loadMore} onAside={onAside} />
        <Box onKeyDown={plan ? holdKey : onKeyDown} {...handlers}>
          <GridTable
            {...{ context, columns, title, selection, editor, hasFocus, onFocus, costOf, totals, empty }}
            rows={state.rows}
            count={unloaded + state.rows.length}
            go={(next) => go(focus, next)}
            foot={<Foot focus={focus} grid={grid} />}
          />
        </Box>
        <chakra.div srOnly role="status">
          {said}
        </chakra.div>
        {plan && (
          <PasteDialog
            plan={plan}
            columns={columns}
            controls={source.controls}
            paste={() => paste(plan)}
            close={close}
          />
        )}
      </Box>
      {/* Beside it: what has the focus there is not of the grid. */}
      {moved && <RowMoveDialogs {...moved} focus={focus} rows={state.rows} done={addOther} />}
    </>
  )
}
