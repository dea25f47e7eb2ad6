/** What can be removed while nothing hangs on it, and brought back. */
export const removalKinds = ['fee_earner', 'site', 'client', 'case'] as const
export type RemovalKind = (typeof removalKinds)[number]
