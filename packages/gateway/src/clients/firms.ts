import { refused } from '../errors/errors.ts'
import { uuidOf } from '../upstream/answered-values.ts'
import { createClientRows, rowBodies, type ClientRows } from './firm-rows.ts'
import { shown } from '../upstream/failures.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { picked } from '../upstream/host-call.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { ClientRow, Row } from '../upstream/rows.ts'
import { ownArchive, ownClientLists, type Archive, type ClientLists, type Readable } from './own-firms.ts'
import { clientOf, isRecord, specifiedClientLists } from './specified-firms.ts'

declare module '../context/context.ts' {
  interface Admin {
    clients: Clients
  }
}

/**
 * The clients (firms) of a host. Permissions are asked by the resolvers; rows of lists are those the viewer may read.
 */
export interface Clients extends ClientRows, Archive, Pick<ClientLists, 'list' | 'staff'> {
  read: (uuid: string) => Promise<ClientRow>
  /** The children the viewer may read; with a permission, those the viewer holds it for. */
  children: (uuid: string, permission?: string) => Promise<ClientRow[]>
  /** Creates a client; `body` has wire names, and each fee earner names its site by its place in `sites`. */
  create: (body: Row & { sites: Row[]; fee_earners: Row[] }, key: string | null | undefined) => Promise<ClientRow>
  edit: (uuid: string, body: Row, version: string | null | undefined) => Promise<ClientRow>
}

const at = encodeURIComponent
/** Whether the answer of a change is the client, and not its uuid alone. */
const isClient = (answer: unknown): answer is ClientRow => isRecord(answer) && 'name' in answer

/** What of clients a host needs an addition for. */
function clientLists(request: RequestHosts, readable: Readable): ClientLists {
  const { list, staff, siteOfEarner } = specifiedClientLists(request, readable)
  const withPeople = picked(request.adminHost, 'user_list', ownClientLists(request, readable), { staff })
  return picked(request.adminHost, 'client_list', withPeople, { list, siteOfEarner })
}

export function createClients(request: RequestHosts): Clients {
  const { adminHost, readAdmin, may, viewer } = request
  const { call } = adminHost

  const read = async (uuid: string): Promise<ClientRow> => {
    const answer = await readAdmin<unknown>(`clients/${at(uuid)}`)
    if (!isRecord(answer)) throw refused('NOT_FOUND', 'Not found.')
    return clientOf(answer)
  }
  const readable: Readable = async (rows, permission = 'client:read') => {
    const allowed = await Promise.all(rows.map(({ uuid }) => may(permission, uuid)))
    return rows.filter((_row, i) => allowed[i])
  }
  const { list, staff, siteOfEarner } = clientLists(request, readable)
  const { siteBody } = rowBodies(request)

  return {
    ...createClientRows(request),
    ...picked(adminHost, 'archive', ownArchive(adminHost), { canArchive: async () => false }),
    read,
    list,
    staff,
    children: async (uuid, permission) => {
      const path = `clients/${at(uuid)}/children`
      const answer = await readAdmin<unknown>(permission ? `${path}?action=${permission}` : path)
      const rows = rowsOf<ClientRow>(answer).filter(isRecord).map(clientOf)
      if (permission) return readable(rows, permission)
      return (await may('client:edit_users', uuid)) ? rows : readable(rows)
    },
    create: async ({ fee_earners, sites, ...body }, key) => {
      const answer = await call<unknown>(
        'POST',
        'clients',
        {
          ...body,
          sites: await Promise.all(sites.map(siteBody)),
          fee_earners: await Promise.all(
            fee_earners.map(async (earner) => ({ ...earner, site: await siteOfEarner(sites, earner.site) })),
          ),
          parent: (await viewer()).client_uuid,
        },
        idempotencyHeader(key),
      )
      return isClient(answer) ? clientOf(answer) : shown(() => read(String(uuidOf(answer))))
    },
    edit: async (uuid, body, version) => {
      const answer = await call<unknown>('PATCH', `clients/${at(uuid)}`, body, ifMatchHeader(version))
      return isClient(answer) ? clientOf(answer) : shown(() => read(uuid))
    },
  }
}
