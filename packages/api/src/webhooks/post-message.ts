import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { cleanText } from '@costdraft/schema/structs.ts'
import { VERSION } from '@costdraft/schema/product.ts'
import { RefusedAddress, type Address, type AllowedHosts } from './allowed-hosts.ts'

/** What came of an attempt: the HTTP status, null where there was no answer, and the beginning of what was answered. */
export interface Answer {
  status: number | null
  text: string
}
export interface Message {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** In bytes: how much of an answer is read. */
const MAX_READ = 2_000
/** In characters: how much of it is kept. */
const MAX_KEPT = 200

/** In words, by the code of the error. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host is not known.',
  EAI_AGAIN: 'The host is not known.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
}
function reasonOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof RefusedAddress) return error.message
  if (signal.aborted) return 'There was no answer in time.'
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return 'There was no answer that can be read.'
  return REASONS[code] ?? `There was no answer (${code.slice(0, 60)}).`
}

const kept = (bytes: Buffer): string => cleanText(bytes.toString('utf8').replaceAll('\0', '')).slice(0, MAX_KEPT)

/** Reads the beginning of an answer, and then closes the connection. */
async function beginningOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= MAX_READ) break
  }
  answer.destroy()
  return Buffer.concat(chunks).subarray(0, MAX_READ)
}

/**
 * A look-up that answers these addresses, whatever is asked: they have been judged, and a second answer might differ.
 */
const lookupOf =
  (addresses: readonly Address[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, [...addresses])
    else if (first) done(null, first.address, first.family)
    else done(Object.assign(new Error('No address'), { code: 'ENOTFOUND' }), '')
  }

function open(target: URL, addresses: readonly Address[], { headers, body }: Message, signal: AbortSignal) {
  const { request } = target.protocol === 'https:' ? https : http
  return new Promise<IncomingMessage>((resolve, reject) => {
    const bytes = Buffer.from(body)
    request(
      target,
      {
        method: 'POST',
        // A connection of its own, which is closed afterwards: none is kept open to an endpoint that is dead.
        agent: false,
        ...(!isIP(target.hostname) && { lookup: lookupOf(addresses) }),
        signal,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': bytes.length,
          'user-agent': `CostDraft/${VERSION}`,
        },
      },
      resolve,
    )
      .on('error', reject)
      .end(bytes)
  })
}

const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error)
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })

/**
 * Sends a message to an address that is judged now, and connects to what was judged. Redirects are not followed. Never
 * rejects: what went wrong is the answer. `signal` ends the attempt.
 */
export async function postMessage(message: Message, hosts: AllowedHosts, signal: AbortSignal): Promise<Answer> {
  let status: number | null = null
  try {
    const target = new URL(message.url)
    const addresses = await unlessAborted(hosts.addressesOf(target), signal)
    const answer = await open(target, addresses, message, signal)
    status = answer.statusCode ?? null
    return { status, text: kept(await unlessAborted(beginningOf(answer), signal)) }
  } catch (error) {
    // The status counts although the rest of the answer did not arrive.
    return { status, text: reasonOf(error, signal) }
  }
}
