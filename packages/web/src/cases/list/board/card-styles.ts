import type { SystemStyleObject } from '@chakra-ui/react'

/** A card on which fee earner, last update and value need every letter to stand on one line. */
const NARROW_CARD = '@container (max-width: 170px)'

/**
 * Style of a card and its parts. The parts are plain elements styled from here, because a board may render a thousand
 * cards.
 */
export const card: SystemStyleObject = {
  position: 'relative',
  containerType: 'inline-size',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'l2',
  paddingBlock: '6px',
  paddingInline: '12px',
  cursor: 'pointer',
  textStyle: 'xs',
  color: 'muted',
  // Inside the border: the column clips anything outside it.
  focusVisibleRing: 'outside',
  focusRingOffset: '-2px',
  transitionProperty: 'border-color, opacity',
  transitionDuration: 'fast',
  userSelect: 'none',
  '&:hover, &[data-open]': { borderColor: 'strongLine' },
  '&[data-dragging]': { opacity: '0.4' },
  // The place of a card that is lifted by keyboard; the card has the focus.
  '&[data-lifted]': { borderStyle: 'dashed', borderColor: 'strongLine', bg: 'canvas' },
  '&[data-lifted-copy]': {
    position: 'absolute',
    top: '0',
    insetInlineStart: '0',
    zIndex: 'docked',
    pointerEvents: 'none',
    borderColor: 'accent',
    transitionProperty: 'translate',
    transitionDuration: 'fast',
    transitionTimingFunction: 'ease-out',
    _motionReduce: { transitionDuration: '0s' },
  },
  '& a': {
    lineClamp: '2',
    overflowWrap: 'anywhere',
    // Beside the menu, which lies over no letter.
    marginInlineEnd: '4.5',
    // As high as a target is at least.
    paddingTop: '4px',
    marginTop: '-4px',
    textStyle: 'sm',
    fontWeight: '500',
    color: 'ink',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
  },
  '&:hover a': { color: 'accent' },
  '& [data-row-menu]': {
    position: 'absolute',
    top: '1',
    insetInlineEnd: '1.5',
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'l2',
    color: 'muted',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    opacity: '0',
    _hover: { bg: 'hover', color: 'ink' },
    _expanded: { bg: 'hover', color: 'ink' },
    _focusVisible: { opacity: '1' },
  },
  '&:hover [data-row-menu], &:focus-within [data-row-menu], &[data-open] [data-row-menu]': { opacity: '1' },
  '@media (pointer: coarse)': {
    '& [data-row-menu]': { opacity: '1', boxSize: '8', insetInlineEnd: '1' },
    '& a': { marginInlineEnd: '6' },
  },
  '& [data-line]': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [data-reference]': { display: 'flex', justifyContent: 'space-between', gap: '2' },
  '& [data-facts]': { display: 'flex', flexWrap: 'wrap', columnGap: '2', mt: '1', whiteSpace: 'nowrap' },
  '& [data-ago]': { [NARROW_CARD]: { display: 'none' } },
  '& [data-earner]': { fontWeight: '600', letterSpacing: '0.02em' },
  '& [data-unresolved]': {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: '1',
    px: '1.5',
    borderRadius: 'full',
    bg: 'attention.ground',
    color: 'attention.ink',
    fontWeight: '600',
  },
  '& [data-value]': { marginInlineStart: 'auto', color: 'ink', fontWeight: '500', fontVariantNumeric: 'tabular-nums' },
}
