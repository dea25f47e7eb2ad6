import type { SystemStyleObject } from '@chakra-ui/react'
import { topBarHeight } from '../layout-sizes.ts'

const NARROW = '@media (max-width: 1199.98px)'

/** Hides the cells of a `wide` column on narrow screens. */
export const wideOnly: SystemStyleObject = { [NARROW]: { display: 'none' } }

/**
 * Styles of all list tables: sticky header, rows of 32 px (28 px when compact). The corner cells are rounded
 * individually, because `overflow: hidden` on the table would break the sticky header.
 */
export const table: SystemStyleObject = {
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  bg: 'surface',
  textStyle: 'sm',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'l2',
  transitionProperty: 'opacity',
  transitionDuration: 'fast',
  '&[data-stale=true]': { opacity: '0.6' },
  '& caption': { srOnly: true },
  '& th, & td': {
    height: '8',
    px: '2',
    textAlign: 'start',
    fontWeight: '400',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '[data-density=compact] &': { '& tbody th, & tbody td': { height: '7' } },
  '& tr > :first-child': { ps: '4' },
  '& thead th': {
    position: 'sticky',
    top: topBarHeight,
    zIndex: '1',
    bg: 'surface',
    textStyle: 'caption',
    color: 'muted',
    overflow: 'visible',
    borderBottomWidth: '1px',
    borderColor: 'strongLine',
    '&:where([data-column])': { width: 'var(--w)' },
    '&:first-of-type': { borderStartStartRadius: 'l2' },
    '&:last-of-type': { borderStartEndRadius: 'l2' },
  },
  '& tbody tr:not(:last-of-type) > *': { borderBottomWidth: '1px', borderColor: 'line' },
  '& tbody tr:last-of-type > :first-child': { borderEndStartRadius: 'l2' },
  '& tbody tr:last-of-type > :last-child': { borderEndEndRadius: 'l2' },
  // A variable, so that what lies over a cell can have its colour.
  '& tbody tr': { '--row-ground': 'colors.surface' },
  '& tbody tr:hover, & tbody tr[data-open]': { '--row-ground': 'colors.canvas' },
  '& tbody tr[data-chosen]': { '--row-ground': 'colors.accent.ground' },
  '& tbody tr > *': { bg: 'var(--row-ground)' },
  '& tbody th': { fontWeight: '500' },
  // The buttons of a row appear on hover or focus; touch screens have no hover, so they are always visible there.
  '& [data-row-menu]': { opacity: '0', _focusVisible: { opacity: '1' } },
  '& tr:hover [data-row-menu], & tr:focus-within [data-row-menu], & tr[data-open] [data-row-menu]': { opacity: '1' },
  '@media (pointer: coarse)': { '& [data-row-menu]': { opacity: '1' } },
  _print: { borderWidth: '0', '& thead th': { position: 'static' }, '& [data-row-menu]': { display: 'none' } },
}

/** Styles of the lists whose columns are as wide as what they say: each line of a cell has two lines at most. */
export const measuredColumns: SystemStyleObject = {
  '& [data-align=end]': { textAlign: 'end' },
  '& tbody [data-line]': { whiteSpace: 'normal', overflowWrap: 'anywhere', lineClamp: '2' },
  '& tbody [data-tone=muted]': { color: 'muted' },
  '& tbody [data-tone=attention]': { color: 'attention.ink' },
  '&[data-tight]': { '& th, & td': { px: '1.5' }, '& tr > :first-child': { ps: '3' } },
  // The handle of a column: eight pixels to take hold of, a line of one to see.
  '& thead [role=separator]': {
    position: 'absolute',
    insetEnd: '0',
    insetBlock: '0',
    width: '8px',
    cursor: 'col-resize',
    touchAction: 'none',
    outline: 'none',
    _after: { content: '""', position: 'absolute', insetEnd: '0', insetBlock: '1.5', width: '1px', bg: 'transparent' },
    '&:hover::after, &:active::after': { bg: 'strongLine' },
    '&:focus-visible::after': { bg: 'accent', width: '3px', insetBlock: '0.5' },
  },
  '& thead tr:hover [role=separator]::after': { bg: 'strongLine' },
  _print: { '& thead [role=separator]': { display: 'none' } },
}
/** The same, with the columns that only a wide screen has room for. */
export const listTable: SystemStyleObject[] = [
  table,
  measuredColumns,
  {
    '& [data-wide]': wideOnly,
    '& tbody th, & tbody td': { py: '1' },
    '& tbody [data-actions], & tbody [data-choice]': { py: '0' },
  },
]
/** The width below which the rows of a table become lines. */
export const PHONE = '@media (max-width: 639.98px)'

/**
 * Gives each row of a list two lines on a phone: its name with its actions, and below them the other facts. The
 * headings that sort or choose stay, side by side above the rows.
 */
export const phoneRows: SystemStyleObject = {
  [PHONE]: {
    '&, & thead, & tbody': { display: 'block' },
    '& thead tr, & tbody tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', px: '2' },
    '& thead th, & tbody tr > *, & tr > :first-child': { width: 'auto', height: 'auto', px: '2' },
    '& thead tr': { borderBottomWidth: '1px', borderColor: 'strongLine', py: '1', rowGap: '1' },
    '& thead th': { position: 'static', borderBottomWidth: '0', bg: 'transparent' },
    '& thead th:not(:has(button, label, [aria-sort]))': { srOnly: true },
    '& thead tr:not(:has(button, label, [aria-sort]))': { srOnly: true },
    '& tbody tr': { bg: 'var(--row-ground)', py: '1' },
    '& tbody tr:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'line' },
    '& tbody tr:not(:last-of-type) > *': { borderBottomWidth: '0' },
    '& tbody tr > *': { order: '3', py: '0.5', maxW: 'full', bg: 'transparent', textAlign: 'start!', color: 'muted' },
    '& tbody tr > :empty': { display: 'none' },
    // The choice and the name, the actions at the end of their line.
    '& tbody tr > [data-choice]': { order: '0' },
    '& tbody tr > th': { order: '1', flex: '1 0 60%', minW: '0', minH: '8', color: 'ink', alignContent: 'center' },
    '& tbody tr:has(> [data-title]) > th': { flex: '0 1 auto' },
    '& tbody tr > [data-title]': { order: '1', flex: '1 0 30%', ps: '0', color: 'ink', fontWeight: '500' },
    '& tbody tr > [data-actions]': { order: '2', flex: '0 0 auto', ms: 'auto', px: '0', textAlign: 'end!' },
    '& tbody [data-named]::before': { content: 'attr(data-named) " "' },
    '& tbody td [data-line]': { display: 'inline' },
    '& thead [role=separator]': { display: 'none' },
  },
}

/** The same for a short table without a heading that sorts: its facts are named in its rows, in whole. */
export const phoneFacts: SystemStyleObject[] = [
  phoneRows,
  {
    [PHONE]: {
      '& tbody tr > *': { height: 'auto!', whiteSpace: 'normal' },
      // The facts begin below the name and the actions.
      '& tbody tr::after': { content: '""', order: '2', flex: '0 0 100%' },
    },
  },
]

/** The button at the end of a row that opens its menu. */
export const rowMenuButton = {
  display: 'inline-grid',
  placeItems: 'center',
  boxSize: '7',
  borderRadius: 'l2',
  color: 'muted',
  cursor: 'pointer',
  verticalAlign: 'middle',
  focusVisibleRing: 'inside',
  _hover: { bg: 'hover', color: 'ink' },
  _expanded: { bg: 'hover', color: 'ink' },
} as const
