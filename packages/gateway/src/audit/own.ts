import { ifMatchHeader } from '../upstream/headers.ts'
import type { Host } from '../upstream/host-call.ts'
import type { CaseHead, ChangeRow, Page } from '../upstream/rows.ts'
import type { AuditLists, AuditRestores } from './case-audit.ts'

/** How many entries a page has where nothing is said, and the most. */
export const PAGES = { size: 50, max: 100 }
const segment = encodeURIComponent
const pathOf = ({ uuid }: CaseHead): string => `client/case/${segment(uuid)}/audit`
const restorePath = (row: CaseHead, id: string): string => `${pathOf(row)}/${segment(id)}/restore`

/** One page of the audit of a case (addition `audit`); `by` and `kind` are of the addition `audit_filters`. */
export const readPage = (
  { call }: Host,
  row: CaseHead,
  query: { first?: string; after?: string; by?: string; kind?: string },
): Promise<Page<ChangeRow>> => call('GET', `${pathOf(row)}?${new URLSearchParams(query).toString()}`)

/** The audit of a host that filters it (`audit_filters`). */
export const ownLists = (host: Host): AuditLists => ({
  page: (row, { first, after, by, kinds }) =>
    readPage(host, row, {
      first: String(first ?? PAGES.size),
      ...(after && { after }),
      ...(by?.length && { by: by.join(',') }),
      ...(kinds?.length && { kind: kinds.join(',') }),
    }),
  choices: (row) => host.call('GET', `${pathOf(row)}/choices`),
})

/** The addition `audit_restore`. */
export const ownRestores = ({ call }: Host): AuditRestores => ({
  preview: (row, id) => call('GET', restorePath(row, id)),
  restore: (row, id, version) => call('POST', restorePath(row, id), {}, ifMatchHeader(version)),
})
