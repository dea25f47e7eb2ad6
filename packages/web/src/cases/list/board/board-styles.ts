import type { SystemStyleObject } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { topBarHeight } from '../../../ui/layout-sizes.ts'

const NARROW_SCREEN = '@media (max-width: 1199.98px)'
/** Gap between two columns. */
const COLUMN_GAP = '16px'
/** Height of everything above and below the columns: breadcrumbs, title, filters and page footer. */
const OTHER_CONTENT_HEIGHT = '196px'

export const stageColours: Record<Stage, string> = {
  in_progress: 'stage.inProgress',
  in_review: 'stage.inReview',
  blocked: 'stage.blocked',
  complete: 'stage.complete',
}

/** Columns of equal width that fill the height of the screen; each scrolls independently. */
export const board: SystemStyleObject = {
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: COLUMN_GAP,
  height: `calc(100dvh - ${topBarHeight} - ${OTHER_CONTENT_HEIGHT})`,
  minHeight: '320px',
  transitionProperty: 'opacity',
  transitionDuration: 'fast',
  '&[data-stale=true]': { opacity: '0.6' },
  '@media (max-width: 799.98px)': { gridAutoColumns: '240px', overflowX: 'auto', pb: '2' },
  _print: { height: 'auto' },
}

/** One column: a border in the colour of its stage, a head and the cards. */
export const column: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  minHeight: '0',
  borderTopWidth: '3px',
  borderRadius: 'l1',
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    pt: '2',
    pb: '2',
    textStyle: 'sm',
  },
  '& h2': { fontWeight: '600' },
  '& header span': { color: 'muted' },
  '& header span:last-child': {
    marginInlineStart: 'auto',
    [NARROW_SCREEN]: { marginInlineStart: '0', flexBasis: '100%', textStyle: 'xs' },
  },
}

/**
 * The card area of a column. While a card is dragged over it, it is highlighted, with a line at the top where the card
 * will be placed.
 */
export const target: SystemStyleObject = {
  position: 'relative',
  containerType: 'inline-size',
  flex: '1',
  minHeight: '0',
  borderRadius: 'l1',
  transitionProperty: 'background, box-shadow',
  transitionDuration: 'fast',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    top: '-4px',
    height: '2px',
    borderRadius: 'full',
    bg: 'accent',
    _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight' },
    opacity: '0',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
  },
  '&[data-over]': {
    bg: 'accent.ground',
    boxShadow: '0 0 0 4px var(--chakra-colors-accent-ground)',
    _before: { opacity: '1' },
    _highContrast: { outline: '2px dashed Highlight' },
  },
  '& p': { color: 'muted', textStyle: 'sm', py: '6', textAlign: 'center' },
}

/**
 * The scroll container. It extends into the column gap, so that the scrollbar does not change the width of the cards.
 */
export const scroller: SystemStyleObject = {
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  insetInlineEnd: '-12px',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  contain: 'strict',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--chakra-colors-strong-line) transparent',
  '& > *': { width: '100cqi' },
}
