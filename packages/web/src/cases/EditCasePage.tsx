import { Box, Button, Grid } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { useSetRecordName } from '../navigation/record-name.ts'
import { NotFoundPage } from '../ui/NotFoundPage.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { useErrorToast } from '../ui/use-error-toast.ts'
import type { CaseRecord } from '../areas/area-screens.ts'
import { CaseDetailsDocument } from './case.operations.ts'
import { isOwnDraft } from '../drafts/draft-store.ts'
import { EditCaseForm, detailsDraftKey } from './EditCaseForm.tsx'
import { ReviewDetails } from './ReviewDetails.tsx'
import { CaseNotes } from './notes/CaseNotes.tsx'
import { useQuery } from '../ui/use-query.ts'

const notesBeside = {
  position: { xl: 'sticky' },
  top: '4',
  maxHeight: { xl: 'calc(100dvh - 2rem)' },
  overflowY: { xl: 'auto' },
} as const

/** Page that edits the details of a case. */
export const EditCasePage = () => <CaseDetailsPage isReview={false} />
/** Page that shows the details of a case in a review: read-only, with notes. */
export const ReviewDetailsPage = () => <CaseDetailsPage isReview />

function CaseDetailsPage({ isReview }: { isReview: boolean }) {
  const { caseUuid = '' } = useParams()
  return <EditCase key={caseUuid} caseUuid={caseUuid} isReview={isReview} />
}

const titleOf = (isReview: boolean, record: CaseRecord | undefined): string => {
  if (isReview) return 'Review details'
  return record?.stage === null ? 'Case Details' : 'Edit Case'
}

interface DetailsProps {
  record: CaseRecord
  isRead: boolean
  onRestored: () => void
  /** The form of the details, where they are not only read. */
  children: ReactNode
}

/** The details of a case, with its notes. Both are only read in a stage of the host's own. */
function DetailsAndNotes({ record, isRead, onRestored, children }: DetailsProps) {
  const isUnknownStage = record.stage === null
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 336px' }} gap="8" alignItems="start">
      <Box>{isRead || isUnknownStage ? <ReviewDetails record={record} /> : children}</Box>
      {/* Beside the details where there is room: a note is read, and written, without leaving them. */}
      <Box css={notesBeside}>
        <CaseNotes caseUuid={record.uuid} isReadOnly={isUnknownStage} onRestored={onRestored} />
      </Box>
    </Grid>
  )
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
  const isMissing = error !== undefined && readError(error).code === 'NOT_FOUND'
  useErrorToast(isMissing ? undefined : error)
  if (isMissing) return <NotFoundPage />
  const reload = (): void => {
    refetch().then((answer) => setReloaded({ count: reloaded.count + 1, record: answer.data?.case }), toastError)
  }
  // The form shows what was restored, unless it holds what is not saved yet: that meets it in the conflict when it is.
  const followRestored = (): void => {
    if (!isOwnDraft(detailsDraftKey(caseUuid))) reload()
  }
  return (
    <>
      <PageHead title={titleOf(isReview, data?.case)} of={data?.case.caseName} />
      {data && (
        <DetailsAndNotes record={data.case} isRead={isReview} onRestored={followRestored}>
          <EditCaseForm key={reloaded.count} record={reloaded.record ?? data.case} reload={reload} />
        </DetailsAndNotes>
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
