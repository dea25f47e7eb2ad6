import { Button, Flex, Skeleton, Text } from '@chakra-ui/react'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { readError } from '../ui/read-error.ts'

interface Props {
  /** What is said of a case without documents. */
  text: string
  isLoaded: boolean
  error: unknown
  retry: () => void
}

/** Stands in for the tree: the case has no documents, or they are loading, or could not be loaded. */
export function NoFiles({ text, isLoaded, error, retry }: Props) {
  if (isLoaded)
    return (
      <Text color="muted" textAlign="center" py="12">
        {text}
      </Text>
    )
  if (!error) return <Skeleton height="32" css={delayedFadeIn} />
  return (
    <Flex role="alert" direction="column" align="center" gap="3" py="12">
      <Text color="muted">{`The documents could not be loaded. ${readError(error).message}`}</Text>
      <Button type="button" onClick={retry}>
        Try again
      </Button>
    </Flex>
  )
}
