import { outageOf } from '../db/outages.ts'

/** An error response. `message` is a sentence for the user; `details` has a sentence per field, by wire name. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly details: Record<string, string>
  /** Further properties of the response body. */
  readonly extra: Record<string, unknown>
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

export class Unauthenticated extends HttpError {
  override name = 'Unauthenticated'
  constructor() {
    super(401, 'Sign in to continue.')
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

/** The general sentence heads wrong fields of a form; any other refusal is headed by its own sentences. */
const headingOf = (details: Record<string, string>): string =>
  Object.keys(details).every((name) => REQUEST_PARTS.has(name))
    ? Object.values(details).join(' ')
    : 'Please complete all fields to continue.'

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
  }
}

/** An outage, from which the sender may recover by trying again after `retryAfter` seconds. */
export class Unavailable extends HttpError {
  override name = 'Unavailable'
  readonly retryAfter: number
  constructor(message: string, retryAfter: number) {
    super(503, message)
    this.retryAfter = retryAfter
  }
}

/**
 * The response to an outage of the database or a full disk; undefined for any other error. A statement that failed has
 * changed nothing.
 */
export function outageResponse(error: unknown): HttpError | undefined {
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
