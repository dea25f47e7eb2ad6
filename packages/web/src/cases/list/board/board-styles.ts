import type { SystemStyleObject } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { topBarHeight } from '../../../shell/frame.ts'

const NARROW = '@media (max-width: 1199.98px)'
/** The lane between two columns. */
const LANE = '16px'
/** What stands above and below the columns on the screen: breadcrumbs, title, filters, and the line at the foot of every page. */
const AROUND = '196px'

export const stageColours: Record<Stage, string> = {
  in_progress: 'stage.inProgress',
  in_review: 'stage.inReview',
  blocked: 'stage.blocked',
  complete: 'stage.complete',
}

/** Columns of equal width, as high as the screen allows; each scrolls by itself. */
export const board: SystemStyleObject = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: LANE,
  height: `calc(100dvh - ${topBarHeight} - ${AROUND})`,
  minHeight: '320px',
  transitionProperty: 'opacity',
  transitionDuration: 'fast',
  '&[data-stale=true]': { opacity: '0.6' },
  '@media (max-width: 799.98px)': { gridAutoColumns: '240px', overflowX: 'auto', pb: '2' },
  _print: { height: 'auto' },
}

/** One column: a rule of its stage, its head, its cards. */
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
    [NARROW]: { marginInlineStart: '0', flexBasis: '100%', textStyle: 'xs' },
  },
}

/** Where the cards of a column stand. As a target it takes the accent's ground, out into the lane, and a line at its top: that is where a card arrives. */
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
    opacity: '0',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
  },
  '&[data-over]': {
    bg: 'accent.ground',
    boxShadow: '0 0 0 4px var(--chakra-colors-accent-ground)',
    _before: { opacity: '1' },
  },
  '& p': { color: 'muted', textStyle: 'sm', py: '6', textAlign: 'center' },
}

/** It reaches into the lane, where its bar stands; the cards are as wide as the head whether there is a bar or not. */
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
