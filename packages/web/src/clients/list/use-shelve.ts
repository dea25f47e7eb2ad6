import { useMutation } from '@apollo/client/react'
import type { ApolloCache, Reference } from '@apollo/client'
import { useCallback, type ReactNode } from 'react'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { useQuestion } from '../../ui/use-question.tsx'
import { ArchiveClientDocument, RestoreClientDocument } from '../clients.operations.ts'

interface Kept {
  nodes: readonly Reference[]
  totalCount: number
}
interface Named {
  uuid: string
  name: string
}

/** The client leaves the lists it is in, which stay as long as they are; the list it goes to is asked for when it is opened. */
const leaveLists =
  (uuid: string) =>
  (cache: ApolloCache): void => {
    cache.modify<{ clients: Kept }>({
      fields: {
        clients(kept, { readField }) {
          const { nodes, totalCount, ...rest } = kept as Kept
          const left = nodes.filter((node) => readField('uuid', node) !== uuid)
          return { ...rest, nodes: left, totalCount: totalCount - (nodes.length - left.length) }
        },
      },
    })
  }

/** Archives a client, after asking, and brings one back. */
export function useShelve(): {
  archive: (row: Named) => Promise<void>
  restore: (row: Named) => Promise<void>
  asking: ReactNode
} {
  const { ask, asking } = useQuestion()
  const [archiveClient] = useMutation(ArchiveClientDocument)
  const [restoreClient] = useMutation(RestoreClientDocument)
  const archive = async ({ uuid, name }: Named): Promise<void> => {
    // What opens while a menu is still closing counts as part of it, and would be closed with it.
    await new Promise(requestAnimationFrame)
    const answer = await ask({
      title: `Archive ${name}?`,
      text: 'It leaves the list of active clients, and its cases can only be read. It can be restored from the archived clients.',
      answers: [
        { label: 'Cancel', value: 'cancel' },
        { label: 'Archive', value: 'archive', isMain: true },
      ],
    })
    if (answer !== 'archive') return
    try {
      await archiveClient({ variables: { uuid }, update: leaveLists(uuid) })
      toaster.create({ type: 'success', title: 'Client archived.', description: name })
    } catch (error) {
      toastError(error, `${name} could not be archived`)
    }
  }
  const restore = useCallback(
    async ({ uuid, name }: Named): Promise<void> => {
      try {
        await restoreClient({ variables: { uuid }, update: leaveLists(uuid) })
        toaster.create({ type: 'success', title: 'Client restored.', description: name })
      } catch (error) {
        toastError(error, `${name} could not be restored`)
      }
    },
    [restoreClient],
  )
  return { archive, restore, asking }
}
