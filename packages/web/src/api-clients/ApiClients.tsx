import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { config, signInHost } from '../config.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Section } from '../ui/form/Section.tsx'
import { readError } from '../ui/read-error.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { useQuestion } from '../ui/use-question.tsx'
import { AddApiClient } from './AddApiClient.tsx'
import { apiClientColumns, type ApiClientRow } from './api-client-columns.tsx'
import { ApiClientsDocument, ManagesApiClientsDocument, RevokeApiClientDocument } from './api-clients.operations.ts'
import { ClientSecret, type Made } from './ClientSecret.tsx'

/** The programs of a firm, for who manages them; nothing for anyone else. */
export function ApiClients({ firm }: { firm: string }) {
  const manages = useQuery(ManagesApiClientsDocument, { variables: { clientUuid: firm } }).data?.viewer.manages ?? false
  if (!manages) return null
  if (config.auth.isOwn) return <Programs firm={firm} />
  return (
    <Section title="API clients">
      <Text
        textStyle="sm"
        color="muted"
      >{`Programs are let in by CostDraft’s own sign-in host. Here one signs in at ${signInHost}, so there are none.`}</Text>
    </Section>
  )
}

function Programs({ firm }: { firm: string }) {
  const { data, error, refetch } = useQuery(ApiClientsDocument, {
    variables: { clientUuid: firm },
    fetchPolicy: 'cache-and-network',
  })
  const [adding, setAdding] = useState(false),
    [made, setMade] = useState<Made>()
  const [send] = useMutation(RevokeApiClientDocument)
  const { ask, asking } = useQuestion()
  const columns = useMemo(() => {
    const revoke = async ({ uuid, name }: ApiClientRow): Promise<void> => {
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
    }
    return apiClientColumns((row) => {
      void revoke(row)
    })
  }, [ask, send, firm, refetch])
  const onMade = (client: Made): void => {
    setAdding(false)
    setMade(client)
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
      <Button mt="3" onClick={() => setAdding(true)}>
        <Plus aria-hidden />
        Add API client
      </Button>
      {adding && <AddApiClient firm={firm} close={() => setAdding(false)} made={onMade} />}
      {made && <ClientSecret made={made} close={() => setMade(undefined)} />}
      {asking}
    </Section>
  )
}
