import { useQuery } from '@apollo/client/react'
import { Box, Button, Skeleton } from '@chakra-ui/react'
import { useEffect } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { late } from '../../ui/late.ts'
import { readError } from '../../ui/read-error.ts'
import { NarrativeDocument } from './narrative.operations.ts'
import { NarrativeEditor } from './NarrativeEditor.tsx'
import { useNarrative } from './use-narrative.ts'

/** The narrative of a bill: written in the draft, read everywhere else. */
export function NarrativeScreen({ caseUuid, mayEdit }: { caseUuid: string; mayEdit: boolean }) {
  // Always as it is now: what was known earlier would be a stale text under the writer's hand.
  const { data, error, loading, refetch } = useQuery(NarrativeDocument, { variables: { uuid: caseUuid }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first', notifyOnNetworkStatusChange: true })
  const { saver, written: { isThere, state } } = useNarrative(caseUuid)
  const stored = data?.case
  useEffect(() => {
    if (stored) saver.begin({ text: stored.narrative ?? '', version: stored.narrativeVersion })
  }, [stored, saver])

  // What was not saved is written on with, whatever the server answers.
  if (mayEdit && isThere && (stored || state !== 'saved')) return <NarrativeEditor caseUuid={caseUuid} />
  if (!mayEdit && stored) {
    if (!stored.narrative) return <EmptyState text="No narrative has been written." />
    return <Box as="article" aria-label="Narrative" maxW="840px" bg="surface" borderWidth="1px" borderColor="line" borderRadius="l2" px="6" py="5" whiteSpace="pre-wrap" overflowWrap="anywhere">{stored.narrative}</Box>
  }
  if (error && !loading) return <EmptyState text={`The narrative could not be loaded. ${readError(error).message}`}><Button onClick={() => { refetch().catch(console.error) }}>Try again</Button></EmptyState>
  return <Box css={late} maxW="840px"><Skeleton height="3" width="20" mb="3" /><Skeleton height="min(480px, 52vh)" /></Box>
}
