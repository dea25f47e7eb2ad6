import { useQuery } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { SolicitorsDocument } from '../clients/firm.operations.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import { NewCaseForm } from './NewCaseForm.tsx'

export function NewCasePage() {
  const { data, error, refetch } = useQuery(SolicitorsDocument, { notifyOnNetworkStatusChange: true })
  return (
    <>
      <PageHead title="New case" />
      {data && data.solicitors.length > 0 && <NewCaseForm solicitors={data.solicitors} />}
      {data?.solicitors.length === 0 && (
        <EmptyState text="There is no solicitor you may draft a case for. If you need one, ask whoever manages access at your firm." />
      )}
      {!data && !error && <FormSkeleton title="Case details" />}
      {!data && error && (
        <EmptyState text={`The solicitors could not be loaded. ${readError(error).message}`}>
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
