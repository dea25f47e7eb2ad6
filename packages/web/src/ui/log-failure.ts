/**
 * Logs why a request in the background failed. One that was given up, because its page is left or a newer one replaces
 * it, is no failure.
 */
export function logFailure(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error)
}
