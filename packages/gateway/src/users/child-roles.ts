import type { ChildRoleInput } from '../generated/resolvers.ts'

/** The `child_client_roles` of a REST body: the role in each child client by its uuid. */
export const childRolesBody = (roles: readonly ChildRoleInput[] | null | undefined): Record<string, string> =>
  Object.fromEntries((roles ?? []).map(({ clientUuid, role }) => [clientUuid, role ?? 'no_access']))
