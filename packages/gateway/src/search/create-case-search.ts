import type { CaseLists } from '../cases/case-lists.ts'
import { picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseSearch } from './case-search.ts'
import { ownSearch } from './own.ts'
import { specifiedSearch } from './specified.ts'

/** Search and queues, of which a host may have either. */
export function createCaseSearch({ caseHost }: RequestHosts, lists: CaseLists): CaseSearch {
  const own = ownSearch(caseHost)
  const { search, queues } = specifiedSearch(lists)
  return picked(caseHost, 'search', picked(caseHost, 'queues', own, { queues }), { search })
}
