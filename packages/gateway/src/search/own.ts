import type { Host } from '../upstream/host-call.ts'
import { nullIfNotFound } from '../upstream/safe-read.ts'
import type { CaseSearch } from './case-search.ts'

/** The additions `search` and `queues`. */
export const ownSearch = ({ call }: Host): CaseSearch => ({
  search: (text) => call('GET', `client/search?${new URLSearchParams({ q: text }).toString()}`),
  queues: () => nullIfNotFound(call('GET', 'client/search/queues')),
})
