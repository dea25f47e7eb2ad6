import type { SystemStyleObject } from '@chakra-ui/react'

/** Where the list of a tab measures the room it has, the costs beside it or not. */
export const measured: SystemStyleObject = { containerType: 'inline-size' }

/** Cells of a column that only a list with room has. */
export const roomyOnly: SystemStyleObject = { '@container (max-width: 959.98px)': { display: 'none' } }
