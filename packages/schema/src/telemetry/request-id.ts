// Node only: the web app must not import this.
import { randomBytes } from 'node:crypto'

/** The header with the id of a request, from the outermost proxy to the API, and in every answer. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Nothing that could be a line of a log, an address or a sentence. */
const SAFE = /^[\da-z_-]{8,64}$/i
const BYTES = 8

/** The id of a request: that of whoever passes it on where it has a safe form, otherwise a new one. */
export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && SAFE.test(header) ? header : randomBytes(BYTES).toString('hex')
