import { useQuery } from '@apollo/client/react'
import { Box, Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useSetRecordName } from '../shell/record-name.ts'
import { ErrorPage } from '../shell/ErrorPage.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { messages } from '../ui/messages.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import type { CaseRecord } from '../areas/area-screens.ts'
import { CaseDetailsDocument } from './case.operations.ts'
import { EditCaseForm } from './EditCaseForm.tsx'
import { CaseNotes } from './notes/CaseNotes.tsx'

/** Page that edits the details of a case. */
export const EditCasePage = () => <CaseDetailsPage isReview={false} />
/** Page that shows the details of a case in a review: read-only, with notes. */
export const ReviewDetailsPage = () => <CaseDetailsPage isReview />

function CaseDetailsPage({ isReview }: { isReview: boolean }) {
  const { caseUuid = '' } = useParams()
  return <EditCase key={caseUuid} caseUuid={caseUuid} isReview={isReview} />
}

function EditCase({ caseUuid, isReview }: { caseUuid: string; isReview: boolean }) {
  const { data, error, loading, refetch } = useQuery(CaseDetailsDocument, {
    variables: { uuid: caseUuid },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  // The record after a reload and the number of reloads, which keys the form so that it starts over with that record.
  const [reloaded, setReloaded] = useState<{ count: number; record?: CaseRecord }>({ count: 0 })
  useSetRecordName(data?.case.caseName)
  const code = error && readError(error).code
  if (code === 'NOT_FOUND') return <ErrorPage title="404" text={messages.notFound} />
  const reload = (): void => {
    refetch().then((answer) => setReloaded({ count: reloaded.count + 1, record: answer.data?.case }), toastError)
  }
  return (
    <>
      <PageHead title="Edit Case" />
      {data && (
        <EditCaseForm key={reloaded.count} record={reloaded.record ?? data.case} reload={reload} isReview={isReview} />
      )}
      {data && (
        <Box mt="10">
          <CaseNotes caseUuid={caseUuid} />
        </Box>
      )}
      {!data && loading && <FormSkeleton title="Case details" />}
      {!data && !loading && error && (
        <EmptyState text={`The case could not be loaded. ${readError(error).message}`}>
          <Button
            onClick={() => {
              refetch().catch(console.error)
            }}
          >
            Try again
          </Button>
        </EmptyState>
      )}
    </>
  )
}
