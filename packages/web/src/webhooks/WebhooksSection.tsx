import { Button, Menu } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddition } from '../access/viewer.ts'
import { useEditDialog } from '../clients/use-edit-dialog.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Section } from '../ui/form/Section.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { ListState } from '../ui/table/ListState.tsx'
import { TableSkeleton } from '../ui/table/TableSkeleton.tsx'
import { useQuery } from '../ui/use-query.ts'
import { useSaveWebhook } from './use-save-webhook.tsx'
import { useWebhookActions, type WebhookActions } from './use-webhook-actions.tsx'
import { webhookColumns } from './webhook-columns.tsx'
import { webhookName, webhookPath, type WebhookRow } from './webhook-form.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import { ManagesWebhooksDocument, WebhooksDocument } from './webhooks.operations.ts'
import { WebhookSecret, type NewSecret } from './WebhookSecret.tsx'

/** The webhooks of a firm, for viewers who may manage them; otherwise nothing. */
export function WebhooksSection({ firm }: { firm: string }) {
  const isOffered = useAddition('webhooks')
  const manages = useQuery(ManagesWebhooksDocument, { variables: { clientUuid: firm } }).data?.viewer.manages ?? false
  return manages && isOffered ? <WebhookList firm={firm} /> : null
}

const skeleton = <TableSkeleton name="Loading the webhooks" columns={webhookColumns} hasMenu />

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
              columns={webhookColumns}
              rows={rows}
              keyOf={({ uuid }) => uuid}
              menu={{ nameOf: webhookName, items: menuItems(actions, start) }}
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

/** The items of the menu of a webhook. */
const menuItems = ({ remove, rotate, toggle }: WebhookActions, edit: (webhook: WebhookRow) => void) =>
  function itemsOf(webhook: WebhookRow) {
    return (
      <>
        <Menu.Item value="deliveries" asChild>
          <Link to={webhookPath(webhook.uuid)}>Deliveries</Link>
        </Menu.Item>
        <Menu.Item value="edit" onSelect={() => edit(webhook)}>
          Edit
        </Menu.Item>
        <Menu.Item value="toggle" onSelect={() => toggle(webhook)}>
          {webhook.state === 'enabled' ? 'Switch off' : 'Switch on'}
        </Menu.Item>
        <Menu.Item value="rotate" onSelect={() => rotate(webhook)}>
          New secret
        </Menu.Item>
        <Menu.Item value="remove" onSelect={() => remove(webhook)}>
          Remove
        </Menu.Item>
      </>
    )
  }
