import type { SystemStyleObject } from '@chakra-ui/react'

/** Below it rows are blocks of three lines. */
const WIDE = '@media (min-width: 768px)'
const NARROW = '@media (max-width: 767.98px)'

export const ROW_HEIGHT = 33

/** The heights of what sticks above the rows, in pixels: the bar with the counts, and the heads of the columns. */
export const BAR = 48
export const HEADS = 29

const wideOf = (tracks: string): SystemStyleObject => ({
  '& thead': { position: 'sticky', top: `${BAR}px` },
  '& tr': { gridTemplateColumns: tracks, columnGap: '3' },
  '& [data-cell=other]': { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' },
  '& :is([data-cell=why], [data-cell=further], [data-cell=back])': { gridColumn: '2 / -2' },
  '& [data-cell=take]': { gridColumn: '-2 / -1' },
  '& [data-cell=time]': { textAlign: 'end' },
  '& [data-cell]:not([data-cell=why], [data-cell=other], [data-cell=take], [data-cell=further], [data-cell=back], [data-cell=description], [data-open]), & [data-cell=other] > span':
    {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
})
// What was done is longer than anything else: two lines of it.
const description: SystemStyleObject = {
  '& [data-cell=description], & [data-cell=other] > [data-long]': {
    lineClamp: '2',
    whiteSpace: 'normal',
  },
  '& [data-cell=description][data-open]': { display: 'block', overflow: 'visible' },
}
/** Cells that can be corrected, and the one that is. */
const corrected: SystemStyleObject = {
  '& [data-place]': { position: 'relative', cursor: 'text', borderRadius: 'l1' },
  '& [data-place]:hover': { boxShadow: '0 0 0 3px var(--chakra-colors-canvas)', bg: 'canvas' },
  '& [data-place]:focus': { outline: 'none' },
  '& [data-place]:focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  '& [data-corrected] > [data-text]': {
    textDecoration: 'underline dotted',
    textDecorationColor: 'accent',
    textUnderlineOffset: '3px',
    color: 'accent',
  },
  '& tr:has([data-open])': { zIndex: '1' },
  '& [data-open] > [data-text]': { visibility: 'hidden' },
  '& [data-editing]': {
    position: 'absolute',
    insetBlockStart: '-5px',
    insetInlineStart: '-7px',
    w: 'calc(100% + 14px)',
    minW: '24',
    minH: '30px',
    px: '1.5',
    py: '1',
    bg: 'surface',
    color: 'ink',
    textStyle: 'sm',
    borderRadius: 'l1',
    outline: '2px solid',
    outlineColor: 'accent',
    fieldSizing: 'content',
  },
  '& textarea[data-editing]': { minH: '13', resize: 'none', display: 'block' },
  '& [data-cell=time] > [data-editing]': { insetInline: 'auto -7px', textAlign: 'end' },
  '& [data-cell=further] > [data-editing]': { w: '64' },
}
const narrow: SystemStyleObject = {
  '& thead': { srOnly: true },
  '& tbody tr': { columnGap: '3' },
  '& [data-cell=no]': { gridArea: 'no' },
  '& [data-cell=state]': { gridArea: 'state', alignSelf: 'end', textAlign: 'end' },
  // What it is comes first, then what it says, in lines as they fit.
  '& [data-cell=other]': { gridArea: 'other', display: 'flex', flexWrap: 'wrap', columnGap: '2' },
  '& [data-cell=other] > span:first-of-type': { display: 'none' },
  '& [data-cell=other] > span:last-of-type': { order: '-1', fontWeight: '500' },
  '& [data-cell=why]': { gridArea: 'why' },
  '& :is([data-cell=further], [data-cell=back])': { gridColumn: '2 / -1' },
  // A finger needs more than a word to hit, and 16 px keep a phone from zooming in.
  '& [data-editing]': { minH: '36px', fontSize: '16px' },
  '& [data-cell=take]': { gridArea: 'take' },
}

/** Where the cells of a row stand. */
export interface RowLayout {
  /** The columns of a wide screen: the first is the number of the row, the last its state. */
  tracks: string
  /** The columns of a narrow one, and the areas in them: `no`, `state`, `other`, `why`, `take` and the cells. */
  narrowTracks: string
  narrowAreas: string
  /** The styles of the cells, by their keys, on a narrow screen. */
  narrowCells: Readonly<Record<string, SystemStyleObject>>
}

const narrowOf = ({ narrowTracks, narrowAreas, narrowCells }: RowLayout): SystemStyleObject => ({
  ...narrow,
  '& tbody tr': { columnGap: '3', gridTemplateColumns: narrowTracks, gridTemplateAreas: narrowAreas },
  ...Object.fromEntries(Object.entries(narrowCells).map(([key, style]) => [`& [data-cell=${key}]`, style])),
})

/** The table of the preview. Its rows are grids of their own, of which only those in view are in the page. */
export const previewTable = (layout: RowLayout): SystemStyleObject => ({
  display: 'block',
  position: 'relative',
  w: 'full',
  textStyle: 'sm',
  transitionProperty: 'opacity',
  transitionDuration: 'fast',
  '& thead, & tbody': { display: 'block', position: 'relative' },
  '& thead': { zIndex: '1', bg: 'raised', borderBottomWidth: '1px', borderColor: 'strongLine' },
  '& thead th': { textStyle: 'caption', color: 'muted', textAlign: 'start', fontWeight: '500', py: '1.5' },
  '& thead [data-end]': { textAlign: 'end' },
  '& tr': { display: 'grid', w: 'full', px: '2' },
  '& tbody tr': {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    py: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
  '& tbody tr > *': { fontWeight: '400', textAlign: 'start', minW: '0' },
  '& [data-cell=no], & [data-cell=other]': { color: 'muted' },
  '& [data-cell=no]': { fontVariantNumeric: 'tabular-nums' },
  '& [data-cell=description]': { overflowWrap: 'anywhere' },
  '& :is([data-cell=why], [data-cell=take], [data-cell=further], [data-cell=back])': {
    pt: '0.5',
    overflowWrap: 'anywhere',
  },
  // A checkbox that the focus moves to must not be behind what sticks above the rows.
  '& :is(input, [data-place])': { scrollMarginTop: `${BAR + HEADS + 8}px` },
  '& [data-cell=back], & [data-name]': { color: 'muted' },
  '& [data-unread]': { color: 'danger.ink' },
  '& [data-state=error]': { boxShadow: 'inset 3px 0 0 var(--chakra-colors-danger-ink)' },
  '& [data-state=warning]': { boxShadow: 'inset 3px 0 0 var(--chakra-colors-attention-edge)' },
  '& [data-state=error] :is([data-cell=state], [data-cell=why])': { color: 'danger.ink' },
  '& [data-state=warning] :is([data-cell=state], [data-cell=why])': { color: 'attention.ink' },
  '& [data-state=ready] [data-cell=state]': { color: 'muted' },
  '& [data-state=left_out]': { color: 'muted' },
  '& [data-words]': { srOnly: true },
  ...corrected,
  // The edge must be seen without colours of our own, too.
  _highContrast: {
    '& [data-state=error]': { borderInlineStartWidth: '3px' },
    '& [data-state=warning]': { borderInlineStart: '3px dashed' },
  },
  [WIDE]: { ...wideOf(layout.tracks), ...description },
  [NARROW]: narrowOf(layout),
})
