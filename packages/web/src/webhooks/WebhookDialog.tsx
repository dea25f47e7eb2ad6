import type { InputOf } from '@costdraft/schema/field.ts'
import { webhookForm } from '@costdraft/schema/webhooks/webhooks.ts'
import { Control } from '../ui/form/Control.tsx'
import { EntryDialog } from '../ui/form/EntryDialog.tsx'
import { webhookControls, type WebhookRow } from './webhook-form.ts'

const WebhookControl = Control<typeof webhookForm>
const noTypes = { types: [] }

interface Props {
  open: boolean
  close: () => void
  /** The webhook to edit; absent for a new one. */
  webhook?: WebhookRow | undefined
  save: (value: InputOf<typeof webhookForm>) => Promise<(() => void) | undefined>
}

/** Dialog to add or edit a webhook. */
export const WebhookDialog = ({ webhook, ...dialog }: Props) => (
  <EntryDialog
    {...dialog}
    title={webhook ? 'Edit webhook' : 'Add webhook'}
    fields={webhookForm}
    controls={webhookControls}
    initial={webhook ?? noTypes}
  >
    <WebhookControl name="url" />
    <WebhookControl name="types" />
    <WebhookControl name="description" />
  </EntryDialog>
)
