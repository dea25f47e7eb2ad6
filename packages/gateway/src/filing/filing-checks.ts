import type { FilingRule } from '../generated/resolvers.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseRow, FilingCheckPage, FilingCheckRow } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    filing: FilingChecks
  }
}

export interface FilingChecks {
  /** The check of a case; null on a host that has none. Nothing is read until a page is. */
  of: (row: CaseRow) => Promise<FilingCheckRow | null>
}

const PAGE = 50

/** What is asked for of findings that were read along with the case; undefined where it may be more than these. */
function partOf(
  page: FilingCheckPage,
  first: number,
  rule: FilingRule | null | undefined,
): FilingCheckPage | undefined {
  if (!rule && first === PAGE) return page
  if (page.has_next_page) return undefined
  const nodes = rule ? page.nodes.filter((finding) => finding.rule === rule) : page.nodes
  return nodes.length > first ? undefined : { ...page, nodes, total_count: nodes.length }
}

/** The checks before filing. A page is read once for its counts and its findings. */
export const createFilingChecks = ({ caseHost, readCase }: RequestHosts): FilingChecks => ({
  of: async ({ uuid, figures }) => {
    if (!(await caseHost.has('filing_check'))) return null
    const canList = await caseHost.has('finding_rows')
    /** A host that cannot list what it finds is asked for no list of it. */
    const withRows = (page: FilingCheckPage): FilingCheckPage =>
      canList ? page : { ...page, counts: page.counts.map((count) => ({ ...count, rows: null })) }
    const pages = new Map<string, Promise<FilingCheckPage>>()
    const firstPage = figures?.filing_check
    return {
      page: async ({ first, after, rule }) => {
        const known = !after && firstPage && partOf(firstPage, first ?? PAGE, rule)
        if (known) return known
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
