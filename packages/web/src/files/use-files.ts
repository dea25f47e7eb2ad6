import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo, useRef } from 'react'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_FOR, toaster } from '../ui/toaster.ts'
import {
  AddFolderDocument,
  CaseFilesDocument,
  MoveFileDocument,
  RemoveFileDocument,
  RenameFileDocument,
  RestoreFileDocument,
} from './files.operations.ts'
import { saveFile } from './save-file.ts'
import type { CaseFile } from './send-file.ts'
import { transfer } from './transfer.ts'

/** How long the address of a downloaded file is good, in milliseconds. */
const ADDRESS = 100

/** What the server gave no reason for is told in the specified words. */
export function tellFailure(error: unknown): void {
  const { code } = readError(error)
  if (code && code !== 'INTERNAL') return toastError(error)
  toastError(new Error(messages.errorProcessingFiles, { cause: error }))
}

/** Opens a file: it is downloaded under its name. */
export async function openFile({ uuid, name }: CaseFile): Promise<void> {
  if (!uuid || !name) return toastError(new Error(messages.fileIncomplete))
  try {
    const answer = await transfer(`client/case/file/${uuid}`, messages.failedToOpenFile)
    saveFile(await answer.blob(), name, ADDRESS)
  } catch (error) {
    toastError(new Error(messages.failedToOpenFile, { cause: error }))
  }
}

export type Arranging = ReturnType<typeof useFiles>['arranging']

/** The files and folders of a case, and what can be done with them. */
export function useFiles(uuid: string) {
  const client = useApolloClient()
  const { data, error, refetch } = useQuery(CaseFilesDocument, {
    variables: { uuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const lastRemoved = useRef<string>(undefined)
  const arranging = useMemo(() => {
    const restore = (removed: string): void => {
      if (lastRemoved.current === removed) lastRemoved.current = undefined
      client.mutate({ mutation: RestoreFileDocument, variables: { caseUuid: uuid, uuid: removed } }).catch(tellFailure)
    }
    return {
      /** Answers what the server refuses to whoever asked for the name. */
      addFolder: (parent: string | null, name: string) =>
        client.mutate({ mutation: AddFolderDocument, variables: { caseUuid: uuid, parent, name } }),
      rename: (id: string, name: string) =>
        client.mutate({ mutation: RenameFileDocument, variables: { caseUuid: uuid, id, name } }),
      move: (id: string, to: string | null): void => {
        client.mutate({ mutation: MoveFileDocument, variables: { caseUuid: uuid, id, to } }).catch(tellFailure)
      },
      remove: ({ id, uuid: removed, name }: CaseFile): void => {
        client
          .mutate({ mutation: RemoveFileDocument, variables: { caseUuid: uuid, id } })
          .then(() => {
            lastRemoved.current = removed ?? undefined
            toaster.create({
              title: `Removed: ${name ?? ''}`,
              duration: UNDO_FOR,
              ...(removed && { action: { label: 'Undo', onClick: () => restore(removed) } }),
            })
          })
          .catch(tellFailure)
      },
      /** Brings back what was removed last. */
      undo: (): void => {
        if (lastRemoved.current) restore(lastRemoved.current)
      },
    }
  }, [client, uuid])
  return {
    nodes: data?.case.folderStructure.nodes,
    error,
    again: () => {
      refetch().catch(console.error)
    },
    arranging,
  }
}
