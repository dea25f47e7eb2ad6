import { useEffect, useState } from 'react'
import { messages } from '../../ui/messages.ts'
import { toastError } from '../../ui/toast-error.ts'
import { failureOf, loadPreview, type Preview } from './load-preview.ts'
import type { PreviewFile } from './preview-order.ts'
import { NotShown } from './read-body.ts'

/** Why nothing is shown: a sentence, and whether asking again may help. */
export interface PreviewProblem {
  message: string
  mayRetry: boolean
}
type Loaded = { preview: Preview; problem?: undefined } | { problem: PreviewProblem; preview?: undefined }

/** The problem that an error says. A failed call is shown in a toast as well, as everywhere. */
function problemOf(error: unknown): PreviewProblem {
  if (error instanceof NotShown) return { message: error.message, mayRetry: false }
  toastError(new Error(messages.failedToOpenFile, { cause: error }))
  return { message: failureOf(error), mayRetry: true }
}

/**
 * What can be shown of a file, or why nothing can; neither while it is loading. `path` is that of a download. The
 * request ends when another file is asked for.
 */
export function useLoadedFile(path: string, file: PreviewFile) {
  const { uuid, name, size, isText = false } = file
  const [attempt, setAttempt] = useState(0)
  const key = `${uuid ?? ''}/${attempt}`
  const [loaded, setLoaded] = useState<Loaded & { key: string }>()
  useEffect(() => {
    const request = new AbortController()
    loadPreview(path, { name, size, isText }, request.signal).then(
      (preview) => {
        if (!request.signal.aborted) setLoaded({ preview, key })
      },
      (error: unknown) => {
        if (!request.signal.aborted) setLoaded({ problem: problemOf(error), key })
      },
    )
    return () => request.abort()
  }, [path, name, size, isText, key])
  const current = loaded?.key === key ? loaded : undefined
  return {
    preview: current?.preview,
    problem: current?.problem,
    /** Shows an error of drawing the file in its place. */
    fail: (error: unknown): void => setLoaded({ problem: problemOf(error), key }),
    retry: (): void => setAttempt((before) => before + 1),
  }
}
