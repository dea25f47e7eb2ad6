import { freshToken } from '../access/refresh.ts'
import { messages } from '../ui/messages.ts'
import { said, TransferRefused } from './transfer.ts'

interface Way {
  headers: Record<string, string>
  signal: AbortSignal
  /** Told how much has gone, from 0 to 1. */ sent: (part: number) => void
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends a form to the file routes with the person's token, and tells how far it is, which `fetch` cannot. Without a reason of the server's it is refused in the specified words. */
export async function sendForm(path: string, body: FormData, { headers, signal, sent }: Way): Promise<unknown> {
  const token = await freshToken()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest(),
      refuse = (answer?: unknown): void =>
        reject(new TransferRefused(said(answer) ?? messages.errorProcessingFiles, answer, request.status))
    signal.throwIfAborted()
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.upload.addEventListener('progress', ({ loaded, total }) => sent(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer)
      else refuse(answer)
    })
    request.addEventListener('error', () => refuse())
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    request.open('POST', `/api/files/${path}`)
    for (const [name, value] of Object.entries({ ...headers, authorization: `Bearer ${token}` }))
      request.setRequestHeader(name, value)
    request.send(body)
  })
}
