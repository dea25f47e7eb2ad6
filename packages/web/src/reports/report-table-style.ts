import type { SystemStyleObject } from '@chakra-ui/react'
import { measuredColumns, PHONE, phoneRows, table } from '../ui/table/table-styles.ts'

/** Narrower than this, the widest tables are moved sideways in their own place. */
const NARROW = '@media (max-width: 1199.98px)'

/** Where a table may be wider than the page. A phone has lines, which need no more room. */
export const tablePlace: SystemStyleObject = {
  [NARROW]: { overflowX: 'auto' },
  [PHONE]: { overflowX: 'visible' },
  _print: { overflowX: 'visible' },
}

const figures: SystemStyleObject = {
  tableLayout: 'auto',
  // Under a head that stays while the page is scrolled, nothing could be moved sideways.
  '& thead th': { whiteSpace: 'normal', verticalAlign: 'bottom', py: '1', [NARROW]: { position: 'static' } },
  '& thead th:first-of-type': { minW: '160px' },
  // A name is never cut here: its row is as high as it asks for.
  '& tbody [data-line]': { lineClamp: 'none', display: 'inline' },
  '& tbody tr': { position: 'relative' },
  '& tbody th': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: '1' },
  // The whole row leads to its cases.
  '& [data-row-link]::after': { content: '""', position: 'absolute', inset: '0' },
  '& tbody[data-total] th, & tbody[data-total] td': {
    fontWeight: '600',
    borderTopWidth: '1px',
    borderColor: 'strongLine',
  },
  _print: {
    '& thead': { display: 'table-header-group', breakAfter: 'avoid' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { whiteSpace: 'normal', overflow: 'visible' },
  },
}
/** On a phone each figure has its head before it, and a total its rule above the lines of its row. */
const phoneLines: SystemStyleObject = {
  [PHONE]: {
    '& tbody[data-total] tr': { borderTopWidth: '1px', borderColor: 'strongLine' },
    '& tbody[data-total] th, & tbody[data-total] td': { borderTopWidth: '0' },
    '& tbody tr > td': { whiteSpace: 'normal' },
    // Two names have the first line to themselves.
    '& tbody tr > [data-title]': { flex: '1 1 60%' },
  },
}

export const reportTable: SystemStyleObject[] = [table, measuredColumns, figures, phoneRows, phoneLines]
