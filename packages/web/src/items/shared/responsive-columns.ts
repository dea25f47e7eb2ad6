import type { SystemStyleObject } from '@chakra-ui/react'

/** Makes an element the query container of `wideOnly`, because the width of a list depends on whether the costs panel is shown. */
export const queryContainer: SystemStyleObject = { containerType: 'inline-size' }

/** Hides the cells of a column where the container is narrow. */
export const wideOnly: SystemStyleObject = { '@container (max-width: 959.98px)': { display: 'none' } }
