import type { LedgerDuplicate, LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import { previewTable } from '../../sheet-import/preview-styles.ts'
import type { TableOf } from '../../sheet-import/PreviewTable.tsx'
import { furtherCells, messagesText, type ReadCells } from '../../sheet-import/row-cells.ts'
import { shownCells } from './row-cells.ts'
import { ledgerLayout } from './row-layout.ts'
import { isOptional, rowTexts, stateText, textsOf, type RowTexts } from './row-text.ts'

interface OtherProps {
  duplicate: LedgerDuplicate
  /** The row of the file that it repeats, if it is listed. */
  repeated: LedgerPreviewRow | undefined
  columns: ReadCells['columns']
}

/** What a row looks like, in the columns of the row above it. */
function Other({ duplicate, repeated, columns }: OtherProps) {
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
      <span data-long data-cuttable>
        {texts?.description}
      </span>
      <span data-cell="time">{texts?.time}</span>
      <span>{duplicate.of === 'file' ? `Row ${duplicate.row} of the file` : 'In the case'}</span>
    </td>
  )
}

const ESTIMATED = 'Without a time: it is estimated and marked.'
const css = previewTable(ledgerLayout)
const heads = ['Date', 'Fee earner', 'Activity', 'Description', 'Time']

/** How the rows of a ledger are shown, which are given by their numbers. */
export function ledgerTable(
  byNumber: ReadonlyMap<number, LedgerPreviewRow>,
  read: ReadCells,
  offered: TableOf<LedgerPreviewRow>['offered'],
): TableOf<LedgerPreviewRow> {
  return {
    ...{ heads, css, offered, isOptional },
    viewOf: (row) => {
      const { duplicate, estimated } = row
      const shown = shownCells(row, read)
      const label = duplicate ? 'Take this row too' : 'Take this row'
      return {
        shown,
        further: furtherCells(row, shown, read),
        stateText: stateText(row),
        why: [messagesText(row), estimated && ESTIMATED].filter(Boolean).join(' '),
        mark: (key) => key === 'time' && estimated && <span data-words> estimated</span>,
        other: duplicate && (
          <Other
            duplicate={duplicate}
            repeated={duplicate.of === 'file' ? byNumber.get(duplicate.row) : undefined}
            columns={read.columns}
          />
        ),
        take: isOptional(row) ? label : undefined,
      }
    },
  }
}
