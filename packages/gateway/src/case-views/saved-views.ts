import type { CaseViewChanges, CaseViewInput, CaseViewPage } from '../generated/resolvers.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    views: CaseViews
  }
}

/** A saved view as hosts answer it. */
export interface CaseViewRow {
  uuid: string
  name: string
  page: CaseViewPage
  query: string
  is_shared: boolean
  is_own: boolean
  owner: string | null
  version?: number | null
}
type Optional = string | null | undefined

/**
 * Saved views of the lists of cases on a host that has them (addition `case_views`); null where it has none, and
 * changes are refused.
 */
export interface CaseViews {
  list: () => Promise<CaseViewRow[] | null>
  add: (input: CaseViewInput, idempotencyKey: Optional) => Promise<CaseViewRow>
  edit: (uuid: string, input: CaseViewChanges, version: Optional) => Promise<CaseViewRow>
  remove: (uuid: string) => Promise<void>
}

const PATH = 'client/case-view'
const rowOf = (uuid: string): string => `${PATH}/${encodeURIComponent(uuid)}`
const bodyOf = ({ isShared, ...rest }: CaseViewChanges): Row =>
  Object.fromEntries(
    Object.entries({ ...rest, is_shared: isShared }).filter(([, value]) => value !== undefined && value !== null),
  )

const ownCaseViews = ({ caseHost: { call }, readCase }: RequestHosts): CaseViews => ({
  list: () => readCase(PATH),
  add: (input, key) => call('POST', PATH, bodyOf(input), idempotencyHeader(key)),
  edit: (uuid, input, version) => call('PATCH', rowOf(uuid), bodyOf(input), ifMatchHeader(version)),
  remove: (uuid) => call('DELETE', rowOf(uuid)),
})

export const createCaseViews = (request: RequestHosts): CaseViews =>
  picked(request.caseHost, 'case_views', ownCaseViews(request), { list: nothing })
