import { pageOf } from '../upstream/pages.ts'
import { ifMatchHeader } from '../upstream/headers.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
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

/** The audit of cases, and the restoring of what an entry of it changed. */
export interface CaseAudit {
  /** Null if the host keeps no audit. */
  page: (row: CaseHead, query: AuditQuery) => Promise<Page<ChangeRow> | null>
  choices: (row: CaseHead) => Promise<Choices | null>
  /** Null if the host cannot restore. */
  preview: (row: CaseHead, id: string) => Promise<RestoreRow | null>
  restore: (row: CaseHead, id: string, version: Optional) => Promise<ChangeRow>
}

const PAGES = { size: 50, max: 100 }
/** The most pages that are read of a host that filters nothing itself. */
const MAX_PAGES = 50
const segment = encodeURIComponent

export function createCaseAudit(request: RequestHosts): CaseAudit {
  const { call, has } = request.caseHost
  const pathOf = ({ uuid }: CaseHead): string => `client/case/${segment(uuid)}/audit`
  const readPage = (row: CaseHead, query: Record<string, string>): Promise<Page<ChangeRow>> =>
    call('GET', `${pathOf(row)}?${new URLSearchParams(query).toString()}`)
  /** The newest entries of a host that filters nothing. */
  const readAll = async (row: CaseHead): Promise<ChangeRow[]> => {
    const all: ChangeRow[] = []
    let after: string | null = null
    for (let read = 0; read < MAX_PAGES; read++) {
      const page: Page<ChangeRow> = await readPage(row, { first: String(PAGES.max), ...(after && { after }) })
      all.push(...page.nodes)
      after = page.end_cursor
      if (!page.has_next_page) break
    }
    return all
  }
  const filtered = async (row: CaseHead, { first, after, by, kinds }: AuditQuery): Promise<Page<ChangeRow>> => {
    const found = (await readAll(row)).filter(
      (one) => (!by?.length || by.includes(one.by)) && (!kinds?.length || kinds.includes(one.entity)),
    )
    return pageOf(
      found.map((one) => ({ ...one, uuid: String(one.id) })),
      first,
      after,
      PAGES,
    )
  }

  return {
    page: async (row, query) => {
      const { first, after, by, kinds } = query
      const isFiltered = Boolean(by?.length || kinds?.length)
      if (!(await has('audit'))) return null
      if (isFiltered && !(await has('audit_filters'))) return filtered(row, query)
      return readPage(row, {
        first: String(first ?? PAGES.size),
        ...(after && { after }),
        ...(by?.length && { by: by.join(',') }),
        ...(kinds?.length && { kind: kinds.join(',') }),
      })
    },
    choices: async (row) => {
      if (!(await has('audit'))) return null
      if (await has('audit_filters')) return call('GET', `${pathOf(row)}/choices`)
      const all = await readAll(row)
      const people = new Map(all.map(({ by, by_name }) => [by, { uuid: by, name: by_name }]))
      return { people: [...people.values()], kinds: [...new Set(all.map(({ entity }) => entity))] }
    },
    preview: async (row, id) =>
      (await has('audit_restore')) ? call('GET', `${pathOf(row)}/${segment(id)}/restore`) : null,
    restore: (row, id, version) => call('POST', `${pathOf(row)}/${segment(id)}/restore`, {}, ifMatchHeader(version)),
  }
}
