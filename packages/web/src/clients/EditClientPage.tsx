import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { ClientDetailsQuery } from '../generated/graphql.ts'
import { auditLogPath } from '../administration-audit/audit-filter.ts'
import { AuditSection } from '../administration-audit/AuditSection.tsx'
import { FirmArchives } from '../firm-archive/FirmArchives.tsx'
import { useSetRecordName } from '../navigation/record-name.ts'
import { NotFoundPage } from '../ui/NotFoundPage.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { ClientDetailsDocument } from './client.operations.ts'
import { ownClients, systemClients, type ClientsSection } from './client-paths.ts'
import { ClientMark } from '../client-mark/ClientMark.tsx'
import { EditClientForm } from './EditClientForm.tsx'
import { ClientActions } from './merging/ClientActions.tsx'
import { useQuery } from '../ui/use-query.ts'

/** A client of the viewer's firm, editable or read-only. */
export const EditClientPage = () => <ClientFromPath section={ownClients} />
/** Any client of the system (administrators). */
export const EditSystemClientPage = () => <ClientFromPath section={systemClients} />

function ClientFromPath({ section }: { section: ClientsSection }) {
  const { id = '' } = useParams()
  return <EditClient key={id} uuid={id} section={section} />
}

interface HeadProps {
  client: ClientDetailsQuery['client'] | undefined
  section: ClientsSection
  reload: () => void
}
/** What the page is, with what may be done with the client as a whole. */
const Head = ({ client, section, reload }: HeadProps) => (
  <PageHead title={client && (!client.isEditable || client.archivedAt) ? 'Client' : 'Edit client'}>
    {client && <ClientActions client={client} section={section} reload={reload} />}
  </PageHead>
)

/** What is recorded of a client, its locations and its fee earners, which one page changes. */
const ClientAudit = ({ client: { uuid, name, readsAudit } }: { client: ClientDetailsQuery['client'] }) => (
  <AuditSection
    name={name}
    mayRead={readsAudit}
    of={{ clients: [uuid], kinds: ['client', 'site', 'fee_earner'] }}
    hasRecord
    more={{ text: 'Everything in this client', to: auditLogPath({ clients: [uuid] }) }}
  />
)

/** What is of the client as a whole, below its form. */
const OfWholeClient = ({ client }: { client: ClientDetailsQuery['client'] }) => (
  <>
    <ClientMark firm={{ uuid: client.uuid, name: client.name, mayEdit: client.isEditable && !client.archivedAt }} />
    {client.isExportable && <FirmArchives firm={client} />}
    <ClientAudit client={client} />
  </>
)

function EditClient({ uuid, section }: { uuid: string; section: ClientsSection }) {
  const { data, error, loading, refetch } = useQuery(ClientDetailsDocument, {
    variables: { uuid },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  // The refetched record, and a counter used as React key, so that each reload starts a new form.
  const [reloaded, setReloaded] = useState<{ count: number; record?: ClientDetailsQuery['client'] }>({ count: 0 })
  useSetRecordName(data?.client.name)
  const isNotFound = error !== undefined && readError(error).code === 'NOT_FOUND'
  useErrorToast(isNotFound ? undefined : error)
  if (isNotFound) return <NotFoundPage />
  const reload = (): void => {
    refetch().then(
      (answer) => setReloaded({ count: reloaded.count + 1, ...(answer.data && { record: answer.data.client }) }),
      toastError,
    )
  }
  return (
    <>
      <Head client={data?.client} section={section} reload={reload} />
      {data && (
        <EditClientForm
          key={reloaded.count}
          record={reloaded.record ?? data.client}
          section={section}
          reload={reload}
        />
      )}
      {data && <OfWholeClient client={data.client} />}
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
