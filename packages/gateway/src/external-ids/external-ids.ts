import { can } from '@costdraft/schema/access/can.ts'
import type { ExternalIdLookup } from '../generated/resolvers.ts'
import { withoutAdded } from '../upstream/added-fields.ts'
import { namesLacked, notOffered, nothing, picked, type Host } from '../upstream/host-call.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Page, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    externalIds: CaseExternalIds
  }
  interface Admin {
    externalIds: AdminExternalIds
  }
}

type Find = (lookup: ExternalIdLookup) => Promise<string[]>
/** Finds records of the case host by their external ids: the uuids of those that the viewer may read, two at most. */
export interface CaseExternalIds {
  cases: Find
  feeEarners: Find
  /** A fee earner of any client that the viewer may read; undefined for none, null where the host cannot find one. */
  feeEarner: (uuid: string) => Promise<Row | undefined | null>
}
/** The same of the admin host. */
export interface AdminExternalIds {
  clients: Find
  users: Find
}

/** The parameters of a list that is asked for an external id; `firm` is the one that names the firm. */
function queryOf({ system, id, clientUuid }: ExternalIdLookup, firm: string, more: Record<string, string>): string {
  const query = new URLSearchParams({ external_system: system, external_id: id, ...more })
  if (clientUuid) query.set(firm, clientUuid)
  return query.toString()
}
/** One more than is wanted, to tell that there are several. */
const PAIR = { first: '2' }

const uuidsOf = (rows: readonly Row[]): string[] => rows.map(({ uuid }) => String(uuid))
/** The rows of which the viewer has a permission for the client that a column names. */
async function readableOf({ may }: RequestHosts, rows: readonly Row[], permission: string, column: string) {
  const allowed = await Promise.all(rows.map((row) => may(permission, String(row[column]))))
  return rows.filter((_row, i) => allowed[i])
}

const lacking: Find = async () => {
  throw notOffered()
}

export function createCaseExternalIds(request: RequestHosts): CaseExternalIds {
  const { call } = request.caseHost
  const feeEarners = async (query: string): Promise<Row[]> =>
    readableOf(request, rowsOf<Row>(await call<unknown>('GET', `client/fee-earner?${query}`)), 'client:read', 'client')
  const own: CaseExternalIds = {
    cases: async (lookup) => {
      const query = queryOf(lookup, 'client', { ...PAIR, columns: 'uuid,client' })
      const { nodes } = await call<Page<Row>>('GET', `client/case?${query}`)
      return uuidsOf(await readableOf(request, nodes, 'case:read', 'client'))
    },
    feeEarners: async (lookup) => uuidsOf(await feeEarners(queryOf(lookup, 'client', {}))),
    feeEarner: async (uuid) => {
      const [row] = await feeEarners(new URLSearchParams({ uuid }).toString())
      return row && specifiedRow('FeeEarner', row)
    },
  }
  return picked(request.caseHost, 'external_ids', own, { cases: lacking, feeEarners: lacking, feeEarner: nothing })
}

export function createAdminExternalIds(request: RequestHosts): AdminExternalIds {
  const { call } = request.adminHost
  const own: AdminExternalIds = {
    clients: async (lookup) => {
      const { nodes } = await call<Page<Row>>('GET', `clients?${queryOf(lookup, 'parent', PAIR)}`)
      return uuidsOf(await readableOf(request, nodes, 'client:read', 'uuid'))
    },
    users: async (lookup) => {
      const { nodes } = await call<Page<Row>>('GET', `users?${queryOf(lookup, 'client', PAIR)}`)
      const viewer = await request.viewer()
      return uuidsOf(
        nodes.filter(({ uuid, client_uuid }) =>
          can(viewer, 'user:read', { client_uuid: String(client_uuid), user_uuid: String(uuid) }),
        ),
      )
    },
  }
  return picked(request.adminHost, 'external_ids', own, { clients: lacking, users: lacking })
}

/** A body for a host, without external ids where it keeps none. Throws INVALID_INPUT where some would be lost. */
export const withKeptIds = async (host: Pick<Host, 'has'>, body: Row): Promise<Row> =>
  withoutAdded(await namesLacked(host, [{ addition: 'external_ids', names: ['external_ids'] }]), body)
