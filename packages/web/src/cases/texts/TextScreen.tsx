import { Box, Button, Skeleton } from '@chakra-ui/react'
import { useEffect } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { delayedFadeIn } from '../../ui/delayed-fade-in.ts'
import { readError } from '../../ui/read-error.ts'
import { TextEditor } from './TextEditor.tsx'
import type { TextKind } from './text-kinds.ts'
import { useText } from './use-text.ts'
import { useQuery } from '../../ui/use-query.ts'

/** A text of a case: an autosaving editor in the draft, read-only everywhere else. */
export function TextScreen({ kind, caseUuid, mayEdit }: { kind: TextKind; caseUuid: string; mayEdit: boolean }) {
  // Always fetched from the server, so that editing does not start from a stale cached text.
  const { data, error, loading, refetch } = useQuery(kind.load, {
    variables: { uuid: caseUuid },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const {
    saver,
    snapshot: { isLoaded, state },
  } = useText(kind, caseUuid)
  const stored = data?.case
  useEffect(() => {
    if (stored) saver.load({ text: stored.text ?? '', version: stored.version })
  }, [stored, saver])

  // An unsaved text stays editable, even while the query loads or after it fails.
  if (mayEdit && isLoaded && (stored || state !== 'saved')) return <TextEditor kind={kind} caseUuid={caseUuid} />
  if (!mayEdit && stored) {
    if (!stored.text) return <EmptyState text={kind.emptyText} />
    return (
      <Box
        as="article"
        aria-label={kind.label}
        maxW="840px"
        bg="surface"
        borderWidth="1px"
        borderColor="line"
        borderRadius="l2"
        px="6"
        py="5"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {stored.text}
      </Box>
    )
  }
  if (error && !loading)
    return (
      <EmptyState text={`${kind.subject} could not be loaded. ${readError(error).message}`}>
        <Button
          onClick={() => {
            refetch().catch(console.error)
          }}
        >
          Try again
        </Button>
      </EmptyState>
    )
  return (
    <Box css={delayedFadeIn} maxW="840px">
      <Skeleton height="3" width="20" mb="3" />
      <Skeleton height={kind.height} />
    </Box>
  )
}
