import type { SystemStyleObject } from '@chakra-ui/react'
import { PHONE } from '../ui/table/table-styles.ts'

/** Style of the tables in an explanation: figures aligned to the right, a rule between rows. */
export const explainTable: SystemStyleObject = {
  width: 'full',
  mt: '4',
  textStyle: 'xs',
  borderCollapse: 'collapse',
  '& th, & td': { py: '1.5', pe: '3', textAlign: 'start', verticalAlign: 'top', fontWeight: '400' },
  // A box shadow, because a border does not move with a sticky row.
  '& thead th': {
    position: 'sticky',
    top: '0',
    bg: 'raised',
    boxShadow: 'inset 0 -1px var(--chakra-colors-strong-line)',
    textStyle: 'caption',
    color: 'muted',
    whiteSpace: 'nowrap',
  },
  '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:last-child, & td:last-child': { pe: '0' },
  '& tbody': { borderBottomWidth: '1px', borderColor: 'line' },
  '& [data-muted] > *': { color: 'muted' },
}

/** On a phone each row of figures has its name on a line of its own, and each figure its heading before it. */
export const phoneLines: SystemStyleObject = {
  [PHONE]: {
    minW: '0',
    '&, & tbody': { display: 'block' },
    '& thead': { srOnly: true },
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    '& tbody tr > *': { width: 'auto', ps: '0', pe: '0', py: '0.5' },
    '& tbody tr > :empty': { display: 'none' },
    '& tbody [data-name]': { flex: '1 0 60%' },
    '& tbody [data-named]::before': { content: 'attr(data-named) " "', color: 'muted' },
  },
}
