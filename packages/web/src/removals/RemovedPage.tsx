import { Button, Skeleton } from '@chakra-ui/react'
import { useAddition } from '../access/viewer.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import { RemovedTable } from './RemovedTable.tsx'
import { useRemoval } from './use-removal.tsx'
import { useRemoved } from './use-removed.ts'

const NOTHING = 'Nothing that you may bring back was removed in the last 30 days.'
const NOT_OFFERED = 'Removing is not available here: the service that your firm uses does not offer it.'

/** What the viewer may bring back: clients, locations, fee earners and cases that were removed in the last 30 days. */
export function RemovedPage() {
  const isOffered = useAddition('removals')
  const { rows, isLoading, error, refetch } = useRemoved(null, isOffered)
  const { restore } = useRemoval()
  const none = isOffered ? NOTHING : NOT_OFFERED
  return (
    <>
      <PageHead title="Removed in the last 30 days" />
      {rows.length > 0 && <RemovedTable rows={rows} restore={(row) => void restore(row)} />}
      {rows.length === 0 && isLoading && <Skeleton height="24" aria-hidden />}
      {rows.length === 0 && !isLoading && (
        <EmptyState text={error ? readError(error).message : none}>
          {error && (
            <Button
              onClick={() => {
                refetch().catch(console.error)
              }}
            >
              Try again
            </Button>
          )}
        </EmptyState>
      )}
    </>
  )
}
