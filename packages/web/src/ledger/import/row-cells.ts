import type { LedgerColumn } from '@costdraft/schema/ledger/ledger-columns.ts'
import type { LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import { cellOf, type ReadCells, type RowCell } from '../../sheet-import/row-cells.ts'
import { columnNames } from './column-text.ts'
import { rowTexts } from './row-text.ts'

const columnOfCell = { date: 'date', earner: 'fee_earner', activity: 'activity', description: 'description' } as const
type Known = keyof typeof columnOfCell

/** The five columns that the preview has, of a row. */
export function shownCells(row: LedgerPreviewRow, read: ReadCells): RowCell[] {
  const texts = rowTexts(row, read.columns)
  const indexOf = (wanted: LedgerColumn): number | undefined =>
    read.columns.find(({ column }) => column === wanted)?.index
  const unread: Readonly<Record<Known, boolean>> = {
    date: row.date === null,
    earner: row.fee_earner === null,
    activity: row.activity_type === null,
    description: false,
  }
  const hours = indexOf('time')
  const units = indexOf('units')
  const isInUnits = hours === undefined || ((row.cells[hours] ?? '') === '' && units !== undefined)
  return [
    ...(Object.keys(columnOfCell) as Known[]).map((key) =>
      cellOf(
        row,
        {
          key,
          name: columnNames[columnOfCell[key]],
          index: indexOf(columnOfCell[key]),
          shown: texts[key],
          isUnread: unread[key],
          whole: key === 'description' ? row.description : undefined,
        },
        read,
      ),
    ),
    cellOf(
      row,
      {
        key: 'time',
        name: 'Time',
        index: isInUnits ? units : hours,
        shown: texts.time,
        isUnread: row.time === null && texts.time !== '',
      },
      read,
    ),
  ]
}
