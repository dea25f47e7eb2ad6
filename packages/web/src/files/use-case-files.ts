import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import { useAddition } from '../access/viewer.ts'
import { messages } from '../ui/messages.ts'
import { toastError } from '../ui/toast-error.ts'
import { CaseFilesDocument } from './files.operations.ts'
import { saveFile } from './save-file.ts'
import type { CaseFile } from './case-file.ts'
import { fileRequest } from './file-request.ts'
import { treeCommands } from './tree-commands.ts'
import { useQuery } from '../ui/use-query.ts'

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

/** The file tree of a case and the commands that change it. `nodes` is undefined until the tree has loaded. */
export function useCaseFiles(uuid: string) {
  const client = useApolloClient()
  const canRestore = useAddition('restore')
  const canDate = useAddition('file_dates')
  const { data, error, refetch } = useQuery(CaseFilesDocument, {
    variables: { uuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const commands = useMemo(() => {
    const reload = (): void => {
      refetch().catch(console.error)
    }
    return { ...treeCommands(client, uuid, { canRestore, canDate, reload }), reload }
  }, [client, uuid, canRestore, canDate, refetch])
  return {
    nodes: data?.case.folderStructure.nodes,
    error,
    retry: commands.reload,
    commands,
  }
}
