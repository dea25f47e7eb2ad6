import { Button } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import { Checkbox } from '../ui/Checkbox.tsx'
import type { Corrections } from './corrections.ts'
import { PreviewCell } from './PreviewCell.tsx'
import type { RowCell, RowView } from './row-cells.ts'
import type { SheetRow } from './sheet-preview.ts'

interface PutBackProps {
  row: number
  cells: readonly RowCell[]
  correct: Corrections['correct']
}

/** What stood in the cells of a row that were corrected, each to be put back. */
const PutBack = ({ row, cells, correct }: PutBackProps) => (
  <td role="gridcell" data-cell="back">
    {cells.map(
      ({ key, name, text, original, index }) =>
        index !== undefined && (
          <span key={key}>
            {`${name} corrected, was ${original === '' ? 'empty' : `“${original}”`}. `}
            <Button
              variant="plain"
              size="xs"
              height="5"
              px="0"
              textDecoration="underline"
              aria-label={`Put back the ${name.toLowerCase()} of row ${row}`}
              onClick={() => correct(row, index, original, text)}
            >
              Put back
            </Button>
          </span>
        ),
    )}
  </td>
)

interface Props {
  row: Pick<SheetRow, 'row' | 'state'>
  view: RowView
  corrections: Corrections
  isTaken: boolean
  index: number
  top: number
  measure: (element: HTMLElement | null) => void
  take: (row: number, isTaken: boolean) => void
}

/**
 * A row of the file as it would be stored; below it the row that it looks like, what is to be said of it, what was
 * corrected in it, and whether it is taken.
 */
export function PreviewRow({ row: { row, state }, view, corrections, isTaken, index, top, measure, take }: Props) {
  const { shown, further, stateText, why, mark, other, take: label } = view
  const corrected = [...shown, ...further].filter(({ isCorrected }) => isCorrected)
  return (
    <tr
      role="row"
      ref={measure}
      data-index={index}
      data-state={state}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` } as CSSProperties}
    >
      <th role="rowheader" scope="row" data-cell="no">
        {row}
      </th>
      {shown.map((cell) => (
        <PreviewCell key={cell.key} row={row} cell={cell} corrections={corrections}>
          {mark?.(cell.key)}
        </PreviewCell>
      ))}
      <td role="gridcell" data-cell="state">
        {stateText}
      </td>
      {other}
      {why !== '' && (
        <td role="gridcell" data-cell="why">
          {why}
        </td>
      )}
      {further.map((cell) => (
        <PreviewCell key={cell.key} row={row} cell={cell} corrections={corrections} />
      ))}
      {corrected.length > 0 && <PutBack row={row} cells={corrected} correct={corrections.correct} />}
      {label !== undefined && (
        <td role="gridcell" data-cell="take">
          <Checkbox name={`Take row ${row}`} checked={isTaken} change={(checked) => take(row, checked)}>
            {label}
            <span data-words>{` (row ${row})`}</span>
          </Checkbox>
        </td>
      )}
    </tr>
  )
}
