import type { UserQuery } from '../clients/cut-lists.ts'
import type { Host } from '../upstream/host-call.ts'
import type { Page, UserRow } from '../upstream/rows.ts'
import type { UserLists } from './people.ts'
import type { UserReads } from './user-reads.ts'

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
