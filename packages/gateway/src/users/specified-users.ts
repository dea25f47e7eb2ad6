import { refused } from '../errors/errors.ts'
import { cutUsers, type UserQuery } from '../clients/cut-lists.ts'
import { uuidOf } from '../upstream/answered-values.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Row, UserRow } from '../upstream/rows.ts'
import type { UserLists } from './people.ts'
import { isUser, NO_CLIENT, type UserReads } from './user-reads.ts'

const at = encodeURIComponent

/** The addition `user_list` made of the lists of clients. */
export function specifiedUserLists(
  { readAdmin, may, clientsWith }: RequestHosts,
  { userOf, readable }: Pick<UserReads, 'userOf' | 'readable'>,
): UserLists {
  /** All users the viewer may read that a query can match, from one list a client. */
  const whole = async ({ filter }: UserQuery): Promise<UserRow[]> => {
    const all = (await may('user:read', NO_CLIENT))
      ? rowsOf<Row>(await readAdmin('clients')).flatMap(({ uuid }) => uuidOf(uuid) ?? [])
      : await clientsWith('user:read')
    const clients = all.filter((uuid) => !filter?.clients?.length || filter.clients.includes(uuid))
    const lists = await Promise.all(clients.map((client) => readAdmin<unknown>(`clients/${at(client)}/users`)))
    const rows = await Promise.all(
      lists
        .flatMap((list) => rowsOf(list))
        .filter(isUser)
        .map(userOf),
    )
    return [...new Map(rows.map((row) => [row.uuid, row])).values()]
  }
  return {
    list: async (query) => cutUsers(await readable(await whole(query)), query),
    assertChild: async (parent, child) => {
      const children = parent === null ? [] : rowsOf<Row>(await readAdmin(`clients/${at(parent)}/children`))
      if (children.every(({ uuid }) => uuid !== child)) throw refused('NOT_FOUND', 'Not found.')
    },
  }
}
