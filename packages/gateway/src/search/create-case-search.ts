import type { CaseLists } from '../cases/case-lists.ts'
import { picked, type Host } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseSearch } from './case-search.ts'
import { specifiedSearch } from './specified.ts'
import { nullIfNotFound } from '../upstream/safe-read.ts'

/** The additions `search` and `queues`. */
const ownSearch = ({ call }: Host): CaseSearch => ({
  search: (text) => call('GET', `client/search?${new URLSearchParams({ q: text }).toString()}`),
  queues: () => nullIfNotFound(call('GET', 'client/search/queues')),
})

/** Search and queues, of which a host may have either. */
export function createCaseSearch({ caseHost }: RequestHosts, lists: CaseLists): CaseSearch {
  const own = ownSearch(caseHost)
  const { search, queues } = specifiedSearch(lists)
  return picked(caseHost, 'search', picked(caseHost, 'queues', own, { queues }), { search })
}
