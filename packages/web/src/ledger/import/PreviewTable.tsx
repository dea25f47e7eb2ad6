import { chakra } from '@chakra-ui/react'
import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerPreview, LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import { useCallback, useMemo, useRef, type RefObject } from 'react'
import type { Corrections } from './corrections.ts'
import { PreviewRow } from './PreviewRow.tsx'
import { previewTable } from './preview-styles.ts'
import { furtherCells, shownCells } from './row-cells.ts'
import { isOptional } from './row-text.ts'
import { useCellGrid } from './use-cell-grid.ts'
import type { LedgerImport } from './use-ledger-import.ts'
import { useRowsInPage } from './use-rows-in-page.ts'

interface Props extends Pick<LedgerImport, 'correct' | 'originalOf'>, Pick<Corrections, 'offered'> {
  preview: LedgerPreview
  choices: LedgerChoices
  /** The rows that are shown, of those of the preview. */
  rows: readonly LedgerPreviewRow[]
  scroller: RefObject<HTMLElement | null>
  /** The height of what sticks above the rows. */
  head: number
  isOld: boolean
  take: (row: number, isTaken: boolean) => void
}

const heads = ['Row', 'Date', 'Fee earner', 'Activity', 'Description', 'Time', 'State']

/** The cells of rows, and the table of those that can be corrected. */
function useCells({ preview, choices, originalOf, rows }: Props, body: RefObject<HTMLElement | null>) {
  const byNumber = useMemo(() => new Map(preview.rows.map((row) => [row.row, row])), [preview])
  const read = { columns: preview.columns, choices, originalOf }
  const cellsOf = (row: LedgerPreviewRow) => ({ shown: shownCells(row, read), further: furtherCells(row, read) })
  const grid = useCellGrid({
    rows: useMemo(() => rows.map(({ row }) => row), [rows]),
    keysOf: (number) => {
      const row = byNumber.get(number)
      if (!row) return []
      const { shown, further } = cellsOf(row)
      return [...shown, ...further].flatMap(({ key, index }) => (index === undefined ? [] : [key]))
    },
    body,
  })
  return { byNumber, cellsOf, grid }
}

/** The rows of the file as they would be stored, each cell of which can be corrected where it stands. */
export function PreviewTable(props: Props) {
  const { preview, choices, rows, scroller, head, isOld, correct, offered, take } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const { byNumber, cellsOf, grid } = useCells(props, body)
  const leftOut = choices.leave_out ?? []
  const stops = useMemo(
    () => rows.flatMap((row, i) => (isOptional(row) || row.corrected.length > 0 ? [i] : [])),
    [rows],
  )
  const keyOf = useCallback((index: number) => rows[index]?.row ?? index, [rows])
  const pinned = rows.findIndex(({ row }) => row === grid.place?.row)
  const { items, total, measure } = useRowsInPage({ count: rows.length, keyOf, stops, pinned, scroller, body, head })
  return (
    <chakra.table
      role="grid"
      css={previewTable}
      aria-label="Rows of the file"
      aria-rowcount={rows.length + 1}
      aria-busy={isOld}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {heads.map((name) => (
            <th key={name} role="columnheader" scope="col" data-end={name === 'Time' || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" ref={body} style={{ height: total }} onKeyDown={grid.onKeyDown}>
        {items.map(({ index, top }) => {
          const row = rows[index]
          return (
            row && (
              <PreviewRow
                key={row.row}
                row={row}
                cells={cellsOf(row)}
                columns={preview.columns}
                corrections={{ grid, correct, offered }}
                repeated={row.duplicate?.of === 'file' ? byNumber.get(row.duplicate.row) : undefined}
                index={index}
                top={top}
                isTaken={!leftOut.includes(row.row)}
                measure={measure}
                take={take}
              />
            )
          )
        })}
      </tbody>
    </chakra.table>
  )
}
