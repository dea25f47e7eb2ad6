/** What can be removed while nothing hangs on it, and brought back. */
export const removalKinds = ['fee_earner', 'site', 'client', 'case'] as const
export type RemovalKind = (typeof removalKinds)[number]

/** How long it can be brought back, in days. */
export const REMOVAL_DAYS = 30
