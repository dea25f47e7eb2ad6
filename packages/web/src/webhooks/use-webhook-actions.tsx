import { useMutation } from '@apollo/client/react'
import { useCallback, type ReactNode } from 'react'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'
import { webhookName, type WebhookRow } from './webhook-form.ts'
import type { NewSecret } from './WebhookSecret.tsx'
import { EditWebhookDocument, RemoveWebhookDocument, RotateWebhookSecretDocument } from './webhooks.operations.ts'

/** Attempts a change and reads the list again; a failure is shown in a toast. */
type Attempt = (failed: string, work: () => Promise<unknown>) => Promise<void>
type Ask = ReturnType<typeof useConfirm>['ask']

const useAttempt = (refetch: () => Promise<unknown>): Attempt =>
  useCallback(
    async (failed, work) => {
      try {
        await work()
      } catch (error) {
        toastError(error, failed)
      }
      await refetch().catch(console.error)
    },
    [refetch],
  )

function useRemove(ask: Ask, attempt: Attempt): (webhook: WebhookRow) => Promise<void> {
  const [send] = useMutation(RemoveWebhookDocument)
  return async (webhook) => {
    const name = webhookName(webhook)
    const answer = await ask({
      title: `Remove ${name}?`,
      text: 'It is told nothing any more, and the list of what was sent to it is deleted. This cannot be undone.',
      answers: [
        { label: 'Cancel', value: 'cancel' },
        { label: 'Remove webhook', value: 'remove', isMain: true },
      ],
    })
    if (answer !== 'remove') return
    await attempt(`${name} could not be removed`, async () => {
      await send({ variables: { uuid: webhook.uuid } })
      toaster.create({ type: 'success', title: `${name} has been removed.` })
    })
  }
}

function useRotate(
  ask: Ask,
  attempt: Attempt,
  onSecret: (secret: NewSecret) => void,
): (webhook: WebhookRow) => Promise<void> {
  const [send] = useMutation(RotateWebhookSecretDocument, { fetchPolicy: 'no-cache' })
  const { keyOf, clear } = useIdempotencyKey()
  return async (webhook) => {
    const answer = await ask({
      title: `A new secret for ${webhookName(webhook)}?`,
      text: 'For 24 hours messages are signed with the new secret and the one before. Afterwards a receiver that knows only the old one refuses them.',
      answers: [
        { label: 'Cancel', value: 'cancel' },
        { label: 'Make new secret', value: 'rotate', isMain: true },
      ],
    })
    if (answer !== 'rotate') return
    await attempt('No new secret could be made', async () => {
      const { uuid, version } = webhook
      const { data } = await send({ variables: { uuid, idempotencyKey: keyOf({ uuid, version }) } })
      clear()
      if (data) onSecret({ url: webhook.url, secret: data.rotateWebhookSecret.secret, isRotated: true })
    })
  }
}

function useToggle(attempt: Attempt): (webhook: WebhookRow) => Promise<void> {
  const [edit] = useMutation(EditWebhookDocument)
  return (webhook) => {
    const state = webhook.state === 'enabled' ? 'disabled' : 'enabled'
    const { uuid, version } = webhook
    return attempt('The webhook could not be switched', async () => {
      await edit({ variables: { uuid, input: { state }, version } })
      toaster.create({
        type: 'success',
        title: state === 'enabled' ? 'Switched on. What waits is sent.' : 'Switched off. What happens meanwhile waits.',
      })
    })
  }
}

/** What can be done to the webhooks of a list. */
export interface WebhookActions {
  remove: (webhook: WebhookRow) => void
  rotate: (webhook: WebhookRow) => void
  /** Switches a webhook on or off. */
  toggle: (webhook: WebhookRow) => void
  confirmDialog: ReactNode
}

const started =
  (work: (webhook: WebhookRow) => Promise<void>) =>
  (webhook: WebhookRow): void => {
    work(webhook).catch(console.error)
  }

/** What is done to a webhook of a list, after a confirmation where it cannot be undone. */
export function useWebhookActions(
  refetch: () => Promise<unknown>,
  onSecret: (secret: NewSecret) => void,
): WebhookActions {
  const { ask, confirmDialog } = useConfirm()
  const attempt = useAttempt(refetch)
  return {
    remove: started(useRemove(ask, attempt)),
    rotate: started(useRotate(ask, attempt, onSecret)),
    toggle: started(useToggle(attempt)),
    confirmDialog,
  }
}
