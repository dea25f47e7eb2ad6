/** The parameters of paths that are no uuids. All others are; one that is not names no record. */
export const notUuids: ReadonlySet<string> = new Set([
  'change',
  'from',
  'head',
  'key',
  'list',
  'schema',
  'session',
  'stage',
  'table',
  'type',
])
