// Messages of the TypeError that `fetch` throws when there is no response; they differ between browsers.
const NETWORK_ERROR = /fetch|network|load failed/i

/** Whether a call failed without any response (network error), as opposed to an error response. */
export function isUnreachable(error: unknown): boolean {
  const innermost = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return innermost instanceof TypeError && NETWORK_ERROR.test(innermost.message)
}
