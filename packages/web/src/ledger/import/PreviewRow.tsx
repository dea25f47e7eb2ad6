import type { LedgerColumnGuess, LedgerDuplicate, LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import type { CSSProperties } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { isOptional, rowTexts, stateText, textsOf, type RowTexts } from './row-text.ts'

interface Props {
  row: LedgerPreviewRow
  columns: readonly LedgerColumnGuess[]
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
    <td role="cell" data-cell="other">
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

/**
 * A row of the file as it would be stored; below it the row that it looks like, what is to be said of it, and whether
 * it is taken.
 */
export function PreviewRow({ row, columns, repeated, isTaken, index, top, measure, take }: Props) {
  const texts = rowTexts(row, columns),
    { state, duplicate, messages, estimated } = row
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
      <td role="cell" data-cell="date" data-unread={row.date === null || undefined} title={texts.date}>
        {texts.date}
      </td>
      <td role="cell" data-cell="earner" data-unread={row.fee_earner === null || undefined} title={texts.earner}>
        {texts.earner}
      </td>
      <td role="cell" data-cell="activity" data-unread={row.activity_type === null || undefined} title={texts.activity}>
        {texts.activity}
      </td>
      <td role="cell" data-cell="description" title={texts.description}>
        {texts.description}
      </td>
      <td role="cell" data-cell="time" data-unread={(row.time === null && texts.time !== '') || undefined}>
        {texts.time}
        {estimated && <span data-words> estimated</span>}
      </td>
      <td role="cell" data-cell="state">
        {stateText(row)}
      </td>
      {duplicate && <Other duplicate={duplicate} repeated={repeated} columns={columns} />}
      {(messages.length > 0 || estimated) && (
        <td role="cell" data-cell="why">
          {[
            ...messages.map(({ column, message }) => (column ? `${column}: ${message}` : message)),
            ...(estimated ? ['Without a time: it is estimated and marked.'] : []),
          ].join(' ')}
        </td>
      )}
      {isOptional(row) && (
        <td role="cell" data-cell="take">
          <Checkbox name={`Take row ${row.row}`} checked={isTaken} change={(checked) => take(row.row, checked)}>
            {duplicate ? 'Take this row too' : 'Take this row'}
            <span data-words>{` (row ${row.row})`}</span>
          </Checkbox>
        </td>
      )}
    </tr>
  )
}
