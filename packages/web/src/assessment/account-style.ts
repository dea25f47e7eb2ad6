import type { SystemStyleObject } from '@chakra-ui/react'

/** Style of the tables of figures of an assessment: dense rows, figures at the end, ruled as in an account. */
export const accountTable: SystemStyleObject = {
  width: 'full',
  textStyle: 'sm',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& th, & td': {
    py: '0.5',
    ps: { base: '2', md: '4' },
    textAlign: 'start',
    fontWeight: '400',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  '& tr > :first-child': { ps: '0' },
  '& thead th': {
    textStyle: 'caption',
    color: 'muted',
    borderBottomWidth: '1px',
    borderColor: 'strongLine',
    verticalAlign: 'bottom',
  },
  '& tbody th': { whiteSpace: 'normal' },
  '& [data-figure]': { textAlign: 'end' },
  '& [data-muted]': { color: 'muted' },
  '& tbody[data-rule=above] > tr:first-child > *': { borderTopWidth: '1px', borderColor: 'ink' },
  '& tr[data-rule=total] > *': { fontWeight: '600' },
  '& tr[data-rule=total] > td': {
    borderTopWidth: '1px',
    borderBottomWidth: '3px',
    borderBottomStyle: 'double',
    borderColor: 'ink',
  },
}
