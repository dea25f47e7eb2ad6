import type { ReactNode } from 'react'
import type { Column } from './columns.ts'

type AnyColumn<Row> = Column<Row, never> | Column<Row, string>

/** The lines that a cell says, for measuring; none where it has no text. */
export function textsOf<Row>({ texts, cell }: AnyColumn<Row>, row: Row): readonly string[] {
  if (texts) return texts(row)
  const shown = cell?.(row)
  return typeof shown === 'string' || typeof shown === 'number' ? [String(shown)] : []
}

const isNothing = (node: ReactNode): boolean => node === null || node === undefined || node === '' || node === false

/** A line of a cell by itself: on two lines at most, whole in a help where that is not enough. */
export const CellLine = ({ tone, children }: { tone?: 'muted' | 'attention' | undefined; children: ReactNode }) => (
  <span data-line data-tone={tone}>
    {children}
  </span>
)

/** What stands in a cell, line by line; nothing in an empty one. `atEnd` follows the last line. */
export function cellContent<Row>(column: AnyColumn<Row>, row: Row, atEnd?: ReactNode): ReactNode {
  const { texts, cell, isList, tone = 'muted', width, align, isOneLine } = column
  const first = cell ? cell(row) : undefined
  if (typeof width === 'number' || (cell && isList)) return first
  const lines = texts?.(row) ?? []
  const all: ReactNode[] = cell ? [first, ...lines.slice(1)] : [...lines]
  const shown = all.flatMap((line, i) => (isNothing(line) ? [] : [{ line, isBelow: i > 0 }]))
  if (shown.length === 0 && atEnd === undefined) return null
  if (shown.length === 1 && (align || isOneLine)) return shown[0]!.line
  if (shown.length === 0) shown.push({ line: '', isBelow: false })
  return shown.map(({ line, isBelow }, i) => (
    // The lines have no state, and two may say the same.
    // oxlint-disable-next-line react/no-array-index-key
    <CellLine key={i} tone={isBelow && !isList ? tone : undefined}>
      {line}
      {i === shown.length - 1 && atEnd}
    </CellLine>
  ))
}
