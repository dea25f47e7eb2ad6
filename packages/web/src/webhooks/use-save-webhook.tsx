import { useMutation } from '@apollo/client/react'
import type { InputOf } from '@costdraft/schema/field.ts'
import { webhookForm } from '@costdraft/schema/webhooks/webhooks.ts'
import type { ReactNode } from 'react'
import { saveWithConflict } from '../ui/save-with-conflict.tsx'
import { toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'
import { webhookControls, type WebhookRow } from './webhook-form.ts'
import type { NewSecret } from './WebhookSecret.tsx'
import { AddWebhookDocument, EditWebhookDocument } from './webhooks.operations.ts'

type Input = InputOf<typeof webhookForm>

interface SaveWebhook {
  /** Resolves with what to do once the form has closed; undefined where it stays open. */
  save: (value: Input, webhook?: WebhookRow) => Promise<(() => void) | undefined>
  confirmDialog: ReactNode
}

const sameTypes = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((type) => b.includes(type))

/** The values that differ from those of a webhook. */
const changesOf = (value: Input, { url, types, description }: WebhookRow): Partial<Input> => ({
  ...(value.url !== url && { url: value.url }),
  ...(!sameTypes(value.types, types) && { types: value.types }),
  ...((value.description ?? '') !== (description ?? '') && { description: value.description ?? '' }),
})

/** Adds or changes a webhook of a firm. `onAdded` receives the secret of a new one, which is not kept in the cache. */
export function useSaveWebhook(
  clientUuid: string,
  refetch: () => Promise<unknown>,
  onAdded: (secret: NewSecret) => void,
): SaveWebhook {
  const [add] = useMutation(AddWebhookDocument, { fetchPolicy: 'no-cache' })
  const [edit] = useMutation(EditWebhookDocument)
  const { ask, confirmDialog } = useConfirm()
  const { keyOf, clear } = useIdempotencyKey()
  const addNew = async (input: Input): Promise<() => void> => {
    const { data } = await add({ variables: { clientUuid, input, idempotencyKey: keyOf(input) } })
    clear()
    return () => {
      if (data) onAdded({ url: data.addWebhook.webhook.url, secret: data.addWebhook.secret, isRotated: false })
      refetch().catch(console.error)
    }
  }
  const change = async (input: Partial<Input>, { uuid, version }: WebhookRow): Promise<(() => void) | undefined> => {
    const whose = await saveWithConflict(
      { ask, what: 'webhook', controls: webhookControls, changes: input },
      version,
      (based) => edit({ variables: { uuid, input, version: based } }),
    )
    if (!whose) return undefined
    await refetch().catch(console.error)
    return () => {
      if (whose === 'mine') toaster.create({ type: 'success', title: 'The webhook has been saved.' })
    }
  }
  const save: SaveWebhook['save'] = async (value, webhook) => {
    if (!webhook) return addNew(value)
    const changes = changesOf(value, webhook)
    return Object.keys(changes).length === 0 ? () => {} : change(changes, webhook)
  }
  return { save, confirmDialog }
}
