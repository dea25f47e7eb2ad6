import type { LedgerColumnGuess, LedgerDuplicate, LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import type { CSSProperties } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import type { Corrections } from './corrections.ts'
import { PreviewCell } from './PreviewCell.tsx'
import type { RowCell } from './row-cells.ts'
import { isOptional, rowTexts, stateText, textsOf, type RowTexts } from './row-text.ts'
import { Button } from '@chakra-ui/react'

interface PutBackProps {
  row: number
  cells: readonly RowCell[]
  correct: (row: number, column: number, text: string, before: string) => void
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
  row: LedgerPreviewRow
  /** Its cells that have a column in the preview, and those that do not. */
  cells: { shown: readonly RowCell[]; further: readonly RowCell[] }
  columns: readonly LedgerColumnGuess[]
  corrections: Corrections
  /** The row of the file that this one repeats, if it is listed. */
  repeated: LedgerPreviewRow | undefined
  isTaken: boolean
  index: number
  top: number
  measure: (element: HTMLElement | null) => void
  take: (row: number, isTaken: boolean) => void
}

/** What a row looks like, in the columns of the row above it. */
function Other({ duplicate, repeated, columns }: { duplicate: LedgerDuplicate } & Pick<Props, 'repeated' | 'columns'>) {
  let texts: RowTexts | undefined
  if (duplicate.of === 'case')
    texts = textsOf({ ...duplicate, earner: duplicate.fee_earner, activity: duplicate.activity_type })
  else if (repeated) texts = rowTexts(repeated, columns)
  return (
    <td role="gridcell" data-cell="other">
      <span>{duplicate.of === 'file' ? duplicate.row : '–'}</span>
      <span>{texts?.date}</span>
      <span>{texts?.earner}</span>
      <span>{texts?.activity}</span>
      <span data-long title={texts?.description}>
        {texts?.description}
      </span>
      <span data-cell="time">{texts?.time}</span>
      <span>{duplicate.of === 'file' ? `Row ${duplicate.row} of the file` : 'In the case'}</span>
    </td>
  )
}

/** What is to be said of a row: of its cells, and that its time is an estimate. */
const whyText = ({ messages, estimated }: LedgerPreviewRow): string =>
  [
    ...messages.map(({ column, message }) => (column ? `${column}: ${message}` : message)),
    ...(estimated ? ['Without a time: it is estimated and marked.'] : []),
  ].join(' ')

/**
 * A row of the file as it would be stored; below it the row that it looks like, what is to be said of it, what was
 * corrected in it, and whether it is taken.
 */
export function PreviewRow(props: Props) {
  const { row, cells, columns, corrections, repeated, isTaken, index, top, measure, take } = props
  const { state, duplicate } = row
  const why = whyText(row)
  const corrected = [...cells.shown, ...cells.further].filter(({ isCorrected }) => isCorrected)
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
        {row.row}
      </th>
      {cells.shown.map((cell) => (
        <PreviewCell key={cell.key} row={row.row} cell={cell} corrections={corrections}>
          {cell.key === 'time' && row.estimated && <span data-words> estimated</span>}
        </PreviewCell>
      ))}
      <td role="gridcell" data-cell="state">
        {stateText(row)}
      </td>
      {duplicate && <Other duplicate={duplicate} repeated={repeated} columns={columns} />}
      {why !== '' && (
        <td role="gridcell" data-cell="why">
          {why}
        </td>
      )}
      {cells.further.map((cell) => (
        <PreviewCell key={cell.key} row={row.row} cell={cell} corrections={corrections} />
      ))}
      {corrected.length > 0 && <PutBack row={row.row} cells={corrected} correct={corrections.correct} />}
      {isOptional(row) && (
        <td role="gridcell" data-cell="take">
          <Checkbox name={`Take row ${row.row}`} checked={isTaken} change={(checked) => take(row.row, checked)}>
            {duplicate ? 'Take this row too' : 'Take this row'}
            <span data-words>{` (row ${row.row})`}</span>
          </Checkbox>
        </td>
      )}
    </tr>
  )
}
