import type { UserQuery } from '../clients/cut-lists.ts'
import type { Host } from '../upstream/host-call.ts'
import type { Page, UserRow } from '../upstream/rows.ts'
import type { UserReads } from './user-reads.ts'

/** What of users a host needs the addition `user_list` for. */
export interface UserLists {
  list: (query: UserQuery) => Promise<Page<UserRow>>
  /**
   * A role may be held in a child of the user's own client alone. Throws NOT_FOUND for another client, where the host
   * does not check that itself.
   */
  assertChild: (parent: string | null, child: string) => Promise<void>
}

/** The parameters of `GET users`, an addition of our own API. */
function listParams({ first, after, search, filter }: UserQuery): string {
  const params = new URLSearchParams({
    first: String(first ?? 50),
    deactivated: String(filter?.deactivated ?? false),
  })
  for (const [name, value] of [
    ['after', after],
    ['search', search],
    ['client', filter?.clients?.join(',')],
    ['role', filter?.roles?.join(',')],
    ['group', filter?.groups?.join(',')],
  ] as const)
    if (value) params.set(name, value)
  return params.toString()
}

export const ownUserLists = (
  { call }: Host,
  { userOf, readable }: Pick<UserReads, 'userOf' | 'readable'>,
): UserLists => ({
  list: async (query) => {
    const page = await call<Page<UserRow>>('GET', `users?${listParams(query)}`)
    return { ...page, nodes: await readable(await Promise.all(page.nodes.map(userOf))) }
  },
  assertChild: async () => {},
})
