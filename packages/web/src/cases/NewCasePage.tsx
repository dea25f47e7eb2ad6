import { Button } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import { ClientsScopeDocument } from '../clients/clients.operations.ts'
import { SolicitorsDocument } from '../clients/firm.operations.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import { NewCaseForm } from './NewCaseForm.tsx'
import { useQuery } from '../ui/use-query.ts'

/** Says how a solicitor is had: by adding one, for whoever may. */
function NoSolicitor() {
  const viewer = useQuery(ClientsScopeDocument).data?.viewer
  const { isAdmin } = useViewer()
  if (isAdmin) return <EmptyState text="Cases are drafted by the people of a client. Add one of them as a user." />
  if (!viewer?.addsClients)
    return (
      <EmptyState text="There is no solicitor you may draft a case for. If you need one, ask whoever manages access at your firm." />
    )
  return (
    <EmptyState text="There is no solicitor you may draft a case for yet.">
      <Button asChild>
        <Link to="/clients/add">Add a solicitor</Link>
      </Button>
    </EmptyState>
  )
}

export function NewCasePage() {
  const { data, error, refetch } = useQuery(SolicitorsDocument, { notifyOnNetworkStatusChange: true })
  return (
    <>
      <PageHead title="New case" />
      {data && data.solicitors.length > 0 && <NewCaseForm solicitors={data.solicitors} />}
      {data?.solicitors.length === 0 && <NoSolicitor />}
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
