/** The headers of the wire that the schema has arguments for. */
export const keyed = (key: string | null | undefined): Record<string, string> => (key ? { 'idempotency-key': key } : {})
export const matching = (version: string | null | undefined): Record<string, string> =>
  version ? { 'if-match': `"${version}"` } : {}
