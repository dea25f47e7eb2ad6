import { Box, chakra } from '@chakra-ui/react'
import { useRef, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { cellText, isEnd } from './cell-text.ts'
import { CellEditor } from './CellEditor.tsx'
import type { GridContext } from './grid-actions.ts'
import type { GridRow } from './grid-rows.ts'
import { gridBox, gridStyles } from './grid-styles.ts'
import { GridRowView } from './GridRowView.tsx'
import { rangeOf, type Selection } from './selection.ts'
import type { EditorHandle } from './use-cell-editing.ts'
import { usePress } from './use-press.ts'
import { useRowsInView } from './use-rows-in-view.ts'

export interface GridColumn {
  name: string
  /** As a grid track. */
  width: string
}
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
}

const ROW_HEAD = '64px'
const COST = '88px'
const PROBLEM = 'grid-problem'

/** The least that a grid track takes. */
const leastWidth = (width: string): string => /\d+px/.exec(width)?.[0] ?? '0px'
const tracksOf = (columns: readonly GridColumn[], hasCost: boolean, height: number): CSSProperties => {
  const tracks = [ROW_HEAD, ...columns.map(({ width }) => width), ...(hasCost ? [COST] : [])]
  return {
    '--columns': tracks.join(' '),
    // Without its line below.
    '--row-height': `${height - 1}px`,
    minWidth: `calc(${tracks.map(leastWidth).join(' + ')})`,
  } as CSSProperties
}

/** Why the active row is not stored, in words: first what is wrong with its active cell. */
function problemOf({ problems, refusal }: GridRow, { names, controls }: GridContext, column: number) {
  const problem =
    problems.find(({ path }) => path === names[column]) ?? problems.find(({ path }) => !names.includes(path))
  if (!problem) return refusal
  const { path, message } = problem
  return `${controls[path]?.label ?? path}: ${message}`
}

const Head = ({ context: { names, controls }, hasCost }: { context: GridContext; hasCost: boolean }) => (
  <thead role="rowgroup">
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
        >
          {controls[name]?.label}
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

type LineProps = Pick<Props, 'context' | 'selection' | 'editor' | 'hasFocus' | 'go'> & {
  row: GridRow
  problem: string | undefined
}
/** The content of the active cell. */
function ActiveCell({ context, selection, editor, hasFocus, go, row, problem }: LineProps) {
  const { names, controls, isLocked } = context
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
        isLocked={isLocked(row)}
        handle={editor}
        hasFocus={hasFocus}
        onChosen={() => go(selection)}
      />
    )
  )
}

/** The table of the grid: a real one to a screen reader, with the numbers of rows that are not in view. */
export function GridTable(props: Props) {
  const { context, columns, rows, count, title, selection, editor, onFocus, go, costOf } = props
  const { names, controls, isLocked } = context
  const { active } = selection
  const range = rangeOf(selection)
  const activeRow = rows[active.row]
  const problem = activeRow && problemOf(activeRow, context, active.column)
  const scroller = useRef<HTMLDivElement>(null)
  const { items, total, height } = useRowsInView(scroller, rows, active)
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
        height={height}
        names={names}
        controls={controls}
        cost={costOf?.(row)}
        from={isSelected ? range.left : -1}
        to={isSelected ? range.right : -1}
        isLocked={isLocked(row)}
        active={isActive ? active.column : -1}
        editor={isActive && <ActiveCell key={`${row.id} ${active.column}`} {...props} row={row} problem={problem} />}
        onPress={onPress}
      />
    )
  }
  return (
    <>
      <Box ref={scroller} css={gridBox}>
        <chakra.table
          role="grid"
          css={gridStyles}
          aria-label={title}
          aria-multiselectable
          aria-rowcount={count + 1}
          aria-colcount={names.length + 1 + Number(costOf !== undefined)}
          style={tracksOf(columns, costOf !== undefined, height)}
        >
          <Head context={context} hasCost={costOf !== undefined} />
          <tbody role="rowgroup" style={{ height: total }}>
            {items.map(({ index, start }) => {
              const row = rows[index]
              return row && lineOf(row, index, start)
            })}
          </tbody>
        </chakra.table>
      </Box>
      <chakra.p id={PROBLEM} role="status" textStyle="sm" color="danger.ink" minH="5" mt="1">
        {problem && `Row ${active.row + 1}. ${problem}`}
      </chakra.p>
    </>
  )
}
