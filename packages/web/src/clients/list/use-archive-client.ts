import { useApolloClient, useMutation } from '@apollo/client/react'
import type { ApolloCache, Reference } from '@apollo/client'
import { useCallback, type ReactNode } from 'react'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useAddition } from '../../access/viewer.ts'
import { touchedText } from './touched-text.ts'
import { ArchiveClientDocument, ArchiveCountsDocument, RestoreClientDocument } from '../clients.operations.ts'

interface CachedList {
  nodes: readonly Reference[]
  totalCount: number
}
interface NamedClient {
  uuid: string
  name: string
}

/**
 * Removes a client from all cached lists, without refetching them. The list it moves to is loaded when it is opened.
 */
const removeFromLists =
  (uuid: string) =>
  (cache: ApolloCache): void => {
    cache.modify<{ clients: CachedList }>({
      fields: {
        clients(cached, { readField }) {
          const { nodes, totalCount, ...rest } = cached as CachedList
          const remaining = nodes.filter((node) => readField('uuid', node) !== uuid)
          return { ...rest, nodes: remaining, totalCount: totalCount - (nodes.length - remaining.length) }
        },
      },
    })
  }

const countsOf = (clientUuid: string) => ({ query: ArchiveCountsDocument, variables: { clientUuid } }) as const

/** Archives a client after confirmation, and restores one. */
export function useArchiveClient(): {
  archive: (row: NamedClient) => Promise<void>
  restore: (row: NamedClient) => Promise<void>
  confirmDialog: ReactNode
} {
  const { ask, confirmDialog } = useConfirm()
  const client = useApolloClient()
  const counts = useAddition('archive_counts')
  const [archiveClient] = useMutation(ArchiveClientDocument)
  const [restoreClient] = useMutation(RestoreClientDocument)
  const archive = async ({ uuid, name }: NamedClient): Promise<void> => {
    // A dialog opened while the menu is still closing would be closed together with it.
    await new Promise(requestAnimationFrame)
    const touched = counts
      ? await client.query({ ...countsOf(uuid), fetchPolicy: 'no-cache' }).catch(() => undefined)
      : undefined
    const answer = await ask({
      title: `Archive ${name}?`,
      text: `It leaves the list of active clients, and its cases can only be read. It can be restored from the archived clients.${touchedText(touched?.data?.archiveCounts)}`,
      answers: [
        { label: 'Cancel', value: 'cancel' },
        { label: 'Archive', value: 'archive', isMain: true },
      ],
    })
    if (answer !== 'archive') return
    try {
      await archiveClient({ variables: { uuid }, update: removeFromLists(uuid) })
      toaster.create({ type: 'success', title: 'Client archived.', description: name })
    } catch (error) {
      toastError(error, `${name} could not be archived`)
    }
  }
  const restore = useCallback(
    async ({ uuid, name }: NamedClient): Promise<void> => {
      try {
        await restoreClient({ variables: { uuid }, update: removeFromLists(uuid) })
        toaster.create({ type: 'success', title: 'Client restored.', description: name })
      } catch (error) {
        toastError(error, `${name} could not be restored`)
      }
    },
    [restoreClient],
  )
  return { archive, restore, confirmDialog }
}
