import { refused } from '../errors/errors.ts'
import { withKeptIds } from '../external-ids/external-ids.ts'
import { uuidOf } from '../upstream/answered-values.ts'
import { createClientRows, rowBodies } from './create-client-rows.ts'
import { shown } from '../upstream/failures.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { ClientRow } from '../upstream/rows.ts'
import type { ClientLists, Clients, Readable } from './firms.ts'
import { ownArchive, ownArchiveCounts, ownClientLists } from './own-firms.ts'
import { clientOf, isRecord, specifiedClientLists } from './specified-firms.ts'

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
  const { clientBody, siteBody } = rowBodies(request)

  return {
    ...createClientRows(request),
    ...picked(adminHost, 'archive', ownArchive(adminHost), { canArchive: async () => false }),
    ...picked(adminHost, 'archive_counts', ownArchiveCounts(adminHost), { archiveCounts: nothing }),
    read,
    removeMark: (uuid) => call('DELETE', `clients/${at(uuid)}/mark`),
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
          ...(await withKeptIds(adminHost, await clientBody(body))),
          sites: await Promise.all(sites.map(siteBody)),
          fee_earners: await Promise.all(
            fee_earners.map(async (earner) => ({
              ...(await withKeptIds(adminHost, earner)),
              site: await siteOfEarner(sites, earner.site),
            })),
          ),
          parent: (await viewer()).client_uuid,
        },
        idempotencyHeader(key),
      )
      return isClient(answer) ? clientOf(answer) : shown(() => read(String(uuidOf(answer))))
    },
    edit: async (uuid, body, version) => {
      const answer = await call<unknown>(
        'PATCH',
        `clients/${at(uuid)}`,
        await withKeptIds(adminHost, await clientBody(body)),
        ifMatchHeader(version),
      )
      return isClient(answer) ? clientOf(answer) : shown(() => read(uuid))
    },
  }
}
