import { Button, Flex, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { delayedFadeIn } from './delayed-fade-in.ts'
import { readError } from './read-error.ts'

interface Props {
  what: string
  error: Error | undefined
  loading: boolean
  retry: () => Promise<unknown>
}

/**
 * State of a panel without data: a skeleton while it loads, or the error with a retry button. `what` names the content.
 */
export function PanelState({ what, error, loading, retry }: Props) {
  if (error) {
    return (
      <Flex mt="4" align="center" gap="3" role="alert">
        <Text textStyle="sm" color="danger.ink">{`The ${what} could not be loaded. ${readError(error).message}`}</Text>
        <Button
          loading={loading}
          onClick={() => {
            retry().catch(console.error)
          }}
        >
          Try again
        </Button>
      </Flex>
    )
  }
  return (
    <Stack mt="4" gap="3" css={delayedFadeIn}>
      <VisuallyHidden role="status">{`Loading the ${what}`}</VisuallyHidden>
      <Skeleton height="3" width="40%" />
      <Skeleton height="3" width="80%" />
      <Skeleton height="3" width="60%" />
    </Stack>
  )
}
