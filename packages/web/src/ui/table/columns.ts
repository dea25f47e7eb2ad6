import type { ReactNode } from 'react'

export interface Sort<By extends string> { by: By; direction: 'asc' | 'desc' }

/** A column of a list: its head, how it is sorted, how wide it is, and what it shows of a row. */
export interface Column<Row, By extends string> {
  head: string
  cell: (row: Row) => ReactNode
  /** The whole text, for the tooltip of a cell that may be cut. */
  whole?: (row: Row) => string
  sort?: By
  /** Figures stand at the right. */
  align?: 'end'
  width?: string
  /** Hidden below 1200 px, where the others need the room. */
  wide?: true
}
