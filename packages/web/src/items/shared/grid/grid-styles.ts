import type { SystemStyleObject } from '@chakra-ui/react'

/** The box that the grid scrolls in: it ends where the window does. */
export const gridBox: SystemStyleObject = {
  maxH: 'max(var(--least-box, 320px), calc(100dvh - var(--beside-box, 320px)))',
  overflow: 'auto',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'l2',
  bg: 'surface',
}

/**
 * Styles of the grid. Its rows are laid out as grids of their own, so that their cells keep their widths while one
 * scrolls.
 */
export const gridStyles: SystemStyleObject = {
  display: 'block',
  position: 'relative',
  w: 'full',
  bg: 'surface',
  textStyle: 'sm',
  '& caption': { srOnly: true },
  '& thead, & tbody, & tfoot': { display: 'block', position: 'relative' },
  '& thead': { position: 'sticky', top: '0', zIndex: '3' },
  '& tr': { display: 'grid', gridTemplateColumns: 'var(--columns)', w: 'full' },
  '& tbody tr': { position: 'absolute', insetInline: '0', top: '0' },
  '& th, & td': {
    minW: '0',
    h: 'full',
    px: '2',
    display: 'block',
    lineHeight: 'var(--row-height)',
    textAlign: 'start',
    fontWeight: '400',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderBottomWidth: '1px',
    borderInlineEndWidth: '1px',
    borderColor: 'line',
    userSelect: 'none',
  },
  '& thead th': {
    h: '7',
    lineHeight: '27px',
    bg: 'surface',
    fontSize: 'xs',
    fontWeight: '500',
    color: 'muted',
    borderColor: 'strongLine',
  },
  // What all rows come to, ruled above and doubly below as in an account.
  '& tfoot': { position: 'sticky', bottom: '0', zIndex: '3' },
  '& tfoot > tr > *': {
    h: '7',
    lineHeight: '26px',
    bg: 'surface',
    fontWeight: '600',
    borderTopWidth: '1px',
    borderTopColor: 'ink',
    borderBottomWidth: '0',
  },
  // What columns stand under together.
  '& thead tr[data-groups] > *': {
    h: '5',
    lineHeight: '19px',
    borderInlineEndColor: 'transparent',
    borderBottomWidth: '0',
  },
  '& thead tr[data-groups] > [data-group]': {
    color: 'ink',
    borderInlineStartWidth: '1px',
    borderInlineColor: 'strongLine',
    textAlign: 'center',
  },
  '&:has([data-groups]) td[data-active]': { scrollMarginTop: '14' },
  '& tbody td': { position: 'relative', cursor: 'cell' },
  '& tbody th': {
    position: 'sticky',
    insetStart: '0',
    zIndex: '1',
    px: '3px',
    display: 'flex',
    gap: '0.5',
    alignItems: 'center',
    justifyContent: 'space-between',
    bg: 'canvas',
    color: 'muted',
    textStyle: 'xs',
    cursor: 'default',
  },
  // The column by which one knows the row stays in sight, beside its number.
  '& tbody td[data-kept], & thead th[data-kept], & tfoot td[data-kept]': {
    position: 'sticky',
    insetStart: 'var(--head-width)',
    zIndex: '1',
  },
  '&[data-keeps] td[data-active]': { scrollMarginInlineStart: 'calc(var(--head-width) + var(--kept-width))' },
  '&[data-keeps] :is(thead, tfoot) th:first-of-type': { position: 'sticky', insetStart: '0', zIndex: '2' },
  '& [data-align=end]': { textAlign: 'end' },
  '& td[data-fixed]': { bg: 'canvas', cursor: 'default' },
  '& td[aria-selected=true], & th[data-chosen]': { bg: 'accent.ground' },
  // Below the head, which stays in sight.
  '& td[data-active]': { overflow: 'visible', bg: 'surface', scrollMarginTop: '8' },
  // What an empty cell stands for.
  '& td > i': { fontStyle: 'normal', color: 'muted' },
  '& [data-cost]': { color: 'muted', cursor: 'default' },
  '& tr[data-locked] td': { color: 'muted' },
  '& td[aria-invalid]': { boxShadow: 'inset 0 -2px 0 var(--chakra-colors-danger-ink)' },
  '& tr[data-refused] th': { color: 'danger.ink', bg: 'danger.ground' },
  '& [data-words]': { srOnly: true },
  '& [data-mark]': { display: 'inline-flex', flex: '0 0 12px', justifyContent: 'center' },
  // Selection and problems must be seen without colours of our own, too.
  _highContrast: {
    '& td[aria-selected=true]': { outline: '1px dashed Highlight', outlineOffset: '-2px' },
    '& td[aria-invalid]': { borderBottom: '3px double' },
  },
}
