import { Text } from '@chakra-ui/react'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { progressSentence, type ReviewProgressState } from './progress-sentence.ts'

/** How far the pricing of the cases has come, and what it has found. */
export function ReviewProgress(props: ReviewProgressState) {
  const { total, examined, isDone } = props
  const percent = total ? Math.round((examined / total) * 100) : 0
  return (
    <>
      <Text role="status" textWrap="pretty">
        {progressSentence(props)}
      </Text>
      {!isDone && <ProgressBar percent={percent} name="Cases priced" />}
    </>
  )
}
