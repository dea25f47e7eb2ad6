import type { FilingRule } from '../generated/resolvers.ts'
import type { RequestHosts } from './request-hosts.ts'
import type { CaseHead, FilingCheckPage, FilingCheckRow } from './rows.ts'

/** Which findings are asked for; the host's own page if nothing is. */
export interface FindingsAsked {
  first?: number | null
  after?: string | null
  rule?: FilingRule | null
}

export interface FilingChecks {
  /** The check of a case; null on a host that has none. Nothing is read until a page is. */
  of: (row: CaseHead) => Promise<FilingCheckRow | null>
}

const PAGE = 50

/** The checks before filing. A page is read once for its counts and its findings. */
export const createFilingChecks = ({ caseHost, readCase }: RequestHosts): FilingChecks => ({
  of: async ({ uuid }) => {
    if (!(await caseHost.has('filing_check'))) return null
    const canList = await caseHost.has('finding_rows')
    /** A host that cannot list what it finds is asked for no list of it. */
    const withRows = (page: FilingCheckPage): FilingCheckPage =>
      canList ? page : { ...page, counts: page.counts.map((count) => ({ ...count, rows: null })) }
    const pages = new Map<string, Promise<FilingCheckPage>>()
    return {
      page: ({ first, after, rule }) => {
        const query = new URLSearchParams({
          first: String(first ?? PAGE),
          ...(after && { after }),
          ...(rule && { rule }),
        })
        const path = `client/case/${encodeURIComponent(uuid)}/filing-check?${query.toString()}`
        const page = pages.get(path) ?? readCase<FilingCheckPage>(path).then(withRows)
        pages.set(path, page)
        return page
      },
    }
  },
})
