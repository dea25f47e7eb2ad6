import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { passedOn } from '@costdraft/schema/telemetry/pass-on.ts'
import type { Request, Response } from 'express'
import { Agent, type Dispatcher } from 'undici'
import { isTokenRefused } from '../upstream/http.ts'
import type { Transfer } from './routes.ts'

export interface TransferLimits {
  /** In milliseconds: how long a transfer may be without a byte, in either direction. */
  idle: number
  /** In milliseconds: how long a host may take to answer once it has been sent everything. */
  answer: number
}
export const TRANSFER_LIMITS: TransferLimits = { idle: 15_000, answer: 60_000 }

const UNAUTHORIZED = 401
/** Connections to the host, for each direction. */
const CONNECTIONS = 64
const REQUEST_HEADERS = ['content-type', 'content-length', 'idempotency-key', 'if-match', 'range', 'if-range'] as const
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-disposition',
  'etag',
  'retry-after',
  'accept-ranges',
  'content-range',
] as const

const pickHeaders = (
  headers: Record<string, string | string[] | undefined>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])))

/** No byte has moved for the idle time. */
export class TransferIdle extends Error {
  override name = 'TransferIdle'
}

/** Passes bytes on and fails if none come, or none are taken, for `idle` milliseconds. */
function idleGuard(idle: number): Transform {
  const guard = new Transform({
    transform: (chunk, _encoding, done) => {
      timer.refresh()
      done(null, chunk)
    },
    flush: (done) => {
      clearTimeout(timer)
      done()
    },
  })
  const timer = setTimeout(() => guard.destroy(new TransferIdle('No byte for too long.')), idle)
  // Nobody listens where a transfer was given up before it began: a failure must not end the process then.
  return guard.once('close', () => clearTimeout(timer)).on('error', () => {})
}

/** Streams a body through the guard; the source's end, failure or abortion is that of the guard. */
function guarded(source: Readable, idle: number): Transform {
  const guard = idleGuard(idle)
  // The guard reports the failure to whoever reads it.
  pipeline(source, guard).catch((error: Error) => guard.destroy(error))
  return guard
}

/**
 * Makes the function that streams one transfer between a browser and a host, by their addresses. Downloads, and what
 * changes something, have pools of their own.
 */
export function createTransfers(urls: Readonly<Record<Transfer['host'], string>>, { idle, answer }: TransferLimits) {
  const options = { connections: CONNECTIONS, headersTimeout: answer, bodyTimeout: idle, connect: { timeout: 3_000 } }
  const post = new Agent(options)
  const pools: Record<Transfer['method'], Dispatcher> = { GET: new Agent(options), POST: post, PUT: post, DELETE: post }
  const origins = { case: new URL(urls.case), admin: new URL(urls.admin) }
  /**
   * Never retried, because a streamed body cannot be sent again. Throws before the response has begun, or breaks it
   * off.
   */
  const run = async (req: Request, res: Response, { method, host, path }: Transfer, token: string): Promise<void> => {
    const origin = origins[host]
    const query = new URL(req.url, 'http://here').search
    const upstream = await pools[method].request({
      origin: origin.origin,
      path: `${origin.pathname.replace(/\/$/, '')}/${path}${query}`,
      method,
      headers: { ...pickHeaders(req.headers, REQUEST_HEADERS), ...passedOn(), authorization: `Bearer ${token}` },
      ...((method === 'POST' || method === 'PUT') && { body: guarded(req, idle) }),
    })
    res.status(isTokenRefused(upstream.statusCode, upstream.headers) ? UNAUTHORIZED : upstream.statusCode).set({
      ...pickHeaders(upstream.headers, RESPONSE_HEADERS),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    })
    const guard = idleGuard(idle)
    await pipeline(upstream.body, guard, res).catch((error: Error) => {
      // A response that was given up by now is not piped to at all: nothing else ends what it comes from.
      guard.destroy()
      upstream.body.on('error', () => {}).destroy()
      throw error
    })
  }
  return { run, close: () => Promise.all([...new Set(Object.values(pools))].map((pool) => pool.destroy())) }
}
