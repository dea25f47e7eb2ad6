import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

interface Props {
  icon: LucideIcon
  why: string
  at: 'start' | 'end'
  /** What is only worth knowing is muted. */
  isQuiet?: boolean
}

/**
 * Marks what needs attention, or is worth knowing, with an icon beside it, before or after, and says why: as a tooltip,
 * and to screen readers.
 */
export const Mark = ({ icon: Icon, why, at, isQuiet = false }: Props) => (
  <chakra.span
    role="img"
    aria-label={why}
    title={why}
    color={isQuiet ? 'muted' : 'attention.ink'}
    display="inline-block"
    verticalAlign="-2px"
    {...(at === 'start' ? { me: '1.5' } : { ms: '1.5' })}
  >
    <Icon size={14} strokeWidth={2} aria-hidden />
  </chakra.span>
)
