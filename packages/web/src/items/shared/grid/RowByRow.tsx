import { Box, Button, Flex, Heading, Text, chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, Trash2, Undo2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ListFoot } from '../../../ui/table/ListFoot.tsx'
import { MAX_PAGE_SIZE } from '../use-items.ts'
import { again } from './again.ts'
import { deleteRows } from './grid-actions.ts'
import { checkRow, isFree, isRefused, type GridRow } from './grid-rows.ts'
import { SaveState } from './GridBar.tsx'
import { RowField, type Typing } from './RowField.tsx'
import { rangeOf, selectCell, type Range } from './selection.ts'
import { useBeforeGone, type GridProps, type OpenGrid } from './use-grid.ts'

interface Props extends Pick<GridProps, 'tab' | 'loadMore'> {
  grid: OpenGrid
  tools: ReactNode
}

/** The row that is shown, by its id, so that it stays while rows come and go above it. It begins at the free row. */
function useShownRow(rows: readonly GridRow[]) {
  const [id, setId] = useState(() => rows.at(-1)?.id)
  const found = rows.findIndex((row) => row.id === id)
  const at = found === -1 ? rows.length - 1 : found
  return { at, row: rows[at], show: (row: GridRow | undefined): void => setId(row?.id) }
}

/** Moves the focus to a field of the row that was gone to: to one of these names, else to the first empty one. */
function focusField(form: HTMLElement | null, wrong: readonly string[]): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-row-field]') ?? [])]
  const wanted = fields.find(({ dataset }) => wrong.includes(dataset.rowField ?? ''))
  const field = wanted ?? fields.find(({ value }) => value === '') ?? fields[0]
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
const wrongIn = (row: GridRow | undefined): string[] => row?.problems.map(({ path }) => path) ?? []

function useFieldFocus() {
  const form = useRef<HTMLDivElement>(null)
  /** The fields to one of which the focus goes; another array each time it is to go. */
  const [wrong, setWrong] = useState<readonly string[]>()
  useLayoutEffect(() => {
    if (wrong) focusField(form.current, wrong)
  }, [wrong])
  return { form, setWrong }
}

/** What is done with the row that is shown. What is still being typed is the row's before anything else happens. */
function useRowKeys({ source, store, state, context }: OpenGrid) {
  const { at, row, show } = useShownRow(state.rows)
  const typing = useRef<Typing>(undefined)
  const [said, say] = useState('')
  const { form, setWrong } = useFieldFocus()
  const take = (): void => typing.current?.write()
  const range: Range = { ...rangeOf(selectCell({ row: at, column: 0 })), right: context.names.length - 1 }
  const now = (): readonly GridRow[] => store.read().rows
  const go = (to: number): void => {
    take()
    if (row) store.save([row.id])
    show(now()[to])
  }
  useBeforeGone(() => {
    take()
    store.save()
  })
  return {
    at,
    row,
    setTyping: (next: Typing): void => {
      typing.current = next
    },
    form,
    said,
    go,
    undo: (): void => {
      take()
      void again(store, 'undo').then(say)
    },
    remove: (): void => {
      take()
      show(now()[at + 1])
      deleteRows(context, range)
      say('1 row deleted.')
    },
    save: (): void => {
      take()
      const taken = now()[at]
      if (taken) store.save([taken.id])
      // A row with a problem stays, so that it is mended where it is said.
      const problems = taken && !isFree(taken) ? checkRow(source, taken).problems : []
      if (!problems) show(now().at(-1))
      setWrong((problems ?? []).map(({ path }) => path))
    },
    saveAll: (): void => {
      take()
      store.save()
    },
    nextProblem: (): void => {
      take()
      const refused = [...now().entries()].filter(([, one]) => isRefused(one))
      const [, next] = refused.find(([i]) => i > at) ?? refused[0] ?? []
      show(next)
      setWrong(wrongIn(next))
    },
  }
}

interface ToolsProps extends Pick<ReturnType<typeof useRowKeys>, 'undo' | 'remove'> {
  /** What was done last. */
  last: string | undefined
  /** Whether the row cannot be deleted here. */
  isFixed: boolean
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
    <IconButton name="Delete row" icon={Trash2} disabled={isFixed} onClick={remove} {...tool} />
    <Flex ms="auto">{children}</Flex>
  </Flex>
)

/** The keys at the foot, which stay in view: where one is, and what comes next. */
function Keys({
  at,
  count,
  last,
  go,
  save,
}: { at: number; count: number; last: number } & Pick<ReturnType<typeof useRowKeys>, 'go' | 'save'>) {
  return (
    <Flex
      position="sticky"
      bottom="0"
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
        Save, new row
      </Button>
    </Flex>
  )
}

/** What keeps the row from being stored that is said of none of its fields. */
function problemBeyond(row: GridRow, { context: { names, controls } }: OpenGrid): string | undefined {
  const beyond = row.problems.find(({ path }) => !names.includes(path))
  return row.refusal ?? (beyond && `${controls[beyond.path]?.label ?? beyond.path}: ${beyond.message}`)
}

interface RowHeadProps extends Pick<ReturnType<typeof useRowKeys>, 'saveAll' | 'nextProblem'> {
  tab: GridProps['tab']
  grid: OpenGrid
  at: number
  row: GridRow
}
/** Which row it is, whether everything is stored, and what is to be said of the row as a whole. */
function RowHead({ tab, grid, at, row, saveAll, nextProblem }: RowHeadProps) {
  const parent = row.stored && tab.parentOf?.(row.stored)
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
      {parent && (
        <Text textStyle="sm" color="muted" mb="2">
          {`This ${tab.singular} is changed in its ${parent.name}.`}
        </Text>
      )}
    </>
  )
}

/** The rows one at a time, each as a form with large keys: what a sheet is where there is no room for one. */
export function RowByRow({ tab, loadMore, grid, tools }: Props) {
  const { state, context, costOf, stored, unloaded } = grid
  const { at, row, setTyping, form, said, ...keys } = useRowKeys(grid)
  if (!row) return null
  const cost = costOf?.(row)
  return (
    <Box ref={form} role="group" aria-label={`${tab.title}, row ${at + 1}`}>
      <Tools last={state.history.done.at(-1)?.label} isFixed={isFree(row) || context.isLocked(row)} {...keys}>
        {tools}
      </Tools>
      <RowHead tab={tab} grid={grid} at={at} row={row} {...keys} />
      <Box display="grid" gap="3" mb="4">
        {context.names.map((name, column) => (
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
      {loadMore && (
        <ListFoot
          page={MAX_PAGE_SIZE}
          shown={stored}
          total={stored + unloaded}
          hasMore
          more={() => loadMore(MAX_PAGE_SIZE)}
        />
      )}
      <Keys at={at} count={unloaded + state.rows.length} last={state.rows.length - 1} go={keys.go} save={keys.save} />
      <chakra.div srOnly role="status">
        {said}
      </chakra.div>
    </Box>
  )
}
