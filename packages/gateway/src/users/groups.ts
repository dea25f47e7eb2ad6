import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { GroupRow } from '../upstream/rows.ts'
import { nullIfNotFound } from '../upstream/safe-read.ts'

declare module '../context/context.ts' {
  interface Admin {
    groups: Groups
  }
}

type Optional = string | null | undefined
/** The user groups of clients on a host that has them (addition `user_groups`); changes are refused on any other. */
export interface Groups {
  /** Few clients at once; null where the host has none. */
  list: (client: string) => Promise<GroupRow[] | null>
  add: (client: string, body: { name: string; users: readonly string[] }, key: Optional) => Promise<GroupRow>
  edit: (
    client: string,
    uuid: string,
    body: { name?: string; users?: readonly string[] },
    version: Optional,
  ) => Promise<GroupRow>
  remove: (client: string, uuid: string) => Promise<void>
}

const at = encodeURIComponent
const listOf = (client: string): string => `clients/${at(client)}/user-group`
const rowOf = (client: string, uuid: string): string => `clients/${at(client)}/user-group/${at(uuid)}`

const ownGroups = ({ adminHost: { call }, readAdmin }: RequestHosts): Groups => ({
  list: (client) => nullIfNotFound(readAdmin(listOf(client))),
  add: (client, body, key) => call('POST', listOf(client), body, idempotencyHeader(key)),
  edit: (client, uuid, body, version) => call('PATCH', rowOf(client, uuid), body, ifMatchHeader(version)),
  remove: (client, uuid) => call('DELETE', rowOf(client, uuid)),
})

export const createGroups = (request: RequestHosts): Groups =>
  picked(request.adminHost, 'user_groups', ownGroups(request), { list: nothing })
