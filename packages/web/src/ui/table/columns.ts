import type { Dispatch, ReactNode, SetStateAction } from 'react'

export interface Sort<By extends string> {
  by: By
  direction: 'asc' | 'desc'
}

/** Row selection: the keys of the selected rows, and how to change them. */
export interface RowSelection<Row> {
  chosen: ReadonlySet<string>
  /** Takes a function of what is selected as well: a row is not drawn anew when others are selected. */
  choose: Dispatch<SetStateAction<ReadonlySet<string>>>
  nameOf: (row: Row) => string
}

/** A table column. `sort` is the server's name of the sort key; without it the column is not sortable. */
export interface Column<Row, By extends string> {
  head: string
  /** The heading is visible to screen readers only. */
  isHeadHidden?: true
  cell: (row: Row) => ReactNode
  /** Full text of the cell, shown as a tooltip because the cell may be truncated. */
  tooltip?: (row: Row) => string
  /** What the row comes to: muted where the bill does not count it. */
  isCost?: true
  sort?: By
  /** Right-aligns figures. */
  align?: 'end'
  width?: string
  /**
   * Long text in an item table: it takes what width is left and wraps to at most three lines; the buttons of the row
   * lie at its end.
   */
  isLong?: true
  /** Its head stands before the figure where the list is too narrow for a row of heads. */
  isNamed?: true
  /**
   * Names the row together with the first column: it stays beside it on a phone, where the other cells have a line
   * below.
   */
  isTitle?: true
  /** Hidden on screens narrower than 1200 px, or in a narrow container where the list measures its own width. */
  wide?: true
}
