import type { SystemStyleObject } from '@chakra-ui/react'

/** A card. Its parts are styled from here: a thousand of them pass by, and each is plain markup. */
export const card: SystemStyleObject = {
  position: 'relative', bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'l2', padding: '12px', cursor: 'pointer', textStyle: 'xs', color: 'muted',
  // Drawn wholly within: the column would cut what stands out of it.
  focusVisibleRing: 'outside', focusRingOffset: '-2px', transitionProperty: 'border-color, opacity', transitionDuration: 'fast', userSelect: 'none',
  '&:hover, &[data-open]': { borderColor: 'strongLine' },
  '&[data-lifted]': { opacity: '0.4' },
  '& a': { lineClamp: '2', overflowWrap: 'anywhere', textStyle: 'sm', fontWeight: '500', color: 'ink', borderRadius: 'l1', focusVisibleRing: 'outside' },
  '&:hover a': { color: 'accent' },
  '& [data-row-menu]': {
    position: 'absolute', top: '2', insetInlineEnd: '2', display: 'grid', placeItems: 'center', boxSize: '7', borderRadius: 'l2', bg: 'surface', color: 'muted', cursor: 'pointer',
    focusVisibleRing: 'inside', opacity: '0', _hover: { bg: 'hover', color: 'ink' }, _expanded: { bg: 'hover', color: 'ink' }, _focusVisible: { opacity: '1' },
  },
  '&:hover [data-row-menu], &:focus-within [data-row-menu], &[data-open] [data-row-menu]': { opacity: '1' },
  '@media (pointer: coarse)': { '& [data-row-menu]': { opacity: '1' }, '& a': { marginInlineEnd: '7' } },
  '& [data-line]': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [data-reference]': { display: 'flex', justifyContent: 'space-between', gap: '2', mt: '1' },
  '& [data-facts]': { display: 'flex', flexWrap: 'wrap', columnGap: '2', mt: '2', whiteSpace: 'nowrap' },
  '& [data-earner]': { fontWeight: '600', letterSpacing: '0.02em' },
  '& [data-unresolved]': { display: 'inline-flex', alignItems: 'center', flex: 'none', gap: '1', px: '1.5', borderRadius: 'full', bg: 'attention.ground', color: 'attention.ink', fontWeight: '600' },
  '& [data-value]': { marginInlineStart: 'auto', color: 'ink', fontWeight: '500', fontVariantNumeric: 'tabular-nums' },
}
