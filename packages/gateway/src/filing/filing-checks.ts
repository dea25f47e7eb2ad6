import type { FilingRule } from '../generated/resolvers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
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

interface CheckPages {
  read: (path: string) => Promise<FilingCheckPage>
}
/** A page of a host that cannot list what it finds: it is asked for no list of it. */
const withoutRows = (page: FilingCheckPage): FilingCheckPage => ({
  ...page,
  counts: page.counts.map((count) => ({ ...count, rows: null })),
})

/** The checks before filing. A page is read once for its counts and its findings. */
const ownFilingChecks = ({ read }: CheckPages): FilingChecks => ({
  of: async ({ uuid, figures }) => {
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
        const page = pages.get(path) ?? read(path)
        pages.set(path, page)
        return page
      },
    }
  },
})

export function createFilingChecks({ caseHost, readCase }: RequestHosts): FilingChecks {
  const own: CheckPages = { read: readCase }
  const pages = picked(caseHost, 'finding_rows', own, { read: async (path) => withoutRows(await own.read(path)) })
  return picked(caseHost, 'filing_check', ownFilingChecks(pages), { of: nothing })
}
