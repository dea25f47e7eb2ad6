import { useQuery } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { NewCaseForm } from './NewCaseForm.tsx'
import { SolicitorsDocument } from './firm.operations.ts'

export function NewCasePage() {
  const { data, error, refetch } = useQuery(SolicitorsDocument, { notifyOnNetworkStatusChange: true })
  return (
    <>
      <PageHead title="New case" />
      {data && data.solicitors.length > 0 && <NewCaseForm solicitors={data.solicitors} />}
      {data?.solicitors.length === 0 && <EmptyState text="There is no solicitor you may draft a case for. If you need one, ask whoever manages access at your firm." />}
      {!data && !error && <FormSkeleton />}
      {!data && error && (
        <EmptyState text={`The solicitors could not be loaded. ${readError(error).message}`}><Button onClick={() => { refetch().catch(console.error) }}>Try again</Button></EmptyState>
      )}
    </>
  )
}
