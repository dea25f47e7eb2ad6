import type { SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'

// Plain elements, styled from the table: a page of rows has hundreds of them.

/**
 * Words before the text of a cell that mark its row. They come first, so that they are shown however long the text is.
 */
export const CellMark = ({ title, children }: { title?: string; children: ReactNode }) => (
  <span data-mark data-tone="attention" title={title}>
    {children}
  </span>
)
/** A part of the text of a cell that stands out. */
export const CellPart = ({ tone, children }: { tone: 'muted' | 'attention'; children: ReactNode }) => (
  <span data-tone={tone}>{children}</span>
)

/** Styles of the texts in the cells of a table. */
export const cellTexts: SystemStyleObject = {
  '& tbody [data-mark]': { marginInlineEnd: '2' },
}
