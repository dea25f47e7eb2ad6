import type { SystemStyleObject } from '@chakra-ui/react'
import { PHONE, phoneRows, table } from '../ui/table/table-styles.ts'

/** From here on the client has a column. */
const WIDE = '@media (min-width: 1200px)'

/** Rows as high as what they say: a sentence that is cut off records nothing. */
const wholeTexts: SystemStyleObject = {
  '& tbody th, & tbody td': {
    height: 'auto',
    py: '1.5',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
  },
  '[data-density=compact] &': { '& tbody th, & tbody td': { height: 'auto', py: '1' } },
  '& td > p + p': { mt: '1' },
  // The further lines of a cell.
  '& [data-beside]': { display: 'block', textStyle: 'xs', color: 'muted', fontWeight: '400' },
  '& [data-beside=narrow], & [data-narrow]': { [WIDE]: { display: 'none' } },
  _print: {
    '& thead': { display: 'table-header-group', breakAfter: 'avoid' },
    '& tr': { breakInside: 'avoid' },
  },
}

/** On a phone: the record, what was changed of it, and then in one line when, by whom and from where. */
const phoneLines: SystemStyleObject = {
  [PHONE]: {
    '& tbody tr': { py: '2' },
    '& tbody tr > th': { flex: '1 0 100%', minH: '0', py: '0' },
    '& tbody tr > [data-what]': { order: '2', flex: '1 0 100%', color: 'ink' },
    '& tbody tr > td': { textStyle: 'xs' },
    '& tbody tr > [data-what], & tbody tr > th': { textStyle: 'sm' },
    '& [data-beside]': { display: 'inline', _before: { content: '" · "' } },
  },
}

export const changeTable: SystemStyleObject[] = [table, wholeTexts, phoneRows, phoneLines]
