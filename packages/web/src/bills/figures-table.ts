import type { SystemStyleObject } from '@chakra-ui/react'

/** Style of the small tables of figures in the costs panel. */
export const figuresTable: SystemStyleObject = {
  width: 'full',
  textStyle: 'sm',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& caption': { textStyle: 'sm', fontWeight: '600', textAlign: 'start', pb: '1' },
  '& th, & td': { py: '0.5', fontWeight: '400', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { textStyle: 'caption', color: 'muted', borderBottomWidth: '1px', borderColor: 'line', pb: '1' },
  '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap', ps: '3' },
  '& [data-strong] > *': { fontWeight: '600' },
  '& [data-muted]': { color: 'muted' },
}
