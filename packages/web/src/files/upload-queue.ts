import { createStore, useStore } from '../store.ts'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { whenReachable } from '../ui/when-reachable.ts'
import { isOutcomeUnknown } from './file-request.ts'
import { fileProblem } from './file-problem.ts'
import { findSentFile, sendFile } from './send-file.ts'

/**
 * An upload into a case. `percent` is the part already sent; a failed upload has a `problem`, and `mayRetry` if a new
 * attempt may succeed.
 */
export interface Upload {
  id: string
  caseUuid: string
  folder: string | null
  file: File
  state: 'waiting' | 'sending' | 'failed'
  percent: number
  problem?: string
  mayRetry: boolean
  /** Whether it was sent and nobody knows whether it was stored. */
  isInDoubt?: boolean
  /** Told the uuid of the file once it is in the case. */
  onAdded?: ((uuid: string) => void) | undefined
}

// The queue is module state, not component state: uploads go on, one at a time, after the screen that started them is
// gone.
const queue = createStore<readonly Upload[]>([])
let sending: AbortController | undefined

const update = (id: string, changes: Partial<Upload>): void =>
  queue.set(queue.read().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
const remove = (id: string): void => queue.set(queue.read().filter((upload) => upload.id !== id))
const isPending = ({ state }: Upload): boolean => state !== 'failed'

const warnBeforeUnload = (event: BeforeUnloadEvent): void => {
  if (queue.read().some(isPending)) event.preventDefault()
}
addEventListener('beforeunload', warnBeforeUnload)

/**
 * Marks an upload as failed and shows a toast: the server's reason under the file name, or the default message if it
 * gave none. An aborted upload is removed.
 */
function handleFailure({ id, file }: Upload, error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return remove(id)
  const { message } = readError(error)
  const problem = message && message !== messages.unreachable ? message : messages.errorProcessingFiles
  if (problem === messages.errorProcessingFiles) toastError(new Error(problem, { cause: error }))
  else toastError(error, `${file.name} was not added`)
  update(id, { state: 'failed', problem, mayRetry: true })
}

const complete = ({ id, onAdded }: Upload, uuid: string | null | undefined): void => {
  remove(id)
  if (uuid) onAdded?.(uuid)
}

/** Ends a failed upload that is found to be stored after all, once CostDraft can be reached. Nothing is told twice. */
async function settle(upload: Upload): Promise<void> {
  await whenReachable()
  const uuid = await findSentFile(upload.caseUuid, upload.folder, upload.file)
  const isWaiting = queue.read().some(({ id, state }) => id === upload.id && state === 'failed')
  if (uuid && isWaiting) complete(upload, uuid)
}

/** Sends the file of an upload; one that was in doubt only if it is not in the case. */
async function send(upload: Upload, signal: AbortSignal): Promise<string | null | undefined> {
  const { id, caseUuid, folder, file } = upload
  const sent = upload.isInDoubt ? await findSentFile(caseUuid, folder, file) : undefined
  if (sent) return sent
  try {
    return await sendFile(caseUuid, folder, file, {
      key: id,
      signal,
      onProgress: (fraction) => update(id, { percent: Math.floor(fraction * 100) }),
    })
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    update(id, { isInDoubt: true })
    // The line may be there again already.
    const found = await findSentFile(caseUuid, folder, file).catch(() => undefined)
    if (!found) throw error
    return found
  }
}

const nextWaiting = (): Upload | undefined => queue.read().find(({ state }) => state === 'waiting')

async function processQueue(): Promise<void> {
  if (sending) return
  for (let next = nextWaiting(); next; next = nextWaiting()) {
    sending = new AbortController()
    update(next.id, { state: 'sending', percent: 0 })
    try {
      complete(next, await send(next, sending.signal))
    } catch (error) {
      handleFailure(next, error)
      if (isOutcomeUnknown(error)) settle(next).catch(console.error)
    }
    sending = undefined
  }
}

/**
 * Queues files for upload into a folder of a case, or into its root (null). Files that fail validation are listed as
 * failed, with the reason. `onAdded` is told the uuid of each that is in the case.
 */
export function addFiles(
  caseUuid: string,
  folder: string | null,
  files: readonly File[],
  onAdded?: (uuid: string) => void,
): void {
  queue.set([
    ...queue.read(),
    ...files.map((file): Upload => {
      const problem = fileProblem(file)
      return {
        id: crypto.randomUUID(),
        caseUuid,
        folder,
        file,
        state: problem ? 'failed' : 'waiting',
        percent: 0,
        ...(problem && { problem }),
        mayRetry: false,
        onAdded,
      }
    }),
  ])
  void processQueue()
}

/** Cancels an upload, or dismisses a failed one. */
export function stopUpload({ id, state }: Upload): void {
  if (state === 'sending') sending?.abort()
  else remove(id)
}

/** Queues a failed upload again. */
export function retryUpload({ id }: Upload): void {
  update(id, { state: 'waiting', percent: 0, problem: undefined })
  void processQueue()
}

/** The uploads of a case: waiting, sending and failed. */
export const useUploads = (caseUuid: string): readonly Upload[] =>
  useStore(queue).filter((upload) => upload.caseUuid === caseUuid)
