/** What a request is refused with. The message is a sentence for the person who will read it. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly details: Record<string, string>
  /** What else the answer carries beside message and details. */
  readonly more: Record<string, unknown>
  constructor(
    status: number,
    message: string,
    details: Record<string, string> = {},
    more: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.details = details
    this.more = more
  }
}

export class Unauthenticated extends HttpError {
  override name = 'Unauthenticated'
  constructor() {
    super(401, 'Sign in to continue.')
  }
}

/** In the own firm, without the permission. A record of another firm is `NotFound`. */
export class Forbidden extends HttpError {
  override name = 'Forbidden'
  constructor(message = 'You do not have permission to do this.') {
    super(403, message)
  }
}

/** Absent or another firm's: the two must not be told apart. */
export class NotFound extends HttpError {
  override name = 'NotFound'
  constructor() {
    super(404, 'Not found.')
  }
}

/** A body that cannot be taken: each field by its wire name, with a sentence. */
export class Refused extends HttpError {
  override name = 'Refused'
  constructor(details: Record<string, string>) {
    super(422, 'Please complete all fields to continue.', details)
  }
}

/** The stage, an unresolved comment or a request under way stands against it. */
export class Conflict extends HttpError {
  override name = 'Conflict'
  constructor(message: string, details: Record<string, string> = {}) {
    super(409, message, details)
  }
}

/** Someone else changed the row first; it is answered as it is now. */
export class Stale extends HttpError {
  override name = 'Stale'
  constructor(current: unknown) {
    super(412, 'This was changed by someone else in the meantime.', {}, { current })
  }
}
