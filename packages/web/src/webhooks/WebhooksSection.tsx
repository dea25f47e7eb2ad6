import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAddition } from '../access/viewer.ts'
import { ManagesApiClientsDocument } from '../api-clients/api-clients.operations.ts'
import { useEditDialog } from '../clients/use-edit-dialog.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Section } from '../ui/form/Section.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { ListState } from '../ui/table/ListState.tsx'
import { TableSkeleton } from '../ui/table/TableSkeleton.tsx'
import { useQuery } from '../ui/use-query.ts'
import { useSaveWebhook } from './use-save-webhook.tsx'
import { useWebhookActions } from './use-webhook-actions.tsx'
import { webhookColumns, type RowActions } from './webhook-columns.tsx'
import type { WebhookRow } from './webhook-form.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhooksDocument } from './webhooks.operations.ts'
import { WebhookSecret, type NewSecret } from './WebhookSecret.tsx'

/** The webhooks of a firm, for viewers who may manage them; otherwise nothing. */
export function WebhooksSection({ firm }: { firm: string }) {
  const isOffered = useAddition('webhooks')
  const manages = useQuery(ManagesApiClientsDocument, { variables: { clientUuid: firm } }).data?.viewer.manages ?? false
  return manages && isOffered ? <WebhookList firm={firm} /> : null
}

const noActions: RowActions = { edit: () => {}, remove: () => {}, rotate: () => {}, toggle: () => {} }
const skeleton = <TableSkeleton name="Loading the webhooks" columns={webhookColumns(noActions)} hasMenu={false} />

function WebhookList({ firm }: { firm: string }) {
  const { data, error, loading, refetch } = useQuery(WebhooksDocument, {
    variables: { clientUuid: firm },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const [secret, setSecret] = useState<NewSecret>()
  const { open, row, formKey, start, close } = useEditDialog<WebhookRow>()
  const { save, confirmDialog } = useSaveWebhook(firm, refetch, setSecret)
  const actions = useWebhookActions(refetch, setSecret)
  const onSave: typeof save = async (value) => {
    const after = await save(value, row)
    return after && (() => (close(), after()))
  }
  const rows = data?.webhooks ?? undefined
  return (
    <Section
      isWide
      title="Webhooks"
      text="Addresses of other systems that are told what happens in your cases: ids and stages, never names."
    >
      <ListState what="webhooks" state={{ loading, error, refetch }} skeleton={skeleton}>
        {rows &&
          (rows.length > 0 ? (
            <DataTable
              caption="Webhooks"
              columns={webhookColumns({ ...actions, edit: start })}
              rows={rows}
              keyOf={({ uuid }) => uuid}
            />
          ) : (
            <EmptyState text="No webhooks yet." />
          ))}
      </ListState>
      <Button mt="3" onClick={() => start()}>
        <Plus aria-hidden />
        Add webhook
      </Button>
      {/* Unmounted at once: a dialog that is still closing would close that of the secret. */}
      {open && <WebhookDialog key={formKey} open close={close} webhook={row} save={onSave} />}
      {secret && <WebhookSecret of={secret} close={() => setSecret(undefined)} />}
      {confirmDialog}
      {actions.confirmDialog}
    </Section>
  )
}
