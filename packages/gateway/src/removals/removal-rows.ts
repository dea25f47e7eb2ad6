import type { RemovalKind } from '@costdraft/schema/removals/removals.ts'
import { ifMatchHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseRow, ClientRow, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    removals: CaseRemovals
  }
  interface Admin {
    removals: AdminRemovals
  }
}

/** A removed record as hosts answer it. */
export interface RemovalRow {
  uuid: string
  kind: RemovalKind
  name: string
  client_uuid: string
  client_name: string
  removed_at: string
  removed_by_name: string
}
type Optional = string | null | undefined

/** What the case host removes and brings back (addition `removals`); null for the list of one that does not. */
export interface CaseRemovals {
  list: (client: Optional) => Promise<RemovalRow[] | null>
  removeFeeEarner: (client: string, uuid: string, version: Optional) => Promise<void>
  restoreFeeEarner: (client: string, uuid: string) => Promise<Row>
  removeCase: (uuid: string, version: Optional) => Promise<void>
  restoreCase: (uuid: string) => Promise<CaseRow>
}
/** The same of the admin host. */
export interface AdminRemovals {
  list: (client: Optional) => Promise<RemovalRow[] | null>
  removeClient: (uuid: string, version: Optional) => Promise<void>
  restoreClient: (uuid: string) => Promise<ClientRow>
  removeSite: (client: string, uuid: string, version: Optional) => Promise<void>
  restoreSite: (client: string, uuid: string) => Promise<Row>
}

const at = encodeURIComponent
const listed = (path: string, client: Optional): string => (client ? `${path}?client=${at(client)}` : path)

export function createCaseRemovals({ caseHost }: RequestHosts): CaseRemovals {
  const { call } = caseHost
  const earner = (client: string, uuid: string): string => `client/${at(client)}/fee-earner/${at(uuid)}`
  const own: CaseRemovals = {
    list: (client) => call('GET', listed('client/case/removal', client)),
    removeFeeEarner: (client, uuid, version) => call('DELETE', earner(client, uuid), undefined, ifMatchHeader(version)),
    restoreFeeEarner: (client, uuid) => call('POST', `${earner(client, uuid)}/restore-removal`, {}),
    removeCase: (uuid, version) => call('DELETE', `client/case/${at(uuid)}`, undefined, ifMatchHeader(version)),
    restoreCase: (uuid) => call('POST', `client/case/${at(uuid)}/restore-removal`, {}),
  }
  return picked(caseHost, 'removals', own, { list: nothing })
}

export function createAdminRemovals({ adminHost }: RequestHosts): AdminRemovals {
  const { call } = adminHost
  const site = (client: string, uuid: string): string => `clients/${at(client)}/sites/${at(uuid)}`
  const own: AdminRemovals = {
    list: (client) => call('GET', listed('clients/removal', client)),
    removeClient: (uuid, version) => call('DELETE', `clients/${at(uuid)}`, undefined, ifMatchHeader(version)),
    restoreClient: (uuid) => call('POST', `clients/${at(uuid)}/restore-removal`, {}),
    removeSite: (client, uuid, version) => call('DELETE', site(client, uuid), undefined, ifMatchHeader(version)),
    restoreSite: (client, uuid) => call('POST', `${site(client, uuid)}/restore-removal`, {}),
  }
  return picked(adminHost, 'removals', own, { list: nothing })
}
