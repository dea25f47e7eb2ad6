import { refused } from '../errors/errors.ts'
import { isRow, uuidOf } from '../upstream/answered-values.ts'
import { createClientRows, siteFor, type ClientRows } from './firm-rows.ts'
import { cutClients, type ClientQuery } from './cut-lists.ts'
import { shown } from '../upstream/failures.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { ClientRow, Page, Row } from '../upstream/rows.ts'
import { orNull } from '../upstream/safe-read.ts'

declare module '../context/context.ts' {
  interface Admin {
    clients: Clients
  }
}

export interface PersonRow {
  uuid: string
  firstname: string
  surname: string
}

/**
 * The clients (firms) of a host. Permissions are asked by the resolvers; rows of lists are those the viewer may read.
 */
export interface Clients extends ClientRows {
  list: (query: ClientQuery) => Promise<Page<ClientRow>>
  read: (uuid: string) => Promise<ClientRow>
  /** The children the viewer may read; with a permission, those the viewer holds it for. */
  children: (uuid: string, permission?: string) => Promise<ClientRow[]>
  /** Whom a case of the client can be assigned to. */
  staff: (uuid: string) => Promise<PersonRow[]>
  /** Creates a client; `body` has wire names, and each fee earner names its site by its place in `sites`. */
  create: (body: Row & { sites: Row[]; fee_earners: Row[] }, key: string | null | undefined) => Promise<ClientRow>
  edit: (uuid: string, body: Row, version: string | null | undefined) => Promise<ClientRow>
}

const at = encodeURIComponent
const isRecord = (answer: unknown): answer is ClientRow => isRow(answer) && typeof answer.uuid === 'string'
/** Whether the answer of a change is the client, and not its uuid alone. */
const isClient = (answer: unknown): answer is ClientRow => isRecord(answer) && 'name' in answer

/** A client with values that its fields can have. */
const clientOf = (row: ClientRow): ClientRow => specifiedRow('Client', { ...row }) as unknown as ClientRow

/**
 * Whom a case of a client can be assigned to: on a host without `user_list`, the people found in the lists that the
 * viewer may read.
 */
function staffOf({ adminHost: { has }, readAdmin, may, viewer }: RequestHosts): Clients['staff'] {
  /** The users of a client, where the viewer may read them. */
  const usersOf = async (client: string): Promise<(PersonRow & Row)[]> =>
    (await may('user:read', client))
      ? rowsOf<Row>(await readAdmin(`clients/${at(client)}/users`)).map((row) => specifiedRow('User', row) as never)
      : []
  return async (client) => {
    if (await has('user_list')) return readAdmin(`clients/${at(client)}/users`)
    const { client_uuid: own, user_uuid } = await viewer()
    const [theirs, ours, self] = await Promise.all([
      usersOf(client),
      own && own !== client ? usersOf(own) : [],
      orNull(readAdmin<PersonRow & Row>(`clients/users/${at(user_uuid)}`)),
    ])
    const linked = [...ours, ...(isRow(self) ? [specifiedRow('User', self)] : [])].filter(
      ({ client_uuid, children_clients }) =>
        client_uuid === client || (isRow(children_clients) && Object.hasOwn(children_clients, client)),
    )
    return [...new Map([...theirs, ...linked].map((person) => [person.uuid, person])).values()].filter(
      ({ uuid }) => uuid,
    )
  }
}

export function createClients(request: RequestHosts): Clients {
  const { adminHost, readAdmin, may, viewer } = request
  const { call, has } = adminHost

  const read = async (uuid: string): Promise<ClientRow> => {
    const answer = await readAdmin<unknown>(`clients/${at(uuid)}`)
    if (!isRecord(answer)) throw refused('NOT_FOUND', 'Not found.')
    return clientOf(answer)
  }
  const readable = async (rows: readonly ClientRow[], permission = 'client:read'): Promise<ClientRow[]> => {
    const allowed = await Promise.all(rows.map(({ uuid }) => may(permission, uuid)))
    return rows.filter((_row, i) => allowed[i])
  }
  const whole = async (): Promise<ClientRow[]> =>
    readable(
      rowsOf<ClientRow>(await readAdmin('clients'))
        .filter(isRecord)
        .map(clientOf),
    )

  return {
    ...createClientRows(request),
    read,
    staff: staffOf(request),
    list: async (query) => {
      if (!(await has('client_list'))) return cutClients(await whole(), query)
      const page = await call<Page<ClientRow>>('GET', `clients?${listParams(query)}`)
      return { ...page, nodes: await readable(page.nodes) }
    },
    children: async (uuid, permission) => {
      const path = `clients/${at(uuid)}/children`
      const answer = await readAdmin<unknown>(permission ? `${path}?action=${permission}` : path)
      const rows = rowsOf<ClientRow>(answer).filter(isRecord).map(clientOf)
      if (permission) return readable(rows, permission)
      return (await may('client:edit_users', uuid)) ? rows : readable(rows)
    },
    create: async ({ fee_earners, sites, ...body }, key) => {
      // The specification has no uuid for a site that is created with its client: hosts find it by its name.
      const isOwn = await has('client_list')
      const nameOf = (site: unknown): unknown => (isOwn ? site : (sites[Number(site)]?.site_name ?? site))
      const answer = await call<unknown>(
        'POST',
        'clients',
        {
          ...body,
          sites: await Promise.all(sites.map((site) => siteFor(adminHost, site))),
          fee_earners: fee_earners.map((earner) => ({ ...earner, site: nameOf(earner.site) })),
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

/** The parameters of `GET clients`, an addition of our own API. */
function listParams({ first, after, search, filter }: ClientQuery): string {
  const params = new URLSearchParams({ first: String(first ?? 50), archived: String(filter?.archived ?? false) })
  for (const [name, value] of [
    ['after', after],
    ['search', search],
    ['type', filter?.clientTypes?.join(',')],
  ] as const)
    if (value) params.set(name, value)
  return params.toString()
}
