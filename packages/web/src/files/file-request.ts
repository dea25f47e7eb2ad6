import { getAccessToken } from '../access/refresh.ts'

/** The header of an answer with the id of its request. */
export const REQUEST_ID = 'x-request-id'

/**
 * A failed request to the file routes: the server's message, its response body and its HTTP status (undefined if no
 * response arrived).
 */
export class FileRequestError extends Error {
  override name = 'FileRequestError'
  readonly answer: unknown
  readonly status: number | undefined
  /** By what the request is found in the logs of the product. */
  readonly requestId: string | undefined
  constructor(message: string, answer: unknown, status?: number, requestId?: string | null) {
    super(message)
    this.requestId = requestId ?? undefined
    this.answer = answer
    this.status = status
  }
}

/** Whether what was sent may be stored although the request failed: no answer arrived, or the gateway got none. */
export const isOutcomeUnknown = (error: unknown): error is FileRequestError =>
  error instanceof FileRequestError &&
  (!error.status || (typeof error.answer === 'object' && error.answer !== null && 'unknown_outcome' in error.answer))

/** The `message` of a response body, if it has one. */
export const messageOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined

/**
 * Requests `/api/files/{path}` with the viewer's access token.
 * @throws FileRequestError for any response that is not 2xx, with `fallback` as its message if the server gives none
 */
export async function fileRequest(
  path: string,
  fallback: string,
  { headers: further, ...init }: Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  const headers = { ...further, authorization: `Bearer ${await getAccessToken()}` }
  const answer = await fetch(`/api/files/${path}`, { ...init, headers }).catch(() => undefined)
  if (answer?.ok) return answer
  const body: unknown = await answer?.json().catch(() => undefined)
  throw new FileRequestError(messageOf(body) ?? fallback, body, answer?.status, answer?.headers.get(REQUEST_ID))
}
