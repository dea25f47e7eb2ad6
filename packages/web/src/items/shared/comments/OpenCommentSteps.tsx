import { Button, Flex, Text, chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { NEXT_KEY, useOpenComments } from './open-comments.tsx'

/** Buttons that go to the open comments before and after, in whatever tab they are; nothing where no other is open. */
export function OpenCommentSteps() {
  const { count = 0, next, previous } = useOpenComments()
  if (!next && !previous) return null
  return (
    <Flex align="center" wrap="wrap" gap="2" mt="2">
      <Button size="xs" aria-keyshortcuts={`Shift+${NEXT_KEY}`} title={`Shift+${NEXT_KEY}`} onClick={previous}>
        <ChevronUp size={14} aria-hidden />
        Previous<chakra.span srOnly> unresolved</chakra.span>
      </Button>
      <Button size="xs" aria-keyshortcuts={NEXT_KEY} title={NEXT_KEY} onClick={next}>
        <ChevronDown size={14} aria-hidden />
        Next<chakra.span srOnly> unresolved</chakra.span>
      </Button>
      <Text role="status" textStyle="xs" color="muted">{`${count} unresolved in this case`}</Text>
    </Flex>
  )
}
