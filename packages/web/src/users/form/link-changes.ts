import type { ChildRoleInput, UserRole } from '../../generated/graphql.ts'

/** The changed links, by firm, as the mutation takes them. An empty role becomes null, which removes the link. */
export const linkChanges = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): ChildRoleInput[] =>
  Object.keys(after)
    .filter((uuid) => (before[uuid] ?? '') !== after[uuid])
    .map((clientUuid) => ({ clientUuid, role: (after[clientUuid] || null) as UserRole | null }))
