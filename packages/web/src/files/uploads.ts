import { useSyncExternalStore } from 'react'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { fileProblem, sendFile } from './send-file.ts'

/** A file on its way into a case. `percent` is of what has gone; a failed one says why, and may be tried again where that may help. */
export interface Upload {
  id: string
  caseUuid: string
  folder: string | null
  file: File
  state: 'waiting' | 'sending' | 'failed'
  percent: number
  problem?: string
  mayRetry: boolean
}

// Files go on their way whatever becomes of the screen they were chosen on, one after the other.
let uploads: readonly Upload[] = []
let sending: AbortController | undefined
const listeners = new Set<() => void>()

const put = (next: readonly Upload[]): void => {
  uploads = next
  for (const tell of listeners) tell()
}
const change = (id: string, to: Partial<Upload>): void =>
  put(uploads.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)))
const drop = (id: string): void => put(uploads.filter((upload) => upload.id !== id))
const isUnsent = ({ state }: Upload): boolean => state !== 'failed'

const warn = (event: BeforeUnloadEvent): void => {
  if (uploads.some(isUnsent)) event.preventDefault()
}
addEventListener('beforeunload', warn)

/** Says what went wrong: the server's reason under the file's name, or the specified words where it gave none. */
function tell({ id, file }: Upload, error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return drop(id)
  const { message } = readError(error),
    problem = message && message !== messages.unreachable ? message : messages.errorProcessingFiles
  if (problem === messages.errorProcessingFiles) toastError(new Error(problem, { cause: error }))
  else toastError(error, `${file.name} was not added`)
  change(id, { state: 'failed', problem, mayRetry: true })
}

async function run(): Promise<void> {
  if (sending) return
  for (
    let next = uploads.find(({ state }) => state === 'waiting');
    next;
    next = uploads.find(({ state }) => state === 'waiting')
  ) {
    const { id, caseUuid, folder, file } = next
    sending = new AbortController()
    change(id, { state: 'sending', percent: 0 })
    try {
      await sendFile(caseUuid, folder, file, {
        key: id,
        signal: sending.signal,
        sent: (part) => change(id, { percent: Math.floor(part * 100) }),
      })
      drop(id)
    } catch (error) {
      tell(next, error)
    }
    sending = undefined
  }
}

/** Sends files into a folder of a case, or into its root; those that cannot be taken are kept beside, each with why. */
export function addFiles(caseUuid: string, folder: string | null, files: readonly File[]): void {
  put([
    ...uploads,
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
      }
    }),
  ])
  void run()
}

/** Stops a file on its way, or takes away what is said of one that failed. */
export function stopUpload({ id, state }: Upload): void {
  if (state === 'sending') sending?.abort()
  else drop(id)
}

/** Sends a file that failed again. */
export function retryUpload({ id }: Upload): void {
  change(id, { state: 'waiting', percent: 0, problem: undefined })
  void run()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const now = (): readonly Upload[] => uploads

/** What is on its way into a case, and what failed. */
export const useUploads = (caseUuid: string): readonly Upload[] =>
  useSyncExternalStore(subscribe, now).filter((upload) => upload.caseUuid === caseUuid)
