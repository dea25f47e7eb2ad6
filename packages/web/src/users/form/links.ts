import type { ChildRoleInput, UserRole } from '../../generated/graphql.ts'

/** The links that differ from what they were, as the call takes them: no role removes the link. */
export const linkChanges = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): ChildRoleInput[] =>
  Object.keys(after)
    .filter((uuid) => (before[uuid] ?? '') !== after[uuid])
    .map((clientUuid) => ({ clientUuid, role: (after[clientUuid] || null) as UserRole | null }))
