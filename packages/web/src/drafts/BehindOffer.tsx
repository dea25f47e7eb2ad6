import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Fields as a disabled field is drawn, so still readable; what acts on them steps back. */
const closedStyle = {
  '&[inert] :is(input, select, textarea)': { bg: 'canvas', color: 'muted', borderColor: 'line' },
  '&[inert] :is(button, a, label)': { opacity: '0.55' },
} as const

/**
 * What stands behind a draft that is offered: inert until the person has chosen, so that neither of the two texts
 * overwrites the other, and drawn as closed, so that nobody types into it in vain.
 */
export const BehindOffer = ({ isOffered, children }: { isOffered: boolean; children: ReactNode }) => (
  <chakra.div display="contents" inert={isOffered} css={closedStyle}>
    {children}
  </chakra.div>
)
