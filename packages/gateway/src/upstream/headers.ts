/** The idempotency key header of a request; nothing without a key. */
export const idempotencyHeader = (key: string | null | undefined): Record<string, string> =>
  key ? { 'idempotency-key': key } : {}
/** The If-Match header with the version a change is based on; nothing without a version. */
export const ifMatchHeader = (version: string | null | undefined): Record<string, string> =>
  version ? { 'if-match': `"${version}"` } : {}
