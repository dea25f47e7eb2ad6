import { useMutation } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { rateName, type RateCard } from './rate-card.ts'
import { RemoveRateCardDocument } from './rate-cards.operations.ts'

/** Removes a rate of a firm after a confirmation. A failure is shown in a toast, with the rates as they are now. */
export function useRemoveRateCard(
  clientUuid: string,
  refetch: () => Promise<unknown>,
): { remove: (rate: RateCard) => void; removeDialog: ReactNode } {
  const [send] = useMutation(RemoveRateCardDocument)
  const { ask, confirmDialog } = useConfirm()
  const confirmAndRemove = async (rate: RateCard): Promise<void> => {
    const name = rateName(rate)
    const { uuid, version } = rate
    const answer = await ask({
      title: `Remove the ${name}?`,
      text: 'Open cases are priced by what applied before it: an earlier rate, that of the grade, or the guideline rate. Completed cases do not change.',
      answers: [
        { label: 'Cancel', value: 'cancel' },
        { label: 'Remove rate', value: 'remove', isMain: true },
      ],
    })
    if (answer !== 'remove') return
    try {
      await send({ variables: { clientUuid, uuid, version } })
      toaster.create({ type: 'success', title: `The ${name} has been removed.` })
    } catch (error) {
      toastError(error, `The ${name} could not be removed`)
    }
    await refetch()
  }
  return { remove: (rate) => void confirmAndRemove(rate).catch(console.error), removeDialog: confirmDialog }
}
