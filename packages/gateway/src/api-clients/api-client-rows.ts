import { withoutAdded } from '../upstream/added-fields.ts'
import { idempotencyHeader } from '../upstream/headers.ts'
import { namesLacked, nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { ApiClientRow, NewApiClientRow, Row } from '../upstream/rows.ts'
import { nullIfNotFound } from '../upstream/safe-read.ts'

declare module '../context/context.ts' {
  interface Admin {
    apiClients: ApiClients
  }
}

/** The API clients of firms on a host that has them (addition `api_clients`); changes are refused on any other. */
export interface ApiClients {
  /** Null where the host has none. */
  list: (client: string) => Promise<ApiClientRow[] | null>
  /** `body` has wire names. */
  add: (client: string, body: Row, key: string | null | undefined) => Promise<NewApiClientRow>
  revoke: (client: string, uuid: string) => Promise<void>
}

const at = encodeURIComponent
const listOf = (client: string): string => `clients/${at(client)}/api-client`

const ownApiClients = ({ adminHost, adminHost: { call } }: RequestHosts): ApiClients => ({
  list: (client) => nullIfNotFound(call('GET', listOf(client))),
  add: async (client, body, key) => {
    const lacked = await namesLacked(adminHost, [{ addition: 'scopes', names: ['scopes'] }])
    return call('POST', listOf(client), withoutAdded(lacked, body), idempotencyHeader(key))
  },
  revoke: (client, uuid) => call('DELETE', `clients/${at(client)}/api-client/${at(uuid)}`),
})

export const createApiClients = (request: RequestHosts): ApiClients =>
  picked(request.adminHost, 'api_clients', ownApiClients(request), { list: nothing })
