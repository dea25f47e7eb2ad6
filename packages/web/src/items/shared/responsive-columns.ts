import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * Makes an element the query container of `wideOnly`, because the width of a list depends on whether the costs panel is
 * shown.
 */
export const queryContainer: SystemStyleObject = { containerType: 'inline-size' }

/** Hides the cells of a column where the container is narrow. */
export const wideOnly: SystemStyleObject = { '@container (max-width: 959.98px)': { display: 'none' } }

/**
 * Gives each row of a narrow list a few lines: what it is and its figures, each with its head, and below them all of
 * its long text with the buttons in one line.
 */
export const twoLineRows: SystemStyleObject = {
  '@container (max-width: 639.98px)': {
    '&, & tbody': { display: 'block' },
    // The headings that sort are seen while they have the focus.
    '& thead:not(:focus-within)': { srOnly: true },
    '& thead tr': { display: 'flex', flexWrap: 'wrap', px: '2' },
    '& thead th': { position: 'static', width: 'auto', height: 'auto', px: '2', py: '0.5' },
    // No width is changed here, so that Tab does not stop at what changes it.
    '& thead [role=separator]': { display: 'none' },
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', px: '2', py: '1', bg: 'var(--row-ground)' },
    // A line begins with any cell, where the figures take two.
    '& tbody tr > :first-child': { ps: '2' },
    '& tbody tr:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'line' },
    '& tbody tr:not(:last-of-type) > *': { borderBottomWidth: '0' },
    '& tbody tr > *': { height: 'auto', bg: 'transparent', py: '0.5' },
    '& tbody tr > [data-text]': { order: '1', flex: '1 0 100%', ps: '2' },
    '& tbody tr > :empty': { display: 'none' },
    '& tbody td [data-line]': { display: 'inline' },
    '& tbody td [data-line] + [data-line]::before': { content: '" · "' },
    '& tbody td[data-text] [data-line]': { display: 'block', lineClamp: 'none' },
    '& tbody td[data-text] [data-line]::before': { content: 'none' },
    '& tbody [data-named]::before': { content: 'attr(data-named) " "', color: 'muted' },
    '& tbody tr[data-attention]': { boxShadow: 'inset 3px 0 0 var(--chakra-colors-attention-edge)' },
    '& tbody tr[data-attention] > :first-child': { boxShadow: 'none' },
    '& tfoot': { display: 'block' },
    '& tfoot tr': {
      display: 'flex',
      flexWrap: 'wrap',
      px: '2',
      py: '1',
      borderTopWidth: '1px',
      borderColor: 'strongLine',
    },
    '& tfoot tr > *': { height: 'auto', py: '0.5', borderTopWidth: '0' },
    // “Total” is written out; what has no room beside it follows below.
    '& tfoot tr > :first-child': { ps: '2', flex: '1 0 auto' },
    '& tfoot tr > :empty': { display: 'none' },
    '& tfoot [data-align]::before': { content: 'attr(data-sum) " "', color: 'muted', fontWeight: '400' },
  },
}
