import { Button, Flex, Text, chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { NEXT_KEY, useOpenComments } from './open-comments.tsx'

const Steps = ({ next, previous }: Pick<ReturnType<typeof useOpenComments>, 'next' | 'previous'>) =>
  (next ?? previous) && (
    <>
      <Button size="xs" aria-keyshortcuts={`Shift+${NEXT_KEY}`} title={`Shift+${NEXT_KEY}`} onClick={previous}>
        <ChevronUp size={14} aria-hidden />
        Previous<chakra.span srOnly> unresolved</chakra.span>
      </Button>
      <Button size="xs" aria-keyshortcuts={NEXT_KEY} title={NEXT_KEY} onClick={next}>
        <ChevronDown size={14} aria-hidden />
        Next<chakra.span srOnly> unresolved</chakra.span>
      </Button>
    </>
  )

/**
 * Buttons that go to the open comments before and after, in whatever tab they are, and how many there are. Once the
 * last is resolved, where one goes on.
 */
export function OpenCommentSteps() {
  const { next, previous, status } = useOpenComments()
  // The status is there before it says anything, or it would not be read out.
  return (
    <Flex align="center" wrap="wrap" gap="2" mt={status === undefined ? '0' : '2'}>
      <Steps next={next} previous={previous} />
      <Text role="status" textStyle="xs" color="muted">
        {status}
      </Text>
    </Flex>
  )
}
