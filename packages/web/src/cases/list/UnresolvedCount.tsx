import { VisuallyHidden, chakra } from '@chakra-ui/react'
import { MessageSquare } from 'lucide-react'
import { unresolvedText } from './unresolved-text.ts'

/**
 * The number of unresolved comments of a case; nothing where there are none. `isNamed`: where it stands says what is
 * counted.
 */
export const UnresolvedCount = ({ count, isNamed = false }: { count: number | null; isNamed?: boolean }) =>
  count !== null &&
  count > 0 && (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      verticalAlign="middle"
      textStyle="caption"
      fontWeight="600"
      color="attention.ink"
      title={unresolvedText(count)}
    >
      <MessageSquare size={12} strokeWidth={2} aria-hidden />
      <span aria-hidden={!isNamed}>{count}</span>
      {!isNamed && <VisuallyHidden>{unresolvedText(count)}</VisuallyHidden>}
    </chakra.span>
  )
