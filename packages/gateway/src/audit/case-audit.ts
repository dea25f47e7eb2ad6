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
