import { Box, Flex, chakra } from '@chakra-ui/react'
import { useMemo, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { cellText, isEnd } from './cell-text.ts'
import { CellEditor } from './CellEditor.tsx'
import { isFixedCell } from './fixed-cells.ts'
import type { GridContext } from './grid-actions.ts'
import { groupsOf, type GridColumn, type GridTotals } from './grid-columns.ts'
import type { GridRow } from './grid-rows.ts'
import { gridBox, gridStyles } from './grid-styles.ts'
import { GridRowView } from './GridRowView.tsx'
import { rangeOf, type Selection } from './selection.ts'
import type { EditorHandle } from './use-cell-editing.ts'
import { usePress } from './use-press.ts'
import { useCutCells } from './use-cut-cells.tsx'
import { useRoomBelow } from './use-room-below.ts'
import { ROW_HEIGHT, useRowsInView } from './use-rows-in-view.ts'
import { useTrackWidths } from './use-track-widths.ts'

interface Props {
  context: GridContext
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  /** How many rows there are, those included that are not loaded. */
  count: number
  title: string
  selection: Selection
  editor: RefObject<EditorHandle | null>
  hasFocus: RefObject<boolean>
  onFocus: () => void
  go: (selection: Selection) => void
  /** What a row costs; undefined where rows have no cost beside their amount. */
  costOf: ((row: GridRow) => string) | undefined
  totals?: GridTotals | undefined
  /** What is said where there are no rows. */
  empty?: ReactNode
  /** What stands at the end of the line below: how many rows are loaded. */
  foot: ReactNode
}

const PROBLEM = 'grid-problem'

const tracksOf = (widths: readonly number[] | undefined, kept: number): CSSProperties =>
  ({
    // Until they are measured, before anything is painted.
    '--columns': widths?.map((width) => `${width}px`).join(' ') ?? 'none',
    '--head-width': `${widths?.[0] ?? 0}px`,
    '--kept-width': `${widths?.[kept + 1] ?? 0}px`,
    // Without its line below.
    '--row-height': `${ROW_HEIGHT - 1}px`,
    minWidth: widths && `${widths.reduce((sum, width) => sum + width, 0)}px`,
  }) as CSSProperties

/** Why the active row is not stored, in words: first what is wrong with its active cell. */
function problemOf({ problems, refusal }: GridRow, { names, controls }: GridContext, column: number) {
  const problem =
    problems.find(({ path }) => path === names[column]) ?? problems.find(({ path }) => !names.includes(path))
  if (!problem) return refusal
  const { path, message } = problem
  return `${controls[path]?.label ?? path}: ${message}`
}

/** What columns stand under together. Each of them has its whole name for whoever does not see that. */
const Groups = ({ columns }: { columns: readonly GridColumn[] }) => {
  const groups = groupsOf(columns)
  if (!groups) return null
  return (
    <tr aria-hidden data-groups>
      <th aria-hidden />
      {groups.map(({ group, count, isKept }, i) => (
        <th
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          aria-hidden
          data-group={group || undefined}
          data-kept={isKept || undefined}
          style={{ gridColumn: `span ${count}` }}
        >
          {group}
        </th>
      ))}
    </tr>
  )
}

interface HeadProps {
  context: GridContext
  columns: readonly GridColumn[]
  heads: ReadonlyMap<string, string>
  kept: number
  hasCost: boolean
}
const Head = ({ context: { names, controls }, columns, heads, kept, hasCost }: HeadProps) => (
  <thead role="rowgroup">
    <Groups columns={columns} />
    <tr role="row" aria-rowindex={1}>
      <th role="columnheader" aria-colindex={1}>
        <chakra.span srOnly>Row</chakra.span>
      </th>
      {names.map((name, i) => (
        <th
          key={name}
          role="columnheader"
          aria-colindex={i + 2}
          data-align={controls[name] && isEnd(controls[name]) ? 'end' : undefined}
          data-kept={i === kept || undefined}
        >
          {columns[i]?.group === undefined ? (
            heads.get(name)
          ) : (
            <>
              <span aria-hidden>{heads.get(name)}</span>
              <chakra.span srOnly>{controls[name]?.label}</chakra.span>
            </>
          )}
        </th>
      ))}
      {hasCost && (
        <th role="columnheader" aria-colindex={names.length + 2} data-align="end">
          Cost £
        </th>
      )}
    </tr>
  </thead>
)

interface TotalsProps {
  context: GridContext
  totals: GridTotals
  kept: number
  /** The number of the row in the table. */
  at: number
}
/** What all rows come to, each figure under its column, in sight however far one scrolls. */
const Totals = ({ context: { names, controls }, totals: { name: title, cells }, kept, at }: TotalsProps) => (
  <tfoot role="rowgroup">
    <tr role="row" aria-rowindex={at}>
      <th role="rowheader" scope="row">
        <chakra.span srOnly>{title}</chakra.span>
      </th>
      {names.map((name, i) => (
        <td
          key={name}
          role="gridcell"
          aria-colindex={i + 2}
          aria-readonly
          data-align={controls[name] && isEnd(controls[name]) ? 'end' : undefined}
          data-kept={i === kept || undefined}
        >
          {i === kept ? title : cells[name]}
        </td>
      ))}
    </tr>
  </tfoot>
)

type LineProps = Pick<Props, 'context' | 'selection' | 'editor' | 'hasFocus' | 'go'> & {
  row: GridRow
  problem: string | undefined
}
/** The content of the active cell. */
function ActiveCell({ context, selection, editor, hasFocus, go, row, problem }: LineProps) {
  const { names, controls } = context
  const { active } = selection
  const name = names[active.column] ?? ''
  const asked = controls[name]
  return (
    asked && (
      <CellEditor
        asked={asked}
        text={cellText(asked, row.values, name)}
        name={`${asked.label}, row ${active.row + 1}`}
        hasProblem={row.problems.some(({ path }) => path === name)}
        describedBy={problem === undefined ? undefined : PROBLEM}
        isLocked={isFixedCell(context, row, name)}
        handle={editor}
        hasFocus={hasFocus}
        onChosen={() => go(selection)}
      />
    )
  )
}

/** The line below the grid: what is wrong with the active cell, and how many rows there are. */
const Foot = ({ problem, children }: { problem: string | undefined; children: ReactNode }) => (
  <Flex align="center" gap="3" minH="7" mt="1">
    <chakra.p id={PROBLEM} role="status" textStyle="sm" color="danger.ink" flex="1" minW="0">
      {problem}
    </chakra.p>
    {children}
  </Flex>
)

/** What is in view of the grid, and how wide its columns are. */
function useGridLayout({ context, columns, rows, count, selection: { active }, costOf }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const { controls } = context
  const heads = useMemo(
    () => new Map(columns.map(({ name, head }) => [name, head ?? controls[name]?.label ?? name])),
    [columns, controls],
  )
  useRoomBelow(scroller)
  const leasts = useMemo(() => new Map(columns.map(({ name, least }) => [name, least])), [columns])
  const widths = useTrackWidths({ box: scroller, context, heads, leasts, rows, count, costOf })
  const { items, total } = useRowsInView(scroller, rows, active)
  const inView = `${items[0]?.index} ${items.at(-1)?.index} ${widths?.join(' ')}`
  const { help, ...pointing } = useCutCells(scroller, active, inView, rows)
  return { scroller, heads, widths, items, total, help, pointing }
}

/** The table of the grid: a real one to a screen reader, with the numbers of rows that are not in view. */
export function GridTable(props: Props) {
  const { context, columns, rows, count, title, selection, editor, onFocus, go, costOf, totals, empty, foot } = props
  const { names } = context
  const kept = columns.findIndex(({ isKept }) => isKept)
  const { active } = selection
  const hasCost = costOf !== undefined
  const range = rangeOf(selection)
  const activeRow = rows[active.row]
  const problem = activeRow && problemOf(activeRow, context, active.column)
  const { scroller, heads, widths, items, total, help, pointing } = useGridLayout(props)
  const onPress = usePress({ selection, columns: names.length, editor, onFocus, go })
  const lineOf = (row: GridRow, index: number, top: number): ReactNode => {
    const isSelected = index >= range.top && index <= range.bottom
    const isActive = index === active.row
    return (
      <GridRowView
        key={row.id}
        row={row}
        index={index}
        top={top}
        context={context}
        kept={kept}
        cost={costOf?.(row)}
        from={isSelected ? range.left : -1}
        to={isSelected ? range.right : -1}
        active={isActive ? active.column : -1}
        editor={isActive && <ActiveCell key={`${row.id} ${active.column}`} {...props} row={row} problem={problem} />}
        onPress={onPress}
      />
    )
  }
  return (
    <>
      <Box ref={scroller} css={gridBox} {...pointing}>
        <chakra.table
          role="grid"
          css={gridStyles}
          aria-label={title}
          aria-multiselectable
          aria-rowcount={count + 1 + Number(totals !== undefined)}
          aria-colcount={names.length + 1 + Number(hasCost)}
          style={tracksOf(widths, kept)}
          data-keeps={kept === -1 ? undefined : ''}
        >
          <Head context={context} columns={columns} heads={heads} kept={kept} hasCost={hasCost} />
          <tbody role="rowgroup" style={{ height: total }}>
            {items.map(({ index, start }) => {
              const row = rows[index]
              return row && lineOf(row, index, start)
            })}
          </tbody>
          {totals && <Totals context={context} totals={totals} kept={kept} at={count + 2} />}
        </chakra.table>
        {rows.length === 0 && empty}
      </Box>
      <Foot problem={problem && `Row ${active.row + 1}. ${problem}`}>{foot}</Foot>
      {help}
    </>
  )
}
