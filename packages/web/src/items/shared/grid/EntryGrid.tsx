import { Box, Flex, chakra } from '@chakra-ui/react'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { ListFoot } from '../../../ui/table/ListFoot.tsx'
import { MAX_PAGE_SIZE } from '../use-items.ts'
import { FindPanel } from './FindPanel.tsx'
import { GridBar } from './GridBar.tsx'
import { GridTable } from './GridTable.tsx'
import { go, nextProblem, takeTyped, type GridFocus } from './grid-moves.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { RowByRow } from './RowByRow.tsx'
import { SelectionFoot } from './SelectionFoot.tsx'
import type { EditorHandle } from './use-cell-editing.ts'
import { useClipboard } from './use-clipboard.ts'
import { useBeforeGone, useGrid, type GridProps, type OpenGrid } from './use-grid.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridSelection } from './use-grid-selection.ts'
import { isInKeySheet } from '../../../ui/overlay/key-sheet.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'

interface Props extends GridProps {
  /** What else is done with the rows, and the way back to the list. */
  tools: ReactNode
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
function useLeaving(focus: GridFocus) {
  const hasFocus = useRef(true)
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

/** The rows as a sheet that is filled by keyboard, as a spreadsheet is. Rows are stored as one leaves them. */
function Sheet({ tab, loadMore, tools, grid }: Props & { grid: OpenGrid }) {
  const { source, store, state, context, columns, costOf, stored, unloaded } = grid
  const editor = useRef<EditorHandle>(null)
  const [said, say] = useState('')
  const { selection, select } = useGridSelection(store, state.rows)
  const { focus, onKeyDown } = useGridKeys({ context, editor, selection, select, say })
  const { plan, paste, close, handlers } = useClipboard(focus, source)
  const { saveAll, hasFocus, onFocus, onAside, onBlur } = useLeaving(focus)
  const foot = (
    <>
      <SelectionFoot focus={focus} rows={state.rows} tab={tab} />
      <ListFoot
        page={MAX_PAGE_SIZE}
        shown={stored}
        total={stored + unloaded}
        hasMore={loadMore !== undefined}
        more={() => loadMore?.(MAX_PAGE_SIZE) ?? Promise.resolve()}
        isInLine
      />
    </>
  )
  return (
    <Box onFocus={onFocus} onBlur={onBlur} data-fills-window>
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" mb="2" minH="8">
        <GridBar focus={focus} state={state} saveAll={saveAll} nextProblem={() => nextProblem(focus)} />
        <Tools>{tools}</Tools>
      </Flex>
      <FindPanel focus={focus} rows={state.rows} unloaded={unloaded} loadMore={loadMore} onAside={onAside} />
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
          costOf={costOf}
          foot={foot}
        />
      </Box>
      <chakra.div srOnly role="status">
        {said}
      </chakra.div>
      {plan && (
        <PasteDialog plan={plan} columns={columns} controls={source.controls} paste={() => paste(plan)} close={close} />
      )}
    </Box>
  )
}

/** The rows of a tab while they are entered: a sheet, or on a phone one row at a time. */
export function EntryGrid(props: Props) {
  const grid = useGrid(props)
  const isPhone = useIsPhone()
  const Form = isPhone ? RowByRow : Sheet
  return (
    <>
      <Form {...props} grid={grid} />
      {grid.confirmDialog}
    </>
  )
}
