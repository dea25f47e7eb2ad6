import type { SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  /** What is of less weight, or what somebody should look at. */
  tone?: 'muted' | 'attention' | undefined
  children: ReactNode
}

// Plain elements, styled from the table: a page of rows has hundreds of them.

/** A line of a cell by itself, cut at the end of the cell. */
export const CellLine = ({ tone, children }: Props) => (
  <span data-line data-tone={tone}>
    {children}
  </span>
)
/**
 * Words before the text of a cell that mark its row. They come first, so that they are shown however long the text is.
 */
export const CellMark = ({ title, children }: { title?: string; children: ReactNode }) => (
  <span data-mark data-tone="attention" title={title}>
    {children}
  </span>
)
/** A part of the text of a cell that stands out. */
export const CellPart = ({ tone, children }: Props) => <span data-tone={tone}>{children}</span>

/**
 * Texts one below the other, the first before the others: side by side they would leave the description too little
 * room.
 */
export const Stacked = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, i) => (
    <CellLine key={text} tone={i > 0 ? 'muted' : undefined}>
      {text}
    </CellLine>
  ))

/** A cell of two lines: what belongs to the first stands below it, muted. One line where there is no second. */
export const stackedCell = (first: ReactNode, second: string): ReactNode =>
  second === '' ? (
    first
  ) : (
    <>
      {first}
      {first !== '' && (
        // A break and no block: what a row keeps free at the end of its long text stays on the line.
        <br />
      )}
      <small data-tone="muted">{second}</small>
    </>
  )

/** Styles of the texts in the cells of a table. */
export const cellTexts: SystemStyleObject = {
  '& tbody [data-line]': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& tbody [data-mark]': { marginInlineEnd: '2' },
  '& tbody [data-tone=muted]': { color: 'muted' },
  '& tbody [data-tone=attention]': { color: 'attention.ink' },
  '& tbody small': { textStyle: 'xs' },
}
