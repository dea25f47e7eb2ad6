import type { Host } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { ClientRow, Page } from '../upstream/rows.ts'
import type { ClientQuery } from './cut-lists.ts'
import type { Archive, ArchiveCounts, ClientLists, Readable } from './firms.ts'

const at = encodeURIComponent

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

/** The additions `client_list` and `user_list`. */
export const ownClientLists = (
  { adminHost: { call }, readAdmin }: Pick<RequestHosts, 'adminHost' | 'readAdmin'>,
  readable: Readable,
): ClientLists => ({
  list: async (query) => {
    const page = await call<Page<ClientRow>>('GET', `clients?${listParams(query)}`)
    return { ...page, nodes: await readable(page.nodes) }
  },
  staff: (client) => readAdmin(`clients/${at(client)}/users`),
  siteOfEarner: async (_sites, place) => place,
})

/** The addition `archive`. */
export const ownArchive = ({ call }: Host): Archive => ({
  canArchive: async () => true,
  archive: (uuid) => call('POST', `clients/${at(uuid)}/archive`, {}),
  restore: (uuid) => call('POST', `clients/${at(uuid)}/restore`, {}),
})

/** The addition `archive_counts`. */
export const ownArchiveCounts = ({ call }: Host): ArchiveCounts => ({
  archiveCounts: (uuid) => call('GET', `clients/${at(uuid)}/archive`),
})
