import { Button } from '@chakra-ui/react'
import { useMemo } from 'react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { readError } from '../ui/read-error.ts'
import { filterOf } from './assessment-query.ts'
import { AssessmentGrid } from './AssessmentGrid.tsx'
import { AssessmentHead } from './AssessmentHead.tsx'
import { AssessmentSkeleton } from './AssessmentSkeleton.tsx'
import { useAssessment } from './use-assessment.ts'
import { useLineQuery } from './use-line-query.ts'
import { useRemoval } from './use-removal.ts'

const NONE = 'An assessment is kept of a case while it is complete. This case is not.'

/** The assessment of a completed bill: what it comes to, and its lines as they are claimed, offered and allowed. */
export function AssessmentScreen({ caseUuid }: { caseUuid: string }) {
  const lineQuery = useLineQuery()
  const { query } = lineQuery
  const filter = useMemo(() => filterOf(query), [query])
  const shown = useAssessment(caseUuid, filter)
  const { assessment, error, loading, refetch } = shown
  const removal = useRemoval(caseUuid, shown)
  const given = { caseUuid, shown, lineQuery, filter }
  if (assessment === null) return <EmptyState text={NONE} />
  if (!assessment)
    return error ? (
      <EmptyState text={`The assessment could not be loaded. ${readError(error).message}`}>
        <Button
          loading={loading}
          onClick={() => {
            refetch().catch(console.error)
          }}
        >
          Try again
        </Button>
      </EmptyState>
    ) : (
      <AssessmentSkeleton />
    )
  return (
    <>
      <AssessmentHead caseUuid={caseUuid} assessment={assessment} {...removal} />
      {assessment.totals.lines === 0 && <EmptyState text="This bill counts no line that could be assessed." />}
      {/* What is removed or restored begins anew. */}
      {assessment.totals.lines > 0 && !removal.isBusy && <AssessmentGrid {...given} assessment={assessment} />}
    </>
  )
}
