import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { readError } from '../ui/read-error.ts'
import { ChangedCases } from './ChangedCases.tsx'
import { type ReachWords, progressSentence, type ReviewProgressState } from './progress-sentence.ts'
import { usePreview, type LoadCases } from './use-preview.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'

/** How far the pricing of the cases has come, and what it has found. */
function ReviewProgress(props: ReviewProgressState) {
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

interface Props {
  load: LoadCases
  words: ReachWords
  /** Told whether there is nothing more to wait for: all cases are priced, or they cannot be. */
  onSettled: (isSettled: boolean) => void
}

/** Prices the open cases that a change can reach, and lists those that change. */
export function CasesPreview({ load, words, onSettled }: Props) {
  const { total, examined, changes, isDone, error, retry } = usePreview(load)
  const isSettled = isDone || error !== undefined
  const isBegun = total !== undefined
  useEffect(() => onSettled(isSettled), [isSettled, onSettled])
  return (
    <>
      {(isBegun || error === undefined) && (
        <ReviewProgress words={words} total={total} examined={examined} changed={changes.length} isDone={isDone} />
      )}
      {error !== undefined && (
        <Flex role="alert" align="center" gap="3" mt="3" wrap="wrap">
          <Text textStyle="sm" color="danger.ink" flex="1 1 240px">
            {`${isBegun ? 'Not all cases could be priced.' : 'The cases could not be priced.'} ${readError(error).message}`}
          </Text>
          <Button onClick={retry}>Try again</Button>
        </Flex>
      )}
      {changes.length > 0 && <ChangedCases changes={changes} />}
      {isDone && changes.length > 0 && (
        <Text mt="3" textStyle="xs" color="muted">
          Totals with VAT. Complete cases keep the figures they were completed with.
        </Text>
      )}
    </>
  )
}
