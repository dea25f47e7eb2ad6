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

/**
 * A table column. It is as wide as what its cells say asks for (`column-widths.ts`): `texts`, or the text that `cell`
 * returns.
 */
export interface Column<Row, By extends string> {
  head: string
  /** The heading is visible to screen readers only. */
  isHeadHidden?: true
  /** The lines of a cell. Those after the first stand below it, muted. */
  texts?: (row: Row) => readonly string[]
  /** What stands in a cell in place of its first line, where that is more than a text. */
  cell?: (row: Row) => ReactNode
  /** The lines of a cell are of one weight, and `cell` draws all of them. */
  isList?: true
  /** What stands below is to be looked at. */
  tone?: 'attention'
  /** Pixels that marks and badges take beside the first line. */
  extra?: number
  /** What is worth knowing beyond the text of the cell. */
  tooltip?: (row: Row) => string
  /** What the row comes to: muted where the bill does not count it. */
  isCost?: true
  /** The server's name of the sort key; without it the column is not sortable. */
  sort?: By
  /** Right-aligns figures, which are never wrapped. */
  align?: 'end'
  /** Dates and times of day are never wrapped. */
  isOneLine?: true
  /** The width in pixels of a column of buttons; or a CSS length, in a table that is not laid out by its texts. */
  width?: number | string
  /**
   * Long text: it takes what width is left, on two lines at most; in an item table the buttons of the row follow it.
   */
  isLong?: true
  /** Its head stands before its value where the list is too narrow for a row of heads. Figures have it there anyway. */
  isNamed?: true
  /**
   * Names the row together with the first column: it stays beside it on a phone, where the other cells have a line
   * below.
   */
  isTitle?: true
  /** Hidden on screens narrower than 1200 px, or in a narrow container where the list measures its own width. */
  wide?: true
}

/** The head of a column before its value, where a row of heads has no room; none where the value says what it is. */
export const labelBefore = <Row, By extends string>({
  head,
  isNamed,
  isHeadHidden,
  align,
}: Column<Row, By>): string | undefined => (!isHeadHidden && (isNamed || align) ? head : undefined)
