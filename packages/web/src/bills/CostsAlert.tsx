import { Box, Button, Text } from '@chakra-ui/react'
import { readError } from '../ui/read-error.ts'

/** Why there are no figures, or none that are new. */
export const CostsAlert = ({
  error,
  hasFigures,
  again,
}: {
  error: Error
  hasFigures: boolean
  again: () => Promise<unknown>
}) => (
  <Box role="alert" textStyle="sm" mb="3">
    <Text
      textStyle="sm"
      color="danger.ink"
    >{`${hasFigures ? 'These figures may be old: the costs could not be brought up to date.' : 'The costs could not be loaded.'} ${readError(error).message}`}</Text>
    <Button
      mt="2"
      onClick={() => {
        again().catch(console.error)
      }}
    >
      Try again
    </Button>
  </Box>
)
