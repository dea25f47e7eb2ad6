import type { SystemStyleObject } from '@chakra-ui/react'

/** Hidden buttons after a number that is shown. */
const AFTER_SHOWN = '> :last-child > span:not([data-row-menu]) ~ [data-row-menu]'

/**
 * Styles of the cells of long text: on two lines at most where the row can be opened to read the rest, else all of it.
 * The buttons of the row stand at the end of the last line, and an invisible box after the text keeps their place free
 * of it: they appear without anything moving, and lie over no word. Where the last line is too full for them they stand
 * below the date (`data-aside`). Where that has no room either they have a line of their own (`data-below`), and of a
 * text that is cut the second line ends before them.
 */
export const longText: SystemStyleObject = {
  '& [data-long]': {
    position: 'relative',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    // Under a finger the buttons are wider.
    '--room': 'var(--actions)',
    '@media (pointer: coarse)': { '--room': 'calc(var(--actions) * 1.2)' },
    // The button is taller than the line at whose end it lies.
    '& > :first-child': { minHeight: '5' },
    '& > :last-child': { position: 'absolute', insetEnd: '0', bottom: '-3px', display: 'flex', alignItems: 'center' },
    '& > :last-child > span': { display: 'flex', height: '6', ps: '0.5', alignItems: 'center' },
  },
  [`& [data-long] ${AFTER_SHOWN}`]: { opacity: '1' },
  '@media not (pointer: coarse)': {
    [`& tr:not(:hover, :focus-within) [data-long] ${AFTER_SHOWN} > *`]: { opacity: '0' },
  },
  '& tbody tr[data-aside]': {
    position: 'relative',
    '& [data-long]': { position: 'static' },
    '& [data-long] > :last-child': { insetEnd: 'auto', insetStart: '0.5', bottom: '0.5' },
    '& [data-long] > :last-child > span': { ps: '0', gap: '0' },
    // Also below a text of one line.
    '& > th': { height: 'calc(2lh + 12px)' },
    '& [data-actions-room]': { display: 'none' },
  },
  '& tbody [data-long] [data-below]': { lineClamp: '3' },
  '& tbody [data-long=whole] [data-line]': { lineClamp: 'none', display: 'block', whiteSpace: 'pre-line' },
  '& tbody tr:not([data-aside]) [data-long=cut] [data-cut]:has([data-actions-room])': {
    display: 'block',
    maxHeight: '2lh',
    overflow: 'hidden',
    _before: {
      content: '"…"',
      float: 'inline-end',
      boxSizing: 'border-box',
      width: 'calc(var(--room) + 1em)',
      height: '2lh',
      pt: '1lh',
      shapeOutside: 'inset(1lh 0 0 0)',
    },
  },
  '& [data-actions-room]': {
    display: 'inline-block',
    width: 'var(--room)',
    height: '1px',
    pointerEvents: 'none',
  },
  // Every cell begins on the first line of the text.
  '& tbody th, & tbody td': { verticalAlign: 'top', pt: '1.5', pb: '1.5' },
  '[data-density=compact] &': { '& tbody th, & tbody td': { pt: '1', pb: '1' } },
  '& tbody [data-text]': { overflow: 'visible' },
}
