import { useQuery } from '@apollo/client/react'
import { Button, Skeleton } from '@chakra-ui/react'
import { Link, useParams } from 'react-router'
import { Sentence } from '../shell/Sentence.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { messages } from '../ui/messages.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import { CaseNameDocument } from './case.operations.ts'

/** The draft of a case. */
export function DraftPage() {
  const { caseUuid = '' } = useParams()
  const { data, error, refetch } = useQuery(CaseNameDocument, { variables: { uuid: caseUuid }, notifyOnNetworkStatusChange: true })
  if (data) {
    return (
      <>
        <PageHead title={data.case.caseName} />
        <EmptyState text="The case is created. Time, hearings and disbursements cannot be entered in this version; its details can be changed.">
          <Button variant="solid" asChild><Link to={`/cost-draft/cases/details/edit/${caseUuid}`}>Edit Case</Link></Button>
          <Button asChild><Link to="/cost-draft/cases">Cases</Link></Button>
        </EmptyState>
      </>
    )
  }
  if (!error) return <Skeleton height="7" width="72" mb="4" />
  const { code, message } = readError(error)
  if (code === 'NOT_FOUND') return <Sentence title="404" text={messages.notFound} />
  return <><PageHead title="Edit draft" /><EmptyState text={`The case could not be loaded. ${message}`}><Button onClick={() => { refetch().catch(console.error) }}>Try again</Button></EmptyState></>
}
