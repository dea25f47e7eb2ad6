import type { ApolloClient } from '@apollo/client'
import { messages } from '../ui/messages.ts'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { areBeingMade, askDocuments, downloadFiles, generateDocuments, whenMade, type Documents } from './documents.ts'

const READ_IN = 5_000

/** Has the documents of a case made, and says so while that takes. */
async function made(
  client: ApolloClient,
  uuid: string,
  caseName: string,
  now: Documents,
): Promise<Documents | undefined> {
  const toast = toaster.create({
    title: 'Making the documents…',
    description: `${caseName}: they are downloaded once they are ready.`,
    duration: Number.POSITIVE_INFINITY,
  })
  try {
    const started = areBeingMade(now) ? now : await generateDocuments(client, uuid)
    const documents = areBeingMade(started) ? await whenMade(client, uuid) : started
    if (documents?.state === 'failed') throw new Error(documents.error ?? messages.somethingWrong)
    toaster.update(toast, {
      type: 'success',
      title: messages.documentsGenerated,
      description: caseName,
      duration: READ_IN,
    })
    return documents
  } catch (error) {
    toaster.dismiss(toast)
    throw error
  }
}

/** Downloads the documents of a complete case; where there are none yet they are made first. */
export async function downloadClaim(
  client: ApolloClient,
  { uuid, caseName }: { uuid: string; caseName: string },
): Promise<void> {
  try {
    const now = await askDocuments(client, uuid)
    const documents = now.files.length > 0 ? now : await made(client, uuid, caseName, now)
    await downloadFiles(documents?.files ?? [])
  } catch (error) {
    toastError(error, messages.failedToFetchDocuments)
  }
}
