import { useApolloClient } from '@apollo/client/react'
import { useCallback, type ReactNode } from 'react'
import { toastError } from '../ui/toast-error.ts'
import { toaster, UNDO_DURATION } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { useUndoKey } from '../ui/use-undo-key.ts'
import { removalWords, type RemovableRecord } from './removal-words.ts'
import {
  RemoveCaseDocument,
  RemoveClientDocument,
  RemoveFeeEarnerDocument,
  RemoveSiteDocument,
  RestoreRemovedCaseDocument,
  RestoreRemovedClientDocument,
  RestoreRemovedFeeEarnerDocument,
  RestoreRemovedSiteDocument,
} from './removals.operations.ts'

type Client = ReturnType<typeof useApolloClient>

const removed = (client: Client, { kind, uuid, clientUuid }: RemovableRecord): Promise<unknown> => {
  const variables = { clientUuid, uuid }
  if (kind === 'fee_earner') return client.mutate({ mutation: RemoveFeeEarnerDocument, variables })
  if (kind === 'site') return client.mutate({ mutation: RemoveSiteDocument, variables })
  if (kind === 'client') return client.mutate({ mutation: RemoveClientDocument, variables: { uuid } })
  return client.mutate({ mutation: RemoveCaseDocument, variables: { uuid } })
}
const restored = (client: Client, { kind, uuid, clientUuid }: RemovableRecord): Promise<unknown> => {
  const variables = { clientUuid, uuid }
  if (kind === 'fee_earner') return client.mutate({ mutation: RestoreRemovedFeeEarnerDocument, variables })
  if (kind === 'site') return client.mutate({ mutation: RestoreRemovedSiteDocument, variables })
  if (kind === 'client') return client.mutate({ mutation: RestoreRemovedClientDocument, variables: { uuid } })
  return client.mutate({ mutation: RestoreRemovedCaseDocument, variables })
}

/** Removes records after a question, with an undo at once, and brings back those that were removed earlier. */
export function useRemoval(): {
  remove: (record: RemovableRecord) => Promise<boolean>
  restore: (record: RemovableRecord) => Promise<void>
  removalDialog: ReactNode
} {
  const client = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const offerUndo = useUndoKey()
  // All that is shown may have named it, or have counted it.
  const showAnew = useCallback(() => client.refetchQueries({ include: 'active' }).catch(console.error), [client])
  const restore = useCallback(
    async (record: RemovableRecord): Promise<void> => {
      try {
        await restored(client, record)
        toaster.create({ type: 'success', title: `${record.name} is back.` })
      } catch (error) {
        toastError(error, `${record.name} could not be brought back`)
      }
      await showAnew()
    },
    [client, showAnew],
  )
  const remove = async (record: RemovableRecord): Promise<boolean> => {
    const { name, kind } = record
    const { noun, goesWith } = removalWords[kind]
    // A dialog opened while a menu is still closing would be closed together with it.
    await new Promise(requestAnimationFrame)
    const answer = await ask({
      title: `Remove ${name}?`,
      text: `${goesWith} It can be brought back for thirty days.`,
      answers: [
        { label: 'Cancel', value: 'cancel' },
        { label: `Remove ${noun.toLowerCase()}`, value: 'remove', isMain: true },
      ],
    })
    if (answer !== 'remove') return false
    try {
      await removed(client, record)
    } catch (error) {
      toastError(error, `${name} could not be removed`)
      return false
    }
    toaster.create({
      type: 'success',
      title: `${name} has been removed.`,
      duration: UNDO_DURATION,
      action: { label: 'Undo', onClick: offerUndo(() => void restore(record)) },
    })
    await showAnew()
    return true
  }
  return { remove, restore, removalDialog: confirmDialog }
}
