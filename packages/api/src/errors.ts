/** What a request is refused with. The message is a sentence for the person who will read it. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly details: Record<string, string>
  constructor(status: number, message: string, details: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

export class Unauthenticated extends HttpError {
  override name = 'Unauthenticated'
  constructor() { super(401, 'Sign in to continue.') }
}

/** In the own firm, without the permission. A record of another firm is `NotFound`. */
export class Forbidden extends HttpError {
  override name = 'Forbidden'
  constructor(message = 'You do not have permission to do this.') { super(403, message) }
}

/** Absent or another firm's: the two must not be told apart. */
export class NotFound extends HttpError {
  override name = 'NotFound'
  constructor() { super(404, 'Not found.') }
}
