import type { Admin } from './context/context.ts'
import { adminAdditions } from '@costdraft/schema/additions.ts'
import { allCaseAdditions } from '@costdraft/schema/areas/all-case-additions.ts'
import { isRow } from './upstream/answered-values.ts'
import { createApiClients } from './api-clients/api-client-rows.ts'
import { createClients } from './clients/create-clients.ts'
import { createAdminExternalIds } from './external-ids/external-ids.ts'
import { createNotifications } from './notifications/notification-rows.ts'
import { createAccount } from './users/account.ts'
import { createSecondFactor } from './users/second-factor.ts'
import { createAdminRemovals } from './removals/removal-rows.ts'
import { createWebhooks } from './webhooks/webhook-rows.ts'
import { createMerging } from './clients/merging-hosts.ts'
import { createAdministrators } from './users/administrator-hosts.ts'
import { createAdministrationAudit } from './administration-audit/administration-hosts.ts'
import { createFirmArchives } from './firm-archive/firm-archive-hosts.ts'
import { createLeaving } from './users/leaving.ts'
import { createLinks } from './users/links.ts'
import { createSessions } from './users/session-hosts.ts'
import { createGroups } from './users/groups.ts'
import { createUsers } from './users/create-users.ts'
import type { Names } from './names/names.ts'
import { offeredOf } from './upstream/host-call.ts'
import { specifiedRow } from './upstream/host-values.ts'
import type { RequestHosts } from './upstream/request-hosts.ts'
import type { UserRow } from './upstream/rows.ts'
import { orNull } from './upstream/safe-read.ts'

/** The names of a user; none of what is no user. */
const selfOf = (answer: unknown): Partial<UserRow> | null => (isRow(answer) ? specifiedRow('User', answer) : null)

export function createAdmin(request: RequestHosts, names: Names): Admin {
  const { readAdmin, viewer } = request
  const clients = createClients(request)
  return {
    clients,
    users: createUsers(request, names),
    externalIds: createAdminExternalIds(request),
    account: createAccount(request),
    secondFactor: createSecondFactor(request),
    leaving: createLeaving(request),
    links: createLinks(request),
    audit: createAdministrationAudit(request),
    firmArchives: createFirmArchives(request),
    sessions: createSessions(request),
    administrators: createAdministrators(request, names),
    merging: createMerging(request),
    groups: createGroups(request),
    apiClients: createApiClients(request),
    notifications: createNotifications(request),
    webhooks: createWebhooks(request),
    removals: createAdminRemovals(request),
    self: async () => {
      const { user_uuid } = await viewer()
      return orNull(readAdmin<unknown>(`clients/users/${encodeURIComponent(user_uuid)}`).then(selfOf))
    },
    ownClient: async () => {
      const { client_uuid } = await viewer()
      return client_uuid ? orNull(clients.read(client_uuid)) : null
    },
  }
}

/** The names of all additions of both hosts. */
export async function offeredAdditions({ caseHost, adminHost }: RequestHosts): Promise<string[]> {
  const offered = await Promise.all([offeredOf(caseHost, allCaseAdditions), offeredOf(adminHost, adminAdditions)])
  return [...new Set<string>(offered.flat())]
}
