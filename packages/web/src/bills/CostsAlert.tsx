import { Box, Button, Text } from '@chakra-ui/react'
import { readError } from '../ui/read-error.ts'

/** Error shown when the costs could not be loaded or refreshed. */
export const CostsAlert = ({
  error,
  hasFigures,
  retry,
}: {
  error: Error
  hasFigures: boolean
  retry: () => Promise<unknown>
}) => (
  <Box role="alert" textStyle="sm" mb="3">
    <Text
      textStyle="sm"
      color="danger.ink"
    >{`${hasFigures ? 'These figures may be old: the costs could not be brought up to date.' : 'The costs could not be loaded.'} ${readError(error).message}`}</Text>
    <Button
      mt="2"
      onClick={() => {
        retry().catch(console.error)
      }}
    >
      Try again
    </Button>
  </Box>
)
