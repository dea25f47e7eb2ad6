import { useApolloClient, useMutation } from '@apollo/client/react'
import { MARK_TOO_LARGE, MOST_MARK_BYTES } from '@costdraft/schema/clients/client-mark.ts'
import { useState } from 'react'
import { ViewerDocument } from '../access/viewer.operations.ts'
import { useViewer } from '../access/viewer.ts'
import { FileRequestError } from '../files/file-request.ts'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { useQuery } from '../ui/use-query.ts'
import { readMark, sendMark } from './mark-file.ts'
import { ClientMarkDocument, RemoveClientMarkDocument } from './mark.operations.ts'

const ONE = 'Choose one file.'

/** What the server says is wrong with a picture, or why it did not come that far. */
function reasonOf(error: unknown): string {
  const details =
    error instanceof FileRequestError ? (error.answer as { details?: { mark?: string } } | undefined)?.details : {}
  return details?.mark ?? (error instanceof Error ? error.message : 'The mark could not be stored.')
}

/** The mark of a client: sets it from files that were chosen or dropped, and removes it with an undo. */
export function useClientMark(client: string) {
  const apollo = useApolloClient()
  const viewer = useViewer()
  const { data, error, loading, refetch } = useQuery(ClientMarkDocument, { variables: { uuid: client } })
  const [take] = useMutation(RemoveClientMarkDocument)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** The shell shows the mark of the viewer's own firm. */
  const show = async (): Promise<void> => {
    await refetch()
    if (viewer.client?.uuid === client) await apollo.refetchQueries({ include: [ViewerDocument] })
  }
  const store = async (picture: Blob): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await sendMark(client, picture)
      await show()
    } catch (failure) {
      setProblem(reasonOf(failure))
    } finally {
      setIsBusy(false)
    }
  }
  const choose = (files: readonly File[]): void => {
    const [file] = files
    if (files.length !== 1 || !file) setProblem(ONE)
    else if (file.size > MOST_MARK_BYTES) setProblem(MARK_TOO_LARGE)
    else void store(file)
  }
  const remove = async (): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const before = await readMark(client)
      await take({ variables: { uuid: client } })
      await show()
      toaster.create({
        type: 'success',
        title: 'The mark was removed.',
        action: { label: 'Undo', onClick: () => void store(before) },
      })
    } catch (failure) {
      toastError(failure, 'The mark could not be removed')
    } finally {
      setIsBusy(false)
    }
  }
  return {
    mark: data?.client.mark ?? undefined,
    isLoaded: data !== undefined,
    error,
    loading,
    refetch,
    isBusy,
    problem,
    choose,
    remove,
  }
}
