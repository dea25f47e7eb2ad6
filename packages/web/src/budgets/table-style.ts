import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * Head and grand total stay in view while the phases scroll between them; below the total is the foot of the form, if
 * there is one.
 */
const sticky: SystemStyleObject = {
  '& thead': { position: 'sticky', top: '0', zIndex: '1' },
  '& tfoot': { position: 'sticky', bottom: 'var(--foot-height, 0px)', zIndex: '1' },
  '& thead th, & tfoot tr > *': { bg: 'raised' },
  '& tfoot tr:first-of-type > *': { borderTopWidth: '1px', borderColor: 'line' },
  // A field that the focus moves to must be behind neither.
  '& tbody :is(td, th) :is(input, textarea)': { scrollMarginTop: '16', scrollMarginBottom: '36' },
}

/** A row becomes a block, with the heads before its figures. */
const blocks: SystemStyleObject = {
  '&, & tbody, & tfoot': { display: 'block' },
  '& thead': { srOnly: true },
  '& tr': { display: 'block', borderBottomWidth: '1px', borderColor: 'line', py: '2' },
  '& tbody tr > *, & tfoot tr > *': { display: 'block', borderWidth: '0', px: '0' },
  '& td[data-name]': { display: 'flex', justifyContent: 'space-between', gap: '4', whiteSpace: 'normal' },
  '& td[data-name]::before': { content: 'attr(data-name)', color: 'muted', textAlign: 'start' },
  '& tbody tr:has(input) > td[data-name]': { pt: '1', alignItems: 'center' },
  '& td[data-name] > div': { flex: 'none', width: '36' },
  '& td[data-wide]::before': { content: '"Assumptions"', color: 'muted' },
  '& td[data-empty]': { display: 'none' },
}

/** The table of a budget: a row a phase. */
export const budgetTable: SystemStyleObject = {
  width: 'full',
  tableLayout: 'fixed',
  textStyle: 'sm',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& th, & td': { px: '2', py: '1', textAlign: 'start', fontWeight: '400', verticalAlign: 'top' },
  '& thead th': { textStyle: 'caption', color: 'muted', verticalAlign: 'bottom' },
  '& thead tr:last-of-type th, & thead th[rowspan]': { borderBottomWidth: '1px', borderColor: 'strongLine' },
  '& thead [data-group]': { textAlign: 'end', color: 'ink' },
  '& tr > th:first-of-type': { ps: '0' },
  '& thead tr:last-of-type > th': { ps: '2' },
  '& tbody th': { fontWeight: '500', overflowWrap: 'anywhere' },
  '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
  // Figures and names begin on the line of the text in the inputs beside them.
  '& tbody tr:has(input) > :is(th, td):not(:has(input, textarea))': { pt: '2.5' },
  '& tbody tr > *': { borderBottomWidth: '1px', borderColor: 'line' },
  '& [data-nothing]': { color: 'muted' },
  '& tfoot tr > *': { fontWeight: '600', py: '1.5' },
  '& tfoot tr:last-of-type > *': { borderBlockWidth: '1px', borderColor: 'strongLine' },
  '& textarea': { display: 'block', minH: '8', h: 'auto', maxH: '40', fieldSizing: 'content', resize: 'none' },
  '& input:not([name$=name])': { textAlign: 'end', maxW: 'none' },
  '& p': { minH: '0', mb: '0' },
  '& p:empty': { display: 'none' },
  '@media (min-width: 900px)': sticky,
  '@media (max-width: 899.98px)': blocks,
}
