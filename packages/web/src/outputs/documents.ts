import type { ApolloClient } from '@apollo/client'
import { saveFile } from '../files/save-file.ts'
import { fileRequest } from '../files/file-request.ts'
import type { DocumentsQuery } from '../generated/graphql.ts'
import { messages } from '../ui/messages.ts'
import { DocumentsDocument, GenerateDocumentsDocument } from './outputs.operations.ts'

export type Documents = DocumentsQuery['case']['documents']
export type OutputFile = Documents['files'][number]

/** The polling interval while documents are generated, in milliseconds. */
const POLL_INTERVAL = 10_000

/** Whether generation is queued or running. */
export const isGenerating = ({ state }: Documents): boolean => state === 'queued' || state === 'running'

/** Fetches the current state of the documents of a case. */
export async function fetchDocuments(client: ApolloClient, uuid: string): Promise<Documents> {
  const { data } = await client.query({ query: DocumentsDocument, variables: { uuid }, fetchPolicy: 'network-only' })
  if (!data) throw new Error(messages.failedToFetchDocuments)
  return data.case.documents
}

/** Starts generating the documents of a case and returns their state, which is usually still `queued`. */
export async function generateDocuments(client: ApolloClient, caseUuid: string): Promise<Documents> {
  const { data } = await client.mutate({
    mutation: GenerateDocumentsDocument,
    variables: { caseUuid, idempotencyKey: crypto.randomUUID() },
  })
  if (!data) throw new Error(messages.failedToFetchDocuments)
  return data.generateDocuments.documents
}

const pause = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, POLL_INTERVAL)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

/** Polls until the documents are ready or have failed. Returns undefined if `signal` is aborted. */
export async function waitForDocuments(
  client: ApolloClient,
  uuid: string,
  signal?: AbortSignal,
): Promise<Documents | undefined> {
  for (;;) {
    await pause(signal)
    if (signal?.aborted) return undefined
    const documents = await fetchDocuments(client, uuid)
    if (!isGenerating(documents)) return documents
  }
}

/** Downloads documents of a case in the browser, one after the other. @throws FileRequestError */
export async function downloadFiles(caseUuid: string, files: readonly OutputFile[]): Promise<void> {
  for (const { uuid, fileName } of files) {
    const response = await fileRequest(`client/case/${caseUuid}/output/${uuid}`, messages.failedToDownloadDocument)
    saveFile(await response.blob(), fileName)
  }
}
