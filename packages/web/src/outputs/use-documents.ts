import { useApolloClient, useQuery } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { messages } from '../ui/messages.ts'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { areBeingMade, askDocuments, generateDocuments, whenMade } from './documents.ts'
import { DocumentsDocument } from './outputs.operations.ts'

const lost = (error: unknown): void => {
  console.error(error)
  toaster.create({ type: 'error', title: messages.failedToFetchDocuments })
}

/** The documents of a complete case: followed while they are made, until they are there or cannot be fetched. */
export function useDocuments(uuid: string) {
  const client = useApolloClient()
  const { data, error } = useQuery(DocumentsDocument, { variables: { uuid }, fetchPolicy: 'cache-and-network' })
  const [starting, setStarting] = useState(false),
    [hasStopped, setHasStopped] = useState(false)
  const hasFailed = hasStopped || error !== undefined
  const documents = data?.case.documents,
    isWaiting = documents !== undefined && areBeingMade(documents) && !hasFailed
  useEffect(() => {
    if (!isWaiting) return undefined
    const stop = new AbortController()
    whenMade(client, uuid, stop.signal).then(
      (made) => {
        if (made?.state === 'ready') toaster.create({ type: 'success', title: messages.documentsGenerated })
      },
      (failure: unknown) => {
        setHasStopped(true)
        lost(failure)
      },
    )
    return () => stop.abort()
  }, [client, uuid, isWaiting])
  useEffect(() => {
    if (error) lost(error)
  }, [error])

  const generate = async (): Promise<void> => {
    setStarting(true)
    try {
      await generateDocuments(client, uuid)
      setHasStopped(false)
    } catch (failure) {
      toastError(failure, 'The documents could not be asked for')
    } finally {
      setStarting(false)
    }
  }
  const again = useCallback((): void => {
    askDocuments(client, uuid).then(() => setHasStopped(false), lost)
  }, [client, uuid])
  return { documents, starting, hasFailed, generate, again }
}
