import { REQUIRED } from '@costdraft/schema/field.ts'
import { outageOf } from '../db/outages.ts'
import { FILE_STORE_UNAVAILABLE, FileStoreUnavailable } from './file-store-unavailable.ts'

/** An error response. `message` is a sentence for the user; `details` has a sentence per field, by wire name. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly details: Record<string, string>
  /** Further properties of the response body. */
  readonly extra: Record<string, unknown>
  /** Headers of the response. */
  headers: Readonly<Record<string, string>> = {}
  constructor(
    status: number,
    message: string,
    details: Record<string, string> = {},
    extra: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.details = details
    this.extra = extra
  }
}

/** How a request without a valid token learns what it lacks (RFC 6750), whatever the status of the refusal. */
const wwwAuthenticate = (hasToken: boolean): string => (hasToken ? 'Bearer error="invalid_token"' : 'Bearer')

/** 401: no token, or one that is not valid. */
export class Unauthenticated extends HttpError {
  override name = 'Unauthenticated'
  constructor(hasToken = true) {
    super(401, 'Sign in to continue.')
    this.headers = { 'www-authenticate': wwwAuthenticate(hasToken) }
  }
}

/** 429 in the place of 401, where too many requests of one network had no valid token. */
export class TooManyRefusals extends HttpError {
  override name = 'TooManyRefusals'
  constructor(retryAfter: number, hasToken: boolean) {
    super(429, 'Too many requests without a valid sign-in came from this network. Sign in, and try again in a moment.')
    this.headers = { 'retry-after': String(retryAfter), 'www-authenticate': wwwAuthenticate(hasToken) }
  }
}

/** 429: more is asked than the firm's share or the program's budget has room for. Nothing was done. */
export class TooManyRequests extends HttpError {
  override name = 'TooManyRequests'
  constructor(message: string, retryAfter: number) {
    super(429, message)
    this.headers = { 'retry-after': String(retryAfter) }
  }
}

/** 403: the viewer knows the record's firm but lacks the permission. A record of another firm is `NotFound`. */
export class Forbidden extends HttpError {
  override name = 'Forbidden'
  constructor(message = 'You do not have permission to do this.') {
    super(403, message)
  }
}

/** 404: absent, or a record of another firm; the response must not distinguish the two. */
export class NotFound extends HttpError {
  override name = 'NotFound'
  constructor() {
    super(404, 'Not found.')
  }
}

/** The parts of a request that are no field of a form. */
const REQUEST_PARTS = new Set([
  'after',
  'body',
  'changes',
  'choices',
  'entity_files',
  'exceptionals',
  'files',
  'first',
  'folder_structure',
  'head',
  'item',
  'uuids',
])

/**
 * The general sentence heads several wrong fields of a form, and one that is missing; any other refusal is headed by
 * its own sentences.
 */
const headingOf = (details: Record<string, string>): string => {
  const sentences = Object.values(details)
  const isOneWrong = sentences.length === 1 && sentences[0] !== REQUIRED
  return isOneWrong || Object.keys(details).every((name) => REQUEST_PARTS.has(name))
    ? sentences.join(' ')
    : 'Please complete all fields to continue.'
}

/** 422: an invalid request. `details` has a sentence per invalid field, by wire name. */
export class ValidationError extends HttpError {
  override name = 'ValidationError'
  constructor(details: Record<string, string>) {
    super(422, headingOf(details), details)
  }
}

/** 409: the state of the record does not allow the request. */
export class Conflict extends HttpError {
  override name = 'Conflict'
  constructor(message: string, details: Record<string, string> = {}) {
    super(409, message, details)
  }
}

/** 412: the row changed since the version in `If-Match`. The response carries the current row. */
export class StaleVersion extends HttpError {
  override name = 'StaleVersion'
  constructor(current: unknown) {
    super(412, 'This was changed by someone else in the meantime.', {}, { current })
  }
}

/** 429: too many passwords were tried; the next is checked after `retryAfter` seconds. */
export class TooManyAttempts extends HttpError {
  override name = 'TooManyAttempts'
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super(429, 'Too many attempts. Wait fifteen minutes and try again.')
    this.retryAfter = retryAfter
    this.headers = { 'retry-after': String(retryAfter) }
  }
}

/** An outage, from which the sender may recover by trying again after `retryAfter` seconds. */
export class Unavailable extends HttpError {
  override name = 'Unavailable'
  readonly retryAfter: number
  constructor(message: string, retryAfter: number) {
    super(503, message)
    this.retryAfter = retryAfter
    this.headers = { 'retry-after': String(retryAfter) }
  }
}

/**
 * The response to an outage of the database or of the file store, or to a full disk; undefined for any other error. A
 * statement that failed has changed nothing.
 */
export function outageResponse(error: unknown): HttpError | undefined {
  if (error instanceof FileStoreUnavailable) return new Unavailable(FILE_STORE_UNAVAILABLE, 5)
  switch (outageOf(error)) {
    case 'unavailable':
      return new Unavailable('The database is not available at the moment. Try again in a few seconds.', 5)
    case 'conflict':
      return new Unavailable('Someone else was changing the same records. Nothing was changed; try again.', 1)
    case 'timeout':
      return new Unavailable('This took too long and was stopped. Nothing was changed; try again later.', 5)
    case 'full':
      return new HttpError(507, 'There is no room left to store this. Nothing was changed.')
    default:
      return undefined
  }
}
