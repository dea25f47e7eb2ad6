import type { ApolloClient } from '@apollo/client'
import { messages } from '../ui/messages.ts'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import {
  isGenerating,
  fetchDocuments,
  downloadFiles,
  generateDocuments,
  waitForDocuments,
  type Documents,
} from './documents.ts'

/** How long the success toast stays, in milliseconds. */
const TOAST_DURATION = 5_000

/** Generates the documents of a case if that is not under way already, waits for them, and shows a toast meanwhile. */
async function generateAndWait(
  client: ApolloClient,
  uuid: string,
  caseName: string,
  current: Documents,
): Promise<Documents | undefined> {
  const toast = toaster.create({
    title: 'Making the documents…',
    description: `${caseName}: they are downloaded once they are ready.`,
    duration: Number.POSITIVE_INFINITY,
  })
  try {
    const started = isGenerating(current) ? current : await generateDocuments(client, uuid)
    const documents = isGenerating(started) ? await waitForDocuments(client, uuid) : started
    if (documents?.state === 'failed') throw new Error(documents.error ?? messages.somethingWrong)
    toaster.update(toast, {
      type: 'success',
      title: messages.documentsGenerated,
      description: caseName,
      duration: TOAST_DURATION,
    })
    return documents
  } catch (error) {
    toaster.dismiss(toast)
    throw error
  }
}

/** Downloads the documents of a complete case, generating them first if there are none. A failure is shown in a toast. */
export async function downloadClaim(
  client: ApolloClient,
  { uuid, caseName }: { uuid: string; caseName: string },
): Promise<void> {
  try {
    const current = await fetchDocuments(client, uuid)
    const documents = current.files.length > 0 ? current : await generateAndWait(client, uuid, caseName, current)
    await downloadFiles(uuid, documents?.files ?? [])
  } catch (error) {
    toastError(error, messages.failedToFetchDocuments)
  }
}
