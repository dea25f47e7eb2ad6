import { ifMatchHeader } from '../upstream/headers.ts'
import type { Host } from '../upstream/host-call.ts'
import type { CaseHead, ChangeRow, Page, RestoreRow } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    audit: CaseAudit
  }
}

type Optional = string | null | undefined
/** What of the audit is asked for: all where a filter names nothing. */
export interface AuditQuery {
  first?: number | null
  after?: Optional
  by?: readonly string[] | null
  kinds?: readonly string[] | null
}
interface Choices {
  people: { uuid: string; name: string }[]
  kinds: string[]
}

/** The entries of the audit of a case. */
export interface AuditLists {
  /** Null if the host keeps no audit. */
  page: (row: CaseHead, query: AuditQuery) => Promise<Page<ChangeRow> | null>
  choices: (row: CaseHead) => Promise<Choices | null>
}
/** The restoring of what an entry of the audit changed. */
export interface AuditRestores {
  /** Null if the host cannot restore. */
  preview: (row: CaseHead, id: string) => Promise<RestoreRow | null>
  restore: (row: CaseHead, id: string, version: Optional) => Promise<ChangeRow>
}
export interface CaseAudit extends AuditLists, AuditRestores {}

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
