import { chakra } from '@chakra-ui/react'
import type { LedgerPreview, LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import { useCallback, useMemo, useRef, type RefObject } from 'react'
import { PreviewRow } from './PreviewRow.tsx'
import { previewTable } from './preview-styles.ts'
import { isOptional } from './row-text.ts'
import { useRowsInPage } from './use-rows-in-page.ts'

interface Props {
  preview: LedgerPreview
  leftOut: readonly number[]
  /** The rows that are shown, of those of the preview. */
  rows: readonly LedgerPreviewRow[]
  scroller: RefObject<HTMLElement | null>
  /** The height of what sticks above the rows. */
  head: number
  isOld: boolean
  take: (row: number, isTaken: boolean) => void
}

const heads = ['Row', 'Date', 'Fee earner', 'Activity', 'Description', 'Time', 'State']

/** The rows of the file as they would be stored. */
export function PreviewTable({ preview, leftOut, rows, scroller, head, isOld, take }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const byNumber = useMemo(() => new Map(preview.rows.map((row) => [row.row, row])), [preview]),
    stops = useMemo(() => rows.flatMap((row, i) => (isOptional(row) ? [i] : [])), [rows]),
    keyOf = useCallback((index: number) => rows[index]?.row ?? index, [rows])
  const { items, total, measure } = useRowsInPage({ count: rows.length, keyOf, stops, scroller, body, head })
  return (
    <chakra.table
      role="table"
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
      <tbody role="rowgroup" ref={body} style={{ height: total }}>
        {items.map(({ index, top }) => {
          const row = rows[index]
          return (
            row && (
              <PreviewRow
                key={row.row}
                row={row}
                columns={preview.columns}
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
