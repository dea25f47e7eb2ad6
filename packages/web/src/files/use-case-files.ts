import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo, useRef } from 'react'
import { useAddition } from '../access/viewer.ts'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../ui/toaster.ts'
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
import { fileRequest } from './file-request.ts'

/** Shows a toast with the server's reason, or with the default message if it gave none. */
function toastFailure(error: unknown): void {
  const { code } = readError(error)
  if (code && code !== 'INTERNAL') return toastError(error)
  toastError(new Error(messages.errorProcessingFiles, { cause: error }))
}

/** Downloads a file of a case under its name; a failure is shown in a toast. */
export async function openFile(caseUuid: string, { uuid, name }: Pick<CaseFile, 'uuid' | 'name'>): Promise<void> {
  if (!uuid || !name) return toastError(new Error(messages.fileIncomplete))
  try {
    const response = await fileRequest(`client/case/${caseUuid}/file/${uuid}`, messages.failedToOpenFile)
    saveFile(await response.blob(), name)
  } catch (error) {
    toastError(new Error(messages.failedToOpenFile, { cause: error }))
  }
}

export type TreeCommands = ReturnType<typeof useCaseFiles>['commands']

/** The file tree of a case and the commands that change it. `nodes` is undefined until the tree has loaded. */
export function useCaseFiles(uuid: string) {
  const client = useApolloClient(),
    canRestore = useAddition('restore')
  const { data, error, refetch } = useQuery(CaseFilesDocument, {
    variables: { uuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const lastRemoved = useRef<string>(undefined)
  const commands = useMemo(() => {
    const restore = (removed: string): void => {
      if (lastRemoved.current === removed) lastRemoved.current = undefined
      client.mutate({ mutation: RestoreFileDocument, variables: { caseUuid: uuid, uuid: removed } }).catch(toastFailure)
    }
    return {
      /** Rejects with the server's error, which the dialog shows beside the name. */
      addFolder: (parent: string | null, name: string) =>
        client.mutate({ mutation: AddFolderDocument, variables: { caseUuid: uuid, parent, name } }),
      rename: (id: string, name: string) =>
        client.mutate({ mutation: RenameFileDocument, variables: { caseUuid: uuid, id, name } }),
      move: (id: string, to: string | null): void => {
        client.mutate({ mutation: MoveFileDocument, variables: { caseUuid: uuid, id, to } }).catch(toastFailure)
      },
      remove: ({ id, uuid: removed, name }: CaseFile): void => {
        client
          .mutate({ mutation: RemoveFileDocument, variables: { caseUuid: uuid, id } })
          .then(() => {
            lastRemoved.current = canRestore && removed ? removed : undefined
            toaster.create({
              title: `Removed: ${name ?? ''}`,
              duration: UNDO_DURATION,
              ...(canRestore && removed && { action: { label: 'Undo', onClick: () => restore(removed) } }),
            })
          })
          .catch(toastFailure)
      },
      /** Restores the file or folder that was removed last. */
      undo: (): void => {
        if (lastRemoved.current) restore(lastRemoved.current)
      },
    }
  }, [client, uuid, canRestore])
  return {
    nodes: data?.case.folderStructure.nodes,
    error,
    retry: () => {
      refetch().catch(console.error)
    },
    commands,
  }
}
