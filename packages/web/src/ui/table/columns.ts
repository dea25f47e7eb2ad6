import type { ReactNode } from 'react'

export interface Sort<By extends string> {
  by: By
  direction: 'asc' | 'desc'
}

/** Rows that can be ticked, and which are. */
export interface Choice<Row> {
  chosen: ReadonlySet<string>
  choose: (chosen: ReadonlySet<string>) => void
  nameOf: (row: Row) => string
}

/** A column of a list: its head, how it is sorted, how wide it is, and what it shows of a row. */
export interface Column<Row, By extends string> {
  head: string
  /** Its head is for the ear only. */
  isMute?: true
  cell: (row: Row) => ReactNode
  /** The whole text, for the tooltip of a cell that may be cut. */
  whole?: (row: Row) => string
  sort?: By
  /** Figures stand at the right. */
  align?: 'end'
  width?: string
  /** Its text goes on in a second and a third line where one is too short for it: for lists that are short themselves. */
  wraps?: true
  /** Hidden where there is no room for it: on a screen below 1200 px, or in a list that measures its own. */
  wide?: true
}
