import { Box, Text } from '@chakra-ui/react'
import { progressSentence, type ReviewProgressState } from './progress-sentence.ts'

/** How far the pricing of the cases has come, and what it has found. */
export function ReviewProgress(props: ReviewProgressState) {
  const { total, examined, isDone } = props
  const percent = total ? Math.round((examined / total) * 100) : 0
  return (
    <>
      <Text role="status">{progressSentence(props)}</Text>
      {!isDone && (
        <Box
          role="progressbar"
          aria-label="Cases priced"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          mt="2"
          height="1"
          bg="line"
          borderRadius="full"
        >
          <Box
            height="full"
            bg="accent"
            borderRadius="full"
            style={{ width: `${percent}%` }}
            transition="width 150ms ease-out"
          />
        </Box>
      )}
    </>
  )
}
