import { setTimeout } from 'node:timers/promises'
import { Agent, request } from 'undici'

/** What was asked failed: the connection, or the answer. */
export class Failure extends Error {
  override name = 'Failure'
  readonly status: number
  readonly extensions: Record<string, unknown>
  constructor(status: number, message: string, extensions: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.extensions = extensions
  }
}
/** What failed although it was asked once more, for whoever judges the run. */
export interface Failed {
  act: string
  /** Milliseconds since the epoch. */
  at: number
  first: Failure
  second: Failure
}

/** In milliseconds: a person presses the button again, a program waits a moment. */
const BEFORE_RETRY = 1_000

/** Counts what people asked, and how it went. */
export function createTally() {
  const failed: Failed[] = []
  const asked: Record<string, number> = {}
  const repeated: Record<string, number> = {}
  const took: Record<string, number[]> = {}
  const timed = async <T>(act: string, attempt: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    try {
      return await attempt()
    } finally {
      ;(took[act] ??= []).push(performance.now() - begun)
    }
  }
  return {
    failed,
    asked,
    /** What failed at first, and was hidden by one retry. */
    repeated,
    /** In milliseconds, each attempt of an act, whatever came of it. */
    took,
    /** Runs an act, and once more if it fails. Undefined if both failed; whether it has happened is not known then. */
    async once<T>(act: string, attempt: (isRepeated: boolean) => Promise<T>): Promise<T | undefined> {
      asked[act] = (asked[act] ?? 0) + 1
      let first: Failure
      try {
        return await timed(act, () => attempt(false))
      } catch (error) {
        first = failureOf(error)
      }
      await setTimeout(BEFORE_RETRY)
      try {
        const answer = await timed(act, () => attempt(true))
        repeated[act] = (repeated[act] ?? 0) + 1
        return answer
      } catch (error) {
        failed.push({ act, at: Date.now(), first, second: failureOf(error) })
        return undefined
      }
    },
  }
}
export type Tally = ReturnType<typeof createTally>

const failureOf = (error: unknown): Failure => (error instanceof Failure ? error : new Failure(0, String(error)))

const dispatcher = new Agent({ connections: 100 })

interface Sent {
  token: string
  method?: 'GET' | 'POST'
  body?: string | Buffer
  headers?: Record<string, string>
}

/** Sends a request; the answer as bytes. Throws a `Failure` for whatever is not a success. */
export async function send(url: string, { token, method = 'POST', body, headers = {} }: Sent): Promise<Buffer> {
  const answer = await request(url, {
    dispatcher,
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body !== undefined && { body }),
  })
  const bytes = Buffer.from(await answer.body.arrayBuffer())
  if (answer.statusCode >= 300) throw new Failure(answer.statusCode, bytes.toString().slice(0, 500))
  return bytes
}

interface Answer<T> {
  data?: T | null
  errors?: { message: string; extensions: Record<string, unknown> }[]
}

/** Asks GraphQL; returns the data. Throws a `Failure` for an answer with an error. */
export async function ask<T>(
  webUrl: string,
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const bytes = await send(`${webUrl}/graphql`, {
    token,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = JSON.parse(bytes.toString()) as Answer<T>
  const [error] = errors ?? []
  if (error) throw new Failure(200, error.message, error.extensions)
  return data as T
}
