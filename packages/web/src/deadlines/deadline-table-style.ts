import type { SystemStyleObject } from '@chakra-ui/react'

/** The dates of a case: a table where there is room for one, else a card for each date. */
export const deadlineTable: SystemStyleObject = {
  width: 'full',
  textStyle: 'sm',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '2', pe: '4', fontWeight: '400' },
  '& thead th': { textStyle: 'caption', color: 'muted', borderBottomWidth: '1px', borderColor: 'line', py: '1' },
  '& tbody > tr > *': { borderBottomWidth: '1px', borderColor: 'line' },
  '& tbody th': { fontWeight: '500', minW: { md: '180px' } },
  '& [data-near=past]': { color: 'danger.ink' },
  '& [data-near=near]': { color: 'attention.ink' },
  mdDown: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    // Each cell is named by itself.
    '& thead': { display: 'none' },
    '& th, & td': { pe: '0', py: '1' },
    '& tbody > tr': { borderBottomWidth: '1px', borderColor: 'line', py: '2' },
    '& tbody > tr > *': { borderBottomWidth: '0' },
    '& td[data-named]::before': { content: 'attr(data-named)', display: 'block', textStyle: 'caption', color: 'muted' },
  },
}
