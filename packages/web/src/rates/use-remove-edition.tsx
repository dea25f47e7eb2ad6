import { useMutation } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { tablePath } from './rate-paths.ts'
import { editionName, type RateEdition } from './rate-table.ts'
import { RemoveRateEditionDocument } from './rates.operations.ts'
import { useReviewEdition } from './use-review-edition.ts'
import type { TableInView } from './WithRateTable.tsx'

/**
 * Removes an edition of the firm's own after a review of what that changes. A failure is shown in a toast, with the
 * table as it is now.
 */
export function useRemoveEdition({ firm, table, refetch }: TableInView): {
  remove: (edition: RateEdition) => void
  removeDialog: ReactNode
} {
  const { review, reviewDialog } = useReviewEdition()
  const [send] = useMutation(RemoveRateEditionDocument)
  const navigate = useNavigate()
  const ask = async (edition: RateEdition): Promise<void> => {
    const { uuid, version } = edition
    if (uuid === null) return
    const name = editionName(edition)
    const target = { clientUuid: firm.uuid, key: table.key }
    const isConfirmed = await review({
      firm,
      proposal: { ...target, edition: uuid },
      title: `Remove the ${name}?`,
      text: 'Its figures are deleted, and open cases are priced by the edition before it. This cannot be undone; its figures can be downloaded first.',
      action: 'Remove edition',
    })
    if (!isConfirmed) return
    try {
      await send({ variables: { ...target, uuid, version } })
      toaster.create({ type: 'success', title: `The ${name} has been removed.` })
      await navigate(tablePath(table.key, firm.uuid), { replace: true })
    } catch (error) {
      toastError(error, `The ${name} could not be removed`)
    }
    await refetch()
  }
  return { remove: (edition) => void ask(edition).catch(console.error), removeDialog: reviewDialog }
}
