/** A request that creates a record: its content and its idempotency key. */
export interface SentRequest {
  content: string
  key: string
}

/**
 * The request with this content: the one `before` while the content stays the same, so that trying again is safe;
 * otherwise a new one.
 */
export function requestOf(value: unknown, before: SentRequest | undefined): SentRequest {
  const content = JSON.stringify(value)
  return before?.content === content ? before : { content, key: crypto.randomUUID() }
}
