import { assertMay } from '../viewer/assert-may.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { idempotencyHeader } from '../upstream/headers.ts'
import type { ApiClientRow, NewApiClientRow } from '../upstream/rows.ts'
import { childRolesBody } from '../users/child-roles.ts'

/** The API clients of a firm. */
export const apiClientResolvers: Resolvers = {
  Query: {
    apiClients: async (_root, { clientUuid }, context) => {
      await assertMay(context, 'api_client:manage', clientUuid)
      return context.admin.read<ApiClientRow[]>('api_clients', `clients/${encodeURIComponent(clientUuid)}/api-client`)
    },
  },
  NewApiClient: { apiClient: (row) => row },
  Mutation: {
    addApiClient: async (
      _root,
      { clientUuid, input: { name, clientRole, readOnly, expiresAt }, childClientRoles, idempotencyKey },
      context,
    ) => {
      await assertMay(context, 'api_client:manage', clientUuid)
      const body = {
        name,
        client_role: clientRole,
        ...(readOnly != null && { read_only: readOnly }),
        ...(expiresAt != null && { expires_at: expiresAt }),
      }
      return context.admin.call<NewApiClientRow>(
        'POST',
        `clients/${encodeURIComponent(clientUuid)}/api-client`,
        { ...body, child_client_roles: childRolesBody(childClientRoles) },
        idempotencyHeader(idempotencyKey),
      )
    },
    revokeApiClient: async (_root, { clientUuid, uuid }, context) => {
      await assertMay(context, 'api_client:manage', clientUuid)
      await context.admin.call(
        'DELETE',
        `clients/${encodeURIComponent(clientUuid)}/api-client/${encodeURIComponent(uuid)}`,
      )
      return uuid
    },
  },
}
