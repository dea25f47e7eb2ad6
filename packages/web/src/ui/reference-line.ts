import type { ReadError } from './read-error.ts'

/** Refusals that say themselves what to do: nobody has to look for their reason in a log. */
const SAYS_WHAT_TO_DO = new Set(['INVALID_INPUT', 'UNAUTHENTICATED', 'CONFLICT'])

/**
 * The line by which whoever runs the product finds a failed request in its logs; undefined for a refusal that says all
 * there is to say, and where no answer brought an id.
 */
export function referenceLine({ code, requestId }: Pick<ReadError, 'code' | 'requestId'>): string | undefined {
  if (requestId === undefined || (code !== undefined && SAYS_WHAT_TO_DO.has(code))) return undefined
  return `Reference ${requestId}`
}
