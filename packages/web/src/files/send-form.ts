import { getAccessToken } from '../access/refresh.ts'
import { messages } from '../ui/messages.ts'
import { messageOf, FileRequestError, REQUEST_ID } from './file-request.ts'

interface SendOptions {
  headers: Record<string, string>
  signal: AbortSignal
  /** Reports progress as a fraction from 0 to 1. */
  onProgress: (fraction: number) => void
  /** What is said where the server gives no message. */
  fallback?: string
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Posts a form to `/api/files/{path}` with the viewer's access token. Uses XMLHttpRequest because `fetch` reports no
 * upload progress.
 * @returns the parsed JSON body, or undefined if the body is not JSON
 * @throws FileRequestError with the server's message, or `fallback` if there is none; its status is 0 if no response
 * arrived; a DOMException `AbortError` on abort
 */
export async function sendForm(
  path: string,
  body: FormData,
  { headers, signal, onProgress, fallback = messages.errorProcessingFiles }: SendOptions,
): Promise<unknown> {
  const token = await getAccessToken()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (answer?: unknown): void =>
      reject(
        new FileRequestError(
          messageOf(answer) ?? fallback,
          answer,
          request.status,
          request.getResponseHeader(REQUEST_ID),
        ),
      )
    signal.throwIfAborted()
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const answer = parseJson(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer)
      else fail(answer)
    })
    request.addEventListener('error', () => fail())
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    request.open('POST', `/api/files/${path}`)
    for (const [name, value] of Object.entries({ ...headers, authorization: `Bearer ${token}` }))
      request.setRequestHeader(name, value)
    request.send(body)
  })
}
