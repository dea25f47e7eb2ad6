// What `fetch` throws when no answer came at all; its words differ from browser to browser.
const NO_ANSWER = /fetch|network|load failed/i

/** Whether a call failed because nobody answered, and not because of what was answered. */
export function isUnreachable(error: unknown): boolean {
  const innermost = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return innermost instanceof TypeError && NO_ANSWER.test(innermost.message)
}
