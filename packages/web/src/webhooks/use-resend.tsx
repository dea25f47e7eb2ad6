import { useMutation } from '@apollo/client/react'
import { useCallback, type ReactNode } from 'react'
import { formatIsoDate } from '../formats/dates.ts'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { ResendWebhookDeliveriesDocument } from './webhooks.operations.ts'

interface Range {
  from: string
  to: string
}
interface Resend {
  one: (uuid: string) => void
  /** All whose events are of these days, after a confirmation. */
  range: (days: Range) => void
  confirmDialog: ReactNode
}

const countText = (count: number): string =>
  count === 1 ? 'One message is sent again.' : `${count} messages are sent again.`

/** Sends deliveries of a webhook again. A failure is shown in a toast. */
export function useResend(webhookUuid: string, refetch: () => Promise<unknown>): Resend {
  const [send] = useMutation(ResendWebhookDeliveriesDocument)
  const { ask, confirmDialog } = useConfirm()
  const resend = useCallback(
    async (which: { uuids: string[] } | Range): Promise<void> => {
      try {
        const { data } = await send({ variables: { webhookUuid, ...which } })
        toaster.create({ type: 'success', title: countText(data?.resendWebhookDeliveries ?? 0) })
      } catch (error) {
        toastError(error, 'Nothing could be sent again')
      }
      await refetch().catch(console.error)
    },
    [send, webhookUuid, refetch],
  )
  const range = async ({ from, to }: Range): Promise<void> => {
    const answer = await ask({
      title: 'Send all of these days again?',
      text: `Everything that happened from ${formatIsoDate(from)} to ${formatIsoDate(to)} is sent again, also what was delivered. Each message keeps its id, so that a receiver can tell.`,
      answers: [
        { label: 'Cancel', value: 'cancel' },
        { label: 'Send again', value: 'send', isMain: true },
      ],
    })
    if (answer === 'send') await resend({ from, to })
  }
  return {
    one: useCallback((uuid: string) => void resend({ uuids: [uuid] }), [resend]),
    range: (days) => void range(days).catch(console.error),
    confirmDialog,
  }
}
