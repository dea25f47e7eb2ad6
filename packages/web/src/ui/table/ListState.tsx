import type { ErrorLike } from '@apollo/client'
import { Button, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EmptyState } from '../EmptyState.tsx'
import { readError } from '../read-error.ts'

/** How the query of a list stands. */
export interface ListQueryState {
  loading: boolean
  error?: ErrorLike | undefined
  refetch: () => Promise<unknown>
}
interface Props {
  /** What is listed: "cases". */
  what: string
  state: ListQueryState
  /** Shown while nothing is loaded yet. */
  skeleton: ReactNode
  /** The list; absent until something is loaded. */
  children: ReactNode | undefined
}

/**
 * A list, or the placeholder while it loads, or why it could not be loaded. Where an older answer is known, it stays
 * below the error.
 */
export function ListState({ what, state: { loading, error, refetch }, skeleton, children }: Props) {
  const retryButton = (
    <Button
      loading={loading}
      onClick={() => {
        refetch().catch(console.error)
      }}
    >
      Try again
    </Button>
  )
  const errorText = error && `The ${what} could not be loaded. ${readError(error).message}`
  if (children === undefined) return errorText ? <EmptyState text={errorText}>{retryButton}</EmptyState> : skeleton
  return (
    <>
      {errorText && (
        <Flex role="alert" align="center" gap="3" mb="3" color="danger.ink">
          <Text textStyle="sm">{errorText}</Text>
          {retryButton}
        </Flex>
      )}
      {children}
    </>
  )
}
