import { useQuery } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { ClientDetailsQuery } from '../generated/graphql.ts'
import { useNamed } from '../shell/record-name.ts'
import { ErrorPage } from '../shell/ErrorPage.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { messages } from '../ui/messages.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { ClientDetailsDocument } from './client.operations.ts'
import { ownClients, systemClients, type ClientsPlace } from './client-paths.ts'
import { EditClientForm } from './EditClientForm.tsx'

/** A client of the viewer's, to be changed, or read. */
export const EditClientPage = () => <ClientOf place={ownClients} />
/** Any client of the system. */
export const EditSystemClientPage = () => <ClientOf place={systemClients} />

function ClientOf({ place }: { place: ClientsPlace }) {
  const { id = '' } = useParams()
  return <EditClient key={id} uuid={id} place={place} />
}

function EditClient({ uuid, place }: { uuid: string; place: ClientsPlace }) {
  const { data, error, loading, refetch } = useQuery(ClientDetailsDocument, {
    variables: { uuid },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  // The record as it was fetched again, and how often: each time the form begins anew with it.
  const [again, setAgain] = useState<{ round: number; record?: ClientDetailsQuery['client'] }>({ round: 0 })
  useNamed(data?.client.name)
  const isNotFound = error !== undefined && readError(error).code === 'NOT_FOUND'
  useEffect(() => {
    if (error && !isNotFound) toastError(error)
  }, [error, isNotFound])
  if (isNotFound) return <ErrorPage title="404" text={messages.notFound} />
  const reload = (): void => {
    refetch().then(
      (answer) => setAgain({ round: again.round + 1, ...(answer.data && { record: answer.data.client }) }),
      toastError,
    )
  }
  return (
    <>
      <PageHead title={data && (!data.client.isEditable || data.client.archivedAt) ? 'Client' : 'Edit client'} />
      {data && <EditClientForm key={again.round} record={again.record ?? data.client} place={place} reload={reload} />}
      {!data && loading && <FormSkeleton title="Client Details" />}
      {!data && !loading && error && (
        <EmptyState text={`The client could not be loaded. ${readError(error).message}`}>
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
