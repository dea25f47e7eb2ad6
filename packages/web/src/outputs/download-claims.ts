import type { ApolloClient } from '@apollo/client'
import { fileRequest } from '../files/file-request.ts'
import { plainName, saveZip, type ZipEntry } from '../files/save-zip.ts'
import { messages } from '../ui/messages.ts'
import { logFailure } from '../ui/log-failure.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { fetchDocuments, generateDocuments, isGenerating, waitForDocuments, type Documents } from './documents.ts'

/** How long the success toast stays, in milliseconds. */
const TOAST_DURATION = 5_000

/** A complete case whose documents are wanted. */
export interface Claim {
  uuid: string
  caseName: string
  solicitorsCaseReference: string
}
interface Wanted {
  claim: Claim
  documents: Documents
}

/** The documents of a complete case, which are made first if there are none; `onMaking` is called then. */
async function documentsOf(client: ApolloClient, { uuid }: Claim, onMaking: () => void): Promise<Documents> {
  const current = await fetchDocuments(client, uuid)
  if (current.files.length > 0) return current
  onMaking()
  const started = isGenerating(current) ? current : await generateDocuments(client, uuid)
  const documents = isGenerating(started) ? await waitForDocuments(client, uuid) : started
  if (!documents || documents.state === 'failed') throw new Error(documents?.error ?? messages.somethingWrong)
  return documents
}

/**
 * The documents of all claims, one toast for all that must be made first. What cannot be had is told by name, and left
 * out.
 */
async function collect(client: ApolloClient, claims: readonly Claim[]): Promise<Wanted[]> {
  let toast: string | undefined
  const making = new Set<Claim>()
  const onMaking = (claim: Claim) => (): void => {
    making.add(claim)
    const description =
      making.size === 1 ? `${claim.caseName}: they are downloaded once they are ready.` : `For ${making.size} cases.`
    const options = { title: 'Making the documents…', description, duration: Number.POSITIVE_INFINITY }
    if (toast === undefined) toast = toaster.create(options)
    else toaster.update(toast, options)
  }
  const answers = await Promise.allSettled(
    claims.map(async (claim) => ({ claim, documents: await documentsOf(client, claim, onMaking(claim)) })),
  )
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const failed = answers.flatMap((answer, i) =>
    answer.status === 'rejected' ? [{ claim: claims[i], error: answer.reason as unknown }] : [],
  )
  if (toast !== undefined && found.some(({ claim }) => making.has(claim)))
    toaster.update(toast, {
      type: 'success',
      title: messages.documentsGenerated,
      description: found.length === 1 ? found[0]?.claim.caseName : `For ${making.size} cases.`,
      duration: TOAST_DURATION,
    })
  else if (toast !== undefined) toaster.dismiss(toast)
  if (failed.length > 0) tellFailed(failed, found.length)
  return found
}

function tellFailed(failed: readonly { claim: Claim | undefined; error: unknown }[], found: number): void {
  for (const { error } of failed) logFailure(error)
  const lines = failed.map(({ claim, error }) => `${claim?.caseName ?? ''}: ${readError(error).message}`)
  toaster.create({
    type: 'error',
    title: found > 0 ? 'Some documents are not in the download.' : messages.failedToFetchDocuments,
    description: lines.slice(0, 10).join('\n'),
  })
}

/**
 * Downloads the documents of complete cases as one zip, with a folder for each case where there are several. A failure
 * is shown in a toast; of several cases the others are downloaded.
 */
export async function downloadClaims(client: ApolloClient, claims: readonly Claim[]): Promise<void> {
  const found = await collect(client, claims)
  if (found.length === 0) return
  const [first] = claims
  const entries = found.flatMap(({ claim: { uuid, caseName, solicitorsCaseReference }, documents }) =>
    documents.files.map((file): ZipEntry => ({
      folders: claims.length > 1 ? [`${caseName} (${solicitorsCaseReference})`] : [],
      name: file.fileName,
      fetch: () => fileRequest(`client/case/${uuid}/output/${file.uuid}`, messages.failedToDownloadDocument),
    })),
  )
  const name =
    claims.length === 1 && first
      ? `${plainName(`${first.caseName} (${first.solicitorsCaseReference})`)}.zip`
      : 'Claims.zip'
  try {
    await saveZip(name, entries)
  } catch (error) {
    toastError(error, messages.failedToDownloadDocument)
  }
}
