import { useMutation } from '@apollo/client/react'
import { Button, Flex, Link, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useAddition } from '../access/viewer.ts'
import { config, signInHost } from '../access/config.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Section } from '../ui/form/Section.tsx'
import { readError } from '../ui/read-error.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { AddApiClient } from './AddApiClient.tsx'
import { apiClientColumns, type ApiClientRow } from './api-client-columns.tsx'
import { ApiClientsDocument, ManagesApiClientsDocument, RevokeApiClientDocument } from './api-clients.operations.ts'
import { ClientSecret, type ApiClientCredentials } from './ClientSecret.tsx'
import { useQuery } from '../ui/use-query.ts'

/** The API clients of a firm, for viewers who may manage them; otherwise nothing. */
export function ApiClients({ firm }: { firm: string }) {
  const viewer = useQuery(ManagesApiClientsDocument, { variables: { clientUuid: firm } }).data?.viewer
  const isOffered = useAddition('api_clients')
  const hasAudit = useAddition('administration_audit')
  if (!viewer?.manages || !isOffered) return null
  if (config.auth.isOwn) return <ApiClientList firm={firm} readsAudit={viewer.readsAudit && hasAudit} />
  return (
    <Section title="API clients">
      <Text
        textStyle="sm"
        color="muted"
      >{`Programs are let in by CostDraft’s own sign-in host. Here one signs in at ${signInHost}, so there are none.`}</Text>
    </Section>
  )
}

/** Revokes an API client of a firm after a confirmation; a failure is shown in a toast. */
function useRevoke(firm: string, refetch: () => Promise<unknown>) {
  const [send] = useMutation(RevokeApiClientDocument)
  const { ask, confirmDialog } = useConfirm()
  const revoke = useCallback(
    async ({ uuid, name }: ApiClientRow): Promise<void> => {
      const answer = await ask({
        title: `Revoke ${name}?`,
        text: 'Its next request is not answered. This cannot be undone; a new API client has a new secret.',
        answers: [
          { label: 'Cancel', value: 'cancel' },
          { label: 'Revoke', value: 'revoke', isMain: true },
        ],
      })
      if (answer !== 'revoke') return
      try {
        await send({ variables: { clientUuid: firm, uuid } })
        await refetch()
        toaster.create({ type: 'success', title: `${name} has been revoked.` })
      } catch (failure) {
        toastError(failure, `${name} could not be revoked`)
      }
    },
    [ask, send, firm, refetch],
  )
  return { revoke, confirmDialog }
}

function ApiClientList({ firm, readsAudit }: { firm: string; readsAudit: boolean }) {
  const { data, error, refetch } = useQuery(ApiClientsDocument, {
    variables: { clientUuid: firm },
    fetchPolicy: 'cache-and-network',
  })
  const [adding, setAdding] = useState(false)
  const [credentials, setCredentials] = useState<ApiClientCredentials>()
  const { revoke, confirmDialog } = useRevoke(firm, refetch)
  const columns = useMemo(
    () => apiClientColumns({ revoke: (row) => void revoke(row), readsAudit }),
    [revoke, readsAudit],
  )
  const onAdded = (added: ApiClientCredentials): void => {
    setAdding(false)
    setCredentials(added)
    refetch().catch(console.error)
  }
  const rows = data?.apiClients
  return (
    <Section
      isWide
      title="API clients"
      text="Programs that ask in the firm’s name, by client credentials: reports, integrations, imports."
    >
      {error && !rows && (
        <Text color="muted" mb="3">
          The API clients could not be loaded. {readError(error).message}
        </Text>
      )}
      {rows?.length === 0 && <EmptyState text="No API clients yet." />}
      {rows && rows.length > 0 && (
        <DataTable caption="API clients" columns={columns} rows={rows} keyOf={({ uuid }) => uuid} />
      )}
      <Flex mt="3" gap="4" align="center" wrap="wrap">
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          Add API client
        </Button>
        <Link href="/docs/tokens" textStyle="sm">
          How a program uses one
        </Link>
        <Link asChild textStyle="sm">
          <RouterLink to="/developers">Reference and explorer</RouterLink>
        </Link>
      </Flex>
      {adding && <AddApiClient firm={firm} close={() => setAdding(false)} onAdded={onAdded} />}
      {credentials && <ClientSecret credentials={credentials} close={() => setCredentials(undefined)} />}
      {confirmDialog}
    </Section>
  )
}
