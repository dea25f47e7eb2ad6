import { isRow } from '../upstream/answered-values.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { ClientRow, Row } from '../upstream/rows.ts'
import { orNull } from '../upstream/safe-read.ts'
import { cutClients } from './cut-lists.ts'
import type { ClientLists, PersonRow, Readable } from './firms.ts'

const at = encodeURIComponent
export const isRecord = (answer: unknown): answer is ClientRow => isRow(answer) && typeof answer.uuid === 'string'

/** A client with values that its fields can have. */
export const clientOf = (row: ClientRow): ClientRow => specifiedRow('Client', { ...row }) as unknown as ClientRow

/** The people found in the lists that the viewer may read. */
function staffOf({ readAdmin, may, viewer }: RequestHosts): ClientLists['staff'] {
  /** The users of a client, where the viewer may read them. */
  const usersOf = async (client: string): Promise<(PersonRow & Row)[]> =>
    (await may('user:read', client))
      ? rowsOf<Row>(await readAdmin(`clients/${at(client)}/users`)).map((row) => specifiedRow('User', row) as never)
      : []
  return async (client) => {
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

/** The lists of clients and people made of the specified ones. */
export const specifiedClientLists = (request: RequestHosts, readable: Readable): ClientLists => ({
  list: async (query) => {
    const rows = rowsOf<ClientRow>(await request.readAdmin('clients'))
    return cutClients(await readable(rows.filter(isRecord).map(clientOf)), query)
  },
  staff: staffOf(request),
  // The specification has no uuid for a site that is created with its client: hosts find it by its name.
  siteOfEarner: async (sites, place) => sites[Number(place)]?.site_name ?? place,
})
