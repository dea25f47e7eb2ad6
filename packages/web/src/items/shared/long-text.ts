import type { SystemStyleObject } from '@chakra-ui/react'

/** Hidden buttons after a number that is shown. */
const AFTER_SHOWN = '> :last-child > span:not([data-row-menu]) ~ [data-row-menu]'

/**
 * Styles of the cells of long text: at most three lines where the row can be opened to read the rest, else all of it.
 * The buttons of the row lie over the end of the last line, with the colour of the row behind them, and nothing moves
 * when they appear. An invisible box after the text makes room for what is always shown there: the numbers of documents
 * and comments, and under a finger all buttons. It takes a line of its own only where the last line is too full. What a
 * button covers while the row has focus or pointer is shown whole below (`use-row-tooltips.tsx`).
 */
export const longText: SystemStyleObject = {
  '& [data-long]': {
    position: 'relative',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    // The button is taller than the line at whose end it lies.
    '& > :first-child': { minHeight: '5' },
    '& > :last-child': { position: 'absolute', insetEnd: '0', bottom: '-1', display: 'flex', alignItems: 'center' },
    // Their ground is as high as the line, or it would cut the descenders of the one above.
    '& > :last-child > span': {
      display: 'flex',
      gap: '0.5',
      height: '7',
      ps: '1',
      alignItems: 'center',
      bg: 'var(--row-ground)',
      borderBlock: '4px solid transparent',
      _highContrast: { borderBlockColor: 'Canvas' },
      bgClip: 'padding-box',
    },
    '& > :last-child > :first-child::before': {
      content: '""',
      position: 'absolute',
      insetEnd: '100%',
      width: '4',
      height: '5',
      bgImage: 'linear-gradient(to right, transparent, var(--row-ground))',
    },
  },
  // What is always shown comes before buttons that are not: between the two no piece of the text is left.
  [`& [data-long] ${AFTER_SHOWN}`]: { opacity: '1' },
  '@media not (pointer: coarse)': {
    [`& tr:not(:hover, :focus-within) [data-long] ${AFTER_SHOWN} > *`]: { opacity: '0' },
  },
  '& [data-long=cut] > :first-child': { lineClamp: '3' },
  '& [data-long=whole] > :first-child': { whiteSpace: 'pre-line' },
  '& [data-actions-room]': {
    display: 'inline-block',
    width: 'var(--shown)',
    height: '1px',
    pointerEvents: 'none',
    '@media (pointer: coarse)': { width: 'var(--all)' },
  },
  // Every cell begins on the first line of the text.
  '& tbody th, & tbody td': { verticalAlign: 'top', pt: '1.5', pb: '1' },
  '[data-density=compact] &': { '& tbody th, & tbody td': { pt: '1' } },
  '& tbody [data-text]': { overflow: 'visible' },
}
