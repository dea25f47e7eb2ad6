import { AlertTriangle, CircleDashed, LoaderCircle } from 'lucide-react'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { cellText, isEnd } from './cell-text.ts'
import { ROW_HEIGHT } from './use-rows-in-view.ts'
import { isFixedCell } from './fixed-cells.ts'
import type { GridContext } from './grid-actions.ts'
import { isChanged, isFree, isRefused, type GridRow } from './grid-rows.ts'

/** What a press on a cell does, with the place of the cell; on the head of a row, its column is -1. */
export type OnPress = (event: MouseEvent, row: number, column: number) => void

interface Props {
  row: GridRow
  index: number
  top: number
  context: GridContext
  /** The column that stays in sight; -1 where none does. */
  kept: number
  /** What the row costs; undefined where the grid has no such column. */
  cost: string | undefined
  /** The first and the last selected column; -1 where the row is not selected. */
  from: number
  to: number
  /** The active cell's column and its content, where it is in this row. */
  active: number
  editor: ReactNode
  onPress: OnPress
}

/** What is to be known of a row, as a mark with words. */
const stateOf = (row: GridRow): { mark: ReactNode; words: string } => {
  if (row.isSaving) return { mark: <LoaderCircle size={12} aria-hidden />, words: 'is being saved' }
  if (isRefused(row)) return { mark: <AlertTriangle size={12} aria-hidden />, words: 'has a problem' }
  if (isFree(row)) return { mark: '+', words: 'new' }
  if (isChanged(row)) return { mark: <CircleDashed size={12} aria-hidden />, words: 'is not saved yet' }
  return { mark: null, words: '' }
}

function Row({ row, index, top, context, kept, cost, from, to, active, editor, onPress }: Props) {
  const { names, controls, isLocked } = context
  const { mark, words } = stateOf(row)
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      aria-selected={from !== -1}
      data-row
      data-id={row.stored?.uuid ?? row.id}
      data-refused={isRefused(row) || undefined}
      data-locked={isLocked(row) || undefined}
      style={{ height: ROW_HEIGHT, transform: `translateY(${top}px)` }}
    >
      <th
        role="rowheader"
        scope="row"
        title={row.refusal ?? row.problems[0]?.message}
        data-chosen={from === 0 && to === names.length - 1 ? '' : undefined}
        onMouseDown={(event) => onPress(event, index, -1)}
      >
        <span>{index + 1}</span>
        <span data-mark>{mark}</span>
        {words && <span data-words> {words}</span>}
      </th>
      {names.map((name, column) => {
        const asked = controls[name]
        const problem = row.problems.find(({ path }) => path === name)
        if (!asked) return null
        return (
          <td
            key={name}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={column >= from && column <= to && from !== -1}
            aria-invalid={problem !== undefined || undefined}
            title={problem?.message}
            data-align={isEnd(asked) ? 'end' : undefined}
            data-active={column === active || undefined}
            data-kept={column === kept || undefined}
            data-fixed={isFixedCell(context, row, name) || undefined}
            onMouseDown={(event) => onPress(event, index, column)}
            onMouseEnter={(event) => event.buttons === 1 && onPress(event, index, column)}
          >
            {column === active ? editor : cellText(asked, row.values, name) || <i>{asked.placeholder}</i>}
          </td>
        )
      })}
      {cost !== undefined && (
        <td role="gridcell" aria-colindex={names.length + 2} aria-readonly data-align="end" data-cost>
          {cost}
        </td>
      )}
    </tr>
  )
}

/** A row of the grid. Memoised: it renders again only when its own values, selection or active cell change. */
export const GridRowView = memo(Row)
