import type { ApolloClient } from '@apollo/client'
import { saveFile } from '../files/save-file.ts'
import { transfer } from '../files/transfer.ts'
import type { DocumentsQuery } from '../generated/graphql.ts'
import { messages } from '../ui/messages.ts'
import { DocumentsDocument, GenerateDocumentsDocument } from './outputs.operations.ts'

export type Documents = DocumentsQuery['case']['documents']
export type OutputFile = Documents['files'][number]

/** How often it is asked whether the documents are there. */
const EVERY = 10_000

export const areBeingMade = ({ state }: Documents): boolean => state === 'queued' || state === 'running'

/** The documents of a case as they stand now. */
export async function askDocuments(client: ApolloClient, uuid: string): Promise<Documents> {
  const { data } = await client.query({ query: DocumentsDocument, variables: { uuid }, fetchPolicy: 'network-only' })
  if (!data) throw new Error(messages.failedToFetchDocuments)
  return data.case.documents
}

/** Asks for the documents to be made; answers how far they are at once. */
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
    const timer = setTimeout(resolve, EVERY)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

/** Asks again and again until the documents are there or cannot be made; nothing where whoever waited has gone. */
export async function whenMade(
  client: ApolloClient,
  uuid: string,
  signal?: AbortSignal,
): Promise<Documents | undefined> {
  for (;;) {
    await pause(signal)
    if (signal?.aborted) return undefined
    const documents = await askDocuments(client, uuid)
    if (!areBeingMade(documents)) return documents
  }
}

/** Hands files to the browser, one after the other. */
export async function downloadFiles(files: readonly OutputFile[]): Promise<void> {
  for (const { uuid, fileName } of files) {
    const answer = await transfer(`client/case/output/${uuid}`, messages.failedToDownloadDocument)
    saveFile(await answer.blob(), fileName)
  }
}
