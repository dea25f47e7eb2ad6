import { Box, Button, Flex, Heading, Text, chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { lowWindow } from '../../../ui/layout-sizes.ts'
import { ListFoot } from '../../../ui/table/ListFoot.tsx'
import { MAX_PAGE_SIZE } from '../use-items.ts'
import { FixedFields, openNames } from './FixedFields.tsx'
import { addsRows } from './fixed-cells.ts'
import type { GridContext } from './grid-actions.ts'
import type { GridTotals } from './grid-columns.ts'
import { isFree, type GridRow } from './grid-rows.ts'
import { SaveState } from './GridBar.tsx'
import { RowField } from './RowField.tsx'
import type { SheetProps } from './Sheet.tsx'
import type { ShownGrid } from './shown-grid.ts'
import { useRowKeys } from './use-row-keys.ts'

interface ToolsProps extends Pick<ReturnType<typeof useRowKeys>, 'undo' | 'remove'> {
  /** What was done last. */
  last: string | undefined
  /** Whether the row cannot be deleted here; undefined where none is. */
  isFixed: boolean | undefined
  children: ReactNode
}
const tool = { size: 'md', minW: '11', h: '11' } as const
const Tools = ({ last, isFixed, undo, remove, children }: ToolsProps) => (
  <Flex align="center" gap="1" mb="2" ms="-3" role="toolbar" aria-label="Rows">
    <IconButton
      name={last === undefined ? 'Nothing to undo' : `Undo ${last}`}
      icon={Undo2}
      disabled={last === undefined}
      onClick={undo}
      {...tool}
    />
    {isFixed !== undefined && (
      <IconButton name="Delete row" icon={Trash2} disabled={isFixed} onClick={remove} {...tool} />
    )}
    <Flex ms="auto" gap="2">
      {children}
    </Flex>
  </Flex>
)

/** The keys at the foot stay in view where the window has room for them beside the field that has the focus. */
const foot = {
  position: 'sticky',
  bottom: '0',
  [lowWindow]: { position: 'static' },
  '&& button': { scrollMarginBottom: '0' },
} as const
// What the focus moves to is not behind them.
const clearOfFoot = {
  '& :is(input, select, textarea, button)': { scrollMarginBottom: '20', [lowWindow]: { scrollMarginBottom: '2' } },
} as const

/** The keys at the foot: where one is, and what comes next. */
function Keys({
  at,
  count,
  last,
  isGiven,
  go,
  save,
}: { at: number; count: number; last: number; isGiven: boolean } & Pick<ReturnType<typeof useRowKeys>, 'go' | 'save'>) {
  return (
    <Flex
      css={foot}
      zIndex="2"
      align="center"
      gap="2"
      mx="-4"
      px="4"
      pt="2"
      pb="calc(8px + env(safe-area-inset-bottom))"
      bg="canvas"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Button h="12" minW="12" px="0" aria-label="Previous" disabled={at === 0} onClick={() => go(at - 1)}>
        <ChevronLeft strokeWidth={1.75} aria-hidden />
      </Button>
      <Text role="status" textStyle="sm" textAlign="center" minW="14">
        {`Row ${at + 1} of ${count}`}
      </Text>
      <Button h="12" minW="12" px="0" aria-label="Next" disabled={at >= last} onClick={() => go(at + 1)}>
        <ChevronRight strokeWidth={1.75} aria-hidden />
      </Button>
      <Button h="12" flex="1" variant="solid" onClick={save}>
        {isGiven ? 'Save, next' : 'Save, new row'}
      </Button>
    </Flex>
  )
}

/** What keeps the row from being stored that is said of none of its fields. */
function problemBeyond(row: GridRow, { context: { names, controls } }: ShownGrid): string | undefined {
  const beyond = row.problems.find(({ path }) => !names.includes(path))
  return row.refusal ?? (beyond && `${controls[beyond.path]?.label ?? beyond.path}: ${beyond.message}`)
}

interface RowHeadProps extends Pick<ReturnType<typeof useRowKeys>, 'saveAll' | 'nextProblem'> {
  grid: ShownGrid
  at: number
  row: GridRow
}
/** Which row it is, whether everything is stored, and what is to be said of the row as a whole. */
function RowHead({ grid, at, row, saveAll, nextProblem }: RowHeadProps) {
  const why = grid.lockedBecause(row)
  return (
    <>
      <Flex align="center" wrap="wrap" gap="2" mb="2" minH="7">
        <Heading as="h2" textStyle="lg">
          {isFree(row) ? 'New row' : `Row ${at + 1}`}
        </Heading>
        <SaveState
          state={grid.state}
          unsaved={grid.store.unsaved().length}
          saveAll={saveAll}
          nextProblem={nextProblem}
        />
      </Flex>
      <chakra.p role="status" textStyle="sm" color="danger.ink">
        {problemBeyond(row, grid)}
      </chakra.p>
      {why && (
        <Text textStyle="sm" color="muted" mb="2">
          {why}
        </Text>
      )}
    </>
  )
}

/** What all rows come to, in one line. */
const Totals = ({ totals: { name, cells }, context: { controls } }: { totals: GridTotals; context: GridContext }) => (
  <Text textStyle="sm" color="muted" mb="3">
    {[name, ...Object.entries(cells).map(([column, text]) => `${controls[column]?.label} ${text}`)].join(' · ')}
  </Text>
)

/** The rows one at a time, each as a form with large keys: what a sheet is where there is no room for one. */
export function RowByRow({ grid, tools, actions, totals, empty }: SheetProps) {
  const { title, state, context, costOf, stored, unloaded, loadMore } = grid
  const isGiven = !addsRows(context)
  const { at, row, setTyping, form, said, storeAll, ...keys } = useRowKeys(grid)
  if (!row) return empty
  const cost = costOf?.(row)
  return (
    <Box ref={form} css={clearOfFoot} role="group" aria-label={`${title}, row ${at + 1}`}>
      <Tools
        last={state.history.done.at(-1)?.label}
        isFixed={isGiven ? undefined : isFree(row) || context.isLocked(row)}
        {...keys}
      >
        {actions?.({ selected: () => [row], storeAll, done: () => undefined })}
        {tools}
      </Tools>
      <RowHead grid={grid} at={at} row={row} {...keys} />
      <FixedFields context={context} row={row} />
      <Box display="grid" gap="3" mb="4">
        {openNames(context, row).map(({ name, column }) => (
          <RowField
            key={`${row.id} ${name}`}
            context={context}
            row={row}
            at={at}
            column={column}
            setTyping={setTyping}
          />
        ))}
        {cost && (
          <Flex justify="space-between" textStyle="md">
            <Text color="muted">Cost £</Text>
            <Text>{cost}</Text>
          </Flex>
        )}
      </Box>
      {totals && <Totals totals={totals} context={context} />}
      {loadMore && (
        <ListFoot
          page={MAX_PAGE_SIZE}
          shown={stored}
          total={stored + unloaded}
          hasMore
          more={() => loadMore(MAX_PAGE_SIZE)}
        />
      )}
      <Keys
        at={at}
        count={unloaded + state.rows.length}
        last={state.rows.length - 1}
        isGiven={isGiven}
        go={keys.go}
        save={keys.save}
      />
      <chakra.div srOnly role="status">
        {said}
      </chakra.div>
    </Box>
  )
}
