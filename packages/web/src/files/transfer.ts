import { freshToken } from '../access/refresh.ts'

/** A host's answer that is not what was hoped for: its own sentence, and all it said. */
export class TransferRefused extends Error {
  override name = 'TransferRefused'
  readonly answer: unknown
  readonly status: number | undefined
  constructor(message: string, answer: unknown, status?: number) {
    super(message)
    this.answer = answer
    this.status = status
  }
}

/** The sentence of an answer. */
export const said = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined

/** A call of the file routes with the person's token; `otherwise` is what is said when the server gives no message. */
export async function transfer(path: string, otherwise: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${await freshToken()}` }
  const answer = await fetch(`/api/files/${path}`, { ...init, headers }).catch(() => undefined)
  if (answer?.ok) return answer
  const body: unknown = await answer?.json().catch(() => undefined)
  throw new TransferRefused(said(body) ?? otherwise, body, answer?.status)
}
