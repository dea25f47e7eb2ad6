import { Button, Flex, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { delayedFadeIn } from '../../ui/delayed-fade-in.ts'
import { readError } from '../../ui/read-error.ts'

interface Props {
  what: string
  error: Error | undefined
  loading: boolean
  again: () => Promise<unknown>
}

/** A panel whose list is not here: on its way, or the sentence that says why not. */
export function PanelState({ what, error, loading, again }: Props) {
  if (error) {
    return (
      <Flex mt="4" align="center" gap="3" role="alert">
        <Text textStyle="sm" color="danger.ink">{`The ${what} could not be loaded. ${readError(error).message}`}</Text>
        <Button
          loading={loading}
          onClick={() => {
            again().catch(console.error)
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
