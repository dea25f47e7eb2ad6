import { assertMay } from '../viewer/assert-may.ts'
import type { Resolvers, ChildRoleInput } from '../generated/resolvers.ts'

/** The `child_client_roles` of a REST body: the role in each child client by its uuid. */
const childRolesBody = (roles: readonly ChildRoleInput[] | null | undefined): Record<string, string> =>
  Object.fromEntries((roles ?? []).map(({ clientUuid, role }) => [clientUuid, role ?? 'no_access']))

/** The API clients of a firm. */
export const apiClientResolvers: Resolvers = {
  Query: {
    apiClients: async (_root, { clientUuid }, context) => {
      await assertMay(context, 'api_client:manage', clientUuid)
      return context.admin.apiClients.list(clientUuid)
    },
  },
  NewApiClient: { apiClient: (row) => row },
  Mutation: {
    addApiClient: async (
      _root,
      { clientUuid, input: { name, clientRole, readOnly, scopes, expiresAt }, childClientRoles, idempotencyKey },
      context,
    ) => {
      await assertMay(context, 'api_client:manage', clientUuid)
      const body = {
        name,
        client_role: clientRole,
        ...(readOnly != null && { read_only: readOnly }),
        ...(scopes != null && { scopes }),
        ...(expiresAt != null && { expires_at: expiresAt }),
      }
      const child_client_roles = childRolesBody(childClientRoles)
      return context.admin.apiClients.add(clientUuid, { ...body, child_client_roles }, idempotencyKey)
    },
    revokeApiClient: async (_root, { clientUuid, uuid }, context) => {
      await assertMay(context, 'api_client:manage', clientUuid)
      await context.admin.apiClients.revoke(clientUuid, uuid)
      return uuid
    },
  },
}
