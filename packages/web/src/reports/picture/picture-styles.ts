import type { SystemStyleObject } from '@chakra-ui/react'
import { PHONE } from '../../ui/table/table-styles.ts'

/** Grounds that are printed, and that stay where the system forces its colours. */
const mark = (ground: SystemStyleObject, forced: SystemStyleObject): SystemStyleObject => ({
  flexShrink: '0',
  borderWidth: '1px',
  printColorAdjust: 'exact',
  ...ground,
  _highContrast: { forcedColorAdjust: 'none', borderColor: 'CanvasText', ...forced },
})
const stripes = (line: string, ground: string): string =>
  `repeating-linear-gradient(135deg, ${line} 0 2px, ${ground} 2px 5px)`

/** The measure of a picture, and the one beside it: told apart by lightness and by stripes, not by colour alone. */
export const markStyles = {
  main: mark({ bg: 'picture.main', borderColor: 'picture.main' }, { bg: 'CanvasText' }),
  beside: mark(
    {
      borderColor: 'picture.beside',
      backgroundImage: stripes('var(--chakra-colors-picture-beside)', 'var(--chakra-colors-surface)'),
    },
    { backgroundImage: stripes('CanvasText', 'Canvas') },
  ),
}

/** The frame around a picture: what its marks are of, and the marks. */
export const frame: SystemStyleObject = {
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'l2',
  px: '4',
  py: '3',
  mb: '3',
  breakInside: 'avoid',
  '& a': { color: 'ink', textDecoration: 'none' },
  '& a:not([data-mark]):hover': { bg: 'hover' },
  '& a[data-mark]:hover': { opacity: '0.8' },
  _print: { px: '0', borderWidth: '0' },
}

/** A bar: its name, and at its end how much it is. On a phone the name stands above. */
export const bar: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'clamp(120px, 22%, 280px) minmax(0, 1fr)',
  columnGap: '3',
  alignItems: 'center',
  minH: '7',
  py: '0.5',
  px: '1',
  mx: '-1',
  textStyle: 'sm',
  '& [data-name]': { lineClamp: '2', lineHeight: 'shorter', overflowWrap: 'anywhere' },
  // The longest leaves room for its figure.
  '& [data-line]': { display: 'flex', alignItems: 'center', gap: '2', '--most': 'calc(100% - 88px)' },
  '& [data-mark]': { width: 'calc(var(--most) * var(--share))', minW: '2px', height: '3.5' },
  '& [data-line] + [data-line]': { mt: '0.5', color: 'muted', textStyle: 'xs', '& [data-mark]': { height: '2' } },
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', py: '1' },
}

const NARROW = '@media (max-width: 1199.98px)'
const COLUMN_HEIGHT = '144px'
/** Columns side by side over their months or days, as wide as there is room. */
export const columnList: SystemStyleObject = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '& > li': { minW: '0', display: 'flex', flexDirection: 'column', alignItems: 'center' },
  '& [data-plot]': {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: '2px',
    width: 'full',
    height: COLUMN_HEIGHT,
    borderBottomWidth: '1px',
    borderColor: 'strongLine',
  },
  // Of several rows over one day, one stands upon the other; the highest leaves room for its figure.
  '& [data-stack]': {
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'center',
    gap: '1px',
    height: 'full',
    flex: '1 1 0',
    minW: '0',
    maxW: '9',
  },
  '& [data-mark]': { display: 'block', width: 'full', minH: '2px', height: 'calc((100% - 20px) * var(--share))' },
  '& [data-figure]': { textStyle: 'xs', color: 'muted', whiteSpace: 'nowrap' },
  '& [data-axis]': {
    textStyle: 'xs',
    color: 'muted',
    mt: '1',
    height: '8',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    lineHeight: '1.25',
  },
  '& [data-axis] span': { display: 'block' },
  '&[data-few] [data-plot]': { px: '2' },
  // Beside another column a figure has no room.
  [NARROW]: { '&[data-pairs] [data-figure]': { display: 'none' } },
  [PHONE]: {
    '& [data-figure], & [data-axis] [data-wide]': { display: 'none' },
    '&[data-few] [data-plot]': { px: '0.5' },
  },
}
