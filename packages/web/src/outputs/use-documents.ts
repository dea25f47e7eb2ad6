import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { messages } from '../ui/messages.ts'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { isGenerating, fetchDocuments, generateDocuments, waitForDocuments } from './documents.ts'
import { DocumentsDocument } from './outputs.operations.ts'
import { useQuery } from '../ui/use-query.ts'

const reportFetchFailure = (error: unknown): void => {
  console.error(error)
  toaster.create({ type: 'error', title: messages.failedToFetchDocuments })
}

/**
 * Begins to read the documents of a case before they are shown, so that what is below them does not move when they
 * come. They are read anew whenever the case is seen to be in another state than before: `state` says its stage, and
 * when it was changed; undefined while unknown.
 */
export function useDocumentsAhead(uuid: string, isWanted: boolean, state: string | undefined): void {
  const { refetch } = useQuery(DocumentsDocument, {
    variables: { uuid },
    skip: !isWanted,
    fetchPolicy: 'cache-and-network',
  })
  const before = useRef(state)
  useEffect(() => {
    const isChanged = before.current !== undefined && state !== undefined && before.current !== state
    before.current = state ?? before.current
    // A failure is shown where the documents are.
    if (isWanted && isChanged) refetch().catch(console.error)
  }, [state, isWanted, refetch])
}

/**
 * The documents of a complete case; while they are generated, polls until they are ready or a request fails. `retry`
 * resumes after a failure.
 */
export function useDocuments(uuid: string) {
  const client = useApolloClient()
  // Read anew by the page.
  const { data, error } = useQuery(DocumentsDocument, { variables: { uuid } })
  const [starting, setStarting] = useState(false)
  const [hasStopped, setHasStopped] = useState(false)
  const hasFailed = hasStopped || error !== undefined
  const documents = data?.case.documents
  const isWaiting = documents !== undefined && isGenerating(documents) && !hasFailed
  useEffect(() => {
    if (!isWaiting) return undefined
    const stop = new AbortController()
    waitForDocuments(client, uuid, stop.signal).then(
      (generated) => {
        if (generated?.state === 'ready') toaster.create({ type: 'success', title: messages.documentsGenerated })
      },
      (failure: unknown) => {
        setHasStopped(true)
        reportFetchFailure(failure)
      },
    )
    return () => stop.abort()
  }, [client, uuid, isWaiting])
  useEffect(() => {
    if (error) reportFetchFailure(error)
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
  const retry = useCallback((): void => {
    fetchDocuments(client, uuid).then(() => setHasStopped(false), reportFetchFailure)
  }, [client, uuid])
  return { documents, starting, hasFailed, generate, retry }
}
