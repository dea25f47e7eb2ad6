import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { readError } from '../../ui/read-error.ts'
import { ChangedCases } from './ChangedCases.tsx'
import { ReviewProgress } from './ReviewProgress.tsx'
import { usePreview, type Proposal } from './use-preview.ts'

interface Props {
  proposal: Proposal
  /** Told whether there is nothing more to wait for: all cases are priced, or they cannot be. */
  onSettled: (isSettled: boolean) => void
}

/** Prices the open cases with a proposal and lists those that change. */
export function CasesPreview({ proposal, onSettled }: Props) {
  const { total, examined, changes, isDone, error, retry } = usePreview(proposal)
  const isSettled = isDone || error !== undefined
  useEffect(() => onSettled(isSettled), [isSettled, onSettled])
  return (
    <>
      <ReviewProgress total={total} examined={examined} changed={changes.length} isDone={isDone} />
      {error !== undefined && (
        <Flex role="alert" align="center" gap="3" mt="3" wrap="wrap">
          <Text textStyle="sm" color="danger.ink" flex="1 1 240px">
            {`Not all cases could be priced. ${readError(error).message}`}
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
