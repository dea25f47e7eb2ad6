import type { Context } from './context/context.ts'
import { can } from '@costdraft/schema/access/can.ts'
import { kinds as productKinds, type KindRegistry } from '@costdraft/schema/items/index.ts'
import { createAdmin, offeredAdditions } from './create-admin.ts'
import { createCaseSearch } from './search/create-case-search.ts'
import { createCases } from './create-cases.ts'
import type { Hosts } from './upstream/hosts.ts'
import { createRequestHosts } from './upstream/request-hosts.ts'

/** Creates the context of a request with a token. `kinds` are the kinds of item that its schema serves. */
export function createContext(
  hosts: Hosts,
  product: Context['product'],
  token: string,
  { kinds = productKinds, isExport = false }: { kinds?: KindRegistry; isExport?: boolean } = {},
): Context {
  const request = createRequestHosts(hosts, token)
  const cases = createCases(request, kinds)
  return {
    product,
    token,
    cases,
    admin: createAdmin(request, cases.names),
    search: createCaseSearch(request, cases),
    additions: () => offeredAdditions(request),
    caseApi: request.caseHost.call,
    caseHost: request.caseHost,
    adminHost: request.adminHost,
    viewer: request.viewer,
    needScope: request.needScope,
    may: (who, permission, client_uuid) => can(who, permission, { client_uuid }),
    isExport,
    hostCalls: request.hostCalls,
    pointsLeft: request.pointsLeft,
  }
}
