import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useCallback, useMemo, useRef, type RefObject } from 'react'
import type { Corrections } from './corrections.ts'
import { PreviewRow } from './PreviewRow.tsx'
import type { RowView } from './row-cells.ts'
import type { SheetChoices, SheetRow } from './sheet-preview.ts'
import { useCellGrid } from './use-cell-grid.ts'
import { useRowsInPage } from './use-rows-in-page.ts'

/** How the rows of one sort of sheet are shown. */
export interface TableOf<Row extends SheetRow> extends Pick<Corrections, 'offered'> {
  /** The heads of the columns, without the number of the row and its state. */
  heads: readonly string[]
  /** The styles by `previewTable`. */
  css: SystemStyleObject
  viewOf: (row: Row) => RowView
  /** Whether it has a checkbox (`take` of its view); always the same function. */
  isOptional: (row: Row) => boolean
}

interface Props<Row extends SheetRow> extends TableOf<Row>, Pick<Corrections, 'correct'> {
  choices: SheetChoices
  rows: readonly Row[]
  scroller: RefObject<HTMLElement | null>
  /** The height of what sticks above the rows. */
  head: number
  isOld: boolean
  take: (row: number, isTaken: boolean) => void
}

/** Where one is among the cells that can be corrected. */
function useGridOf<Row extends SheetRow>({ rows, viewOf }: Props<Row>, body: RefObject<HTMLElement | null>) {
  const byNumber = useMemo(() => new Map(rows.map((row) => [row.row, row])), [rows])
  return useCellGrid({
    rows: useMemo(() => rows.map(({ row }) => row), [rows]),
    keysOf: (number) => {
      const row = byNumber.get(number)
      if (!row) return []
      const { shown, further } = viewOf(row)
      return [...shown, ...further].flatMap(({ key, index }) => (index === undefined ? [] : [key]))
    },
    body,
  })
}

/** The rows of the file as they would be stored, each cell of which can be corrected where it stands. */
export function PreviewTable<Row extends SheetRow>(props: Props<Row>) {
  const { choices, rows, scroller, head, heads, css, viewOf, isOptional, isOld, correct, offered, take } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const grid = useGridOf(props, body)
  const leftOut = choices.leave_out ?? []
  const stops = useMemo(
    () => rows.flatMap((row, i) => (isOptional(row) || row.corrected.length > 0 ? [i] : [])),
    [rows, isOptional],
  )
  const keyOf = useCallback((index: number) => rows[index]?.row ?? index, [rows])
  const pinned = rows.findIndex(({ row }) => row === grid.place?.row)
  const { items, total, measure } = useRowsInPage({ count: rows.length, keyOf, stops, pinned, scroller, body, head })
  return (
    <chakra.table role="grid" css={css} aria-label="Rows of the file" aria-rowcount={rows.length + 1} aria-busy={isOld}>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {['Row', ...heads, 'State'].map((name) => (
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
                view={viewOf(row)}
                corrections={{ grid, correct, offered }}
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
