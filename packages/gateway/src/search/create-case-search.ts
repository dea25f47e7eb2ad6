import type { CaseLists } from '../cases/case-lists.ts'
import { picked, type Host } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseSearch } from './case-search.ts'
import { specifiedSearch } from './specified.ts'
import { nullIfNotFound } from '../upstream/safe-read.ts'

/** The additions `search`, `queues` and `first_panel`. */
const ownSearch = ({ call }: Host): CaseSearch => ({
  search: (text) => call('GET', `client/search?${new URLSearchParams({ q: text }).toString()}`),
  queues: () => nullIfNotFound(call('GET', 'client/search/queues')),
  panel: () => call('GET', 'client/search/panel'),
})

/** Search and queues, of which a host may have any; one without those of the first panel shows there what it has. */
export function createCaseSearch({ caseHost }: RequestHosts, lists: CaseLists): CaseSearch {
  const own = ownSearch(caseHost)
  const { search, queues } = specifiedSearch(lists)
  const some = picked(caseHost, 'search', picked(caseHost, 'queues', own, { queues }), { search })
  return picked(caseHost, 'first_panel', some, { panel: some.queues })
}
