import type { SystemStyleObject } from '@chakra-ui/react'

/** Tables of an explanation: one grid of decimals at the right, rules between rows. */
export const explainTable: SystemStyleObject = {
  width: 'full', mt: '4', textStyle: 'xs', borderCollapse: 'collapse',
  '& th, & td': { py: '1.5', pe: '3', textAlign: 'start', verticalAlign: 'top', fontWeight: '400' },
  '& thead th': { textStyle: 'caption', color: 'muted', borderBottomWidth: '1px', borderColor: 'strongLine', whiteSpace: 'nowrap' },
  '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:last-child, & td:last-child': { pe: '0' },
  '& tbody': { borderBottomWidth: '1px', borderColor: 'line' },
  '& [data-muted] > *': { color: 'muted' },
}
