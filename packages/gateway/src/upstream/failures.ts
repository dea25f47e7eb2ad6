import type { GraphQLError } from 'graphql'
import { refused } from '../errors/errors.ts'

const NOT_ANSWERED = 'The service behind CostDraft does not answer. Try again.'
/** With an idempotency key a repeated write has one effect. */
const UNKNOWN_SAFE = 'We do not know yet whether this was saved; trying again is safe.'
const UNKNOWN = 'We do not know whether this was saved. Look before you try again.'
export const TOO_LARGE = 'The answer of the service behind CostDraft is too large.'

const NOT_UNDERSTOOD = 'The answer of the service behind CostDraft cannot be read. Try again.'

/** Errors of a connection that was never made, so that the request was not sent. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])
const TIMEOUTS = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT'])

/** What a failure means for the person: whether the request may have had an effect, and whether it may be repeated. */
export interface Sent {
  isWrite: boolean
  hasIdempotencyKey: boolean
}

/**
 * The error for a request whose answer was lost, or has a status that does not say whether the request had its effect.
 */
export const outcomeUnknown = (code: 'TIMEOUT' | 'UPSTREAM_FAILED', { hasIdempotencyKey }: Sent): GraphQLError =>
  refused(code, hasIdempotencyKey ? UNKNOWN_SAFE : UNKNOWN, {}, { unknownOutcome: true })

/** Converts an error of the connection to an upstream host. */
export function connectionError(error: unknown, sent: Sent, wasSent: boolean): Error {
  const { name, code = '', extensions } = error as { name?: string; code?: string; extensions?: unknown }
  if (extensions) return error as Error
  const isTimeout = name === 'TimeoutError' || TIMEOUTS.has(code)
  if (sent.isWrite && wasSent && !NOT_SENT.has(code))
    return outcomeUnknown(isTimeout ? 'TIMEOUT' : 'UPSTREAM_FAILED', sent)
  return isTimeout ? refused('TIMEOUT', 'Request timed out') : refused('UPSTREAM_FAILED', NOT_ANSWERED)
}

/** The error for a response that is not the answer of a host. Whether a change was made is not known then. */
export const unreadable = (sent: Sent): GraphQLError =>
  sent.isWrite
    ? outcomeUnknown('UPSTREAM_FAILED', sent)
    : refused('UPSTREAM_FAILED', NOT_UNDERSTOOD, {}, { unreadable: true })

const NOT_SHOWN = 'This was saved, but the service behind CostDraft did not show it. Look before you go on.'
/** The error for a change that was made, and cannot be shown. */
export const notShown = (): GraphQLError => refused('UPSTREAM_FAILED', NOT_SHOWN, {}, { unknownOutcome: true })
/** What is read to show a change that was made. Its failure is not that of the change, which must not be made again. */
export async function shown<T>(reading: () => T | Promise<T>): Promise<T> {
  try {
    return await reading()
  } catch (error) {
    throw (error as { extensions?: unknown }).extensions ? notShown() : error
  }
}

const SIGN_IN_ENDED = 'Your sign-in ended before this was done. Look before you try again.'
/**
 * The error of a call after a change was made: a request of which a part was carried out is not to be repeated with a
 * new token.
 */
export const afterChange = (error: unknown): unknown =>
  (error as { extensions?: { code?: string } }).extensions?.code === 'UNAUTHENTICATED'
    ? refused('UPSTREAM_FAILED', SIGN_IN_ENDED, {}, { unknownOutcome: true })
    : error
