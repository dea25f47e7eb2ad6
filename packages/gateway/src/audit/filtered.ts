import type { Host } from '../upstream/host-call.ts'
import { pageOf } from '../upstream/pages.ts'
import type { CaseHead, ChangeRow, Page } from '../upstream/rows.ts'
import type { AuditLists, AuditQuery } from './case-audit.ts'
import { ownLists, PAGES, readPage } from './own.ts'

/** The most pages that are read of a host that filters nothing itself. */
const MAX_PAGES = 50

/** The newest entries of a host. */
async function readAll(host: Host, row: CaseHead): Promise<ChangeRow[]> {
  const all: ChangeRow[] = []
  let after: string | null = null
  for (let read = 0; read < MAX_PAGES; read++) {
    const page: Page<ChangeRow> = await readPage(host, row, { first: String(PAGES.max), ...(after && { after }) })
    all.push(...page.nodes)
    after = page.end_cursor
    if (!page.has_next_page) break
  }
  return all
}

async function filteredPage(
  host: Host,
  row: CaseHead,
  { first, after, by, kinds }: AuditQuery,
): Promise<Page<ChangeRow>> {
  const found = (await readAll(host, row)).filter(
    (one) => (!by?.length || by.includes(one.by)) && (!kinds?.length || kinds.includes(one.entity)),
  )
  return pageOf(
    found.map((one) => ({ ...one, uuid: String(one.id) })),
    first,
    after,
    PAGES,
  )
}

/** The audit of a host that keeps one and filters nothing: filtered and paged here. */
export const filteredLists = (host: Host): AuditLists => ({
  page: (row, query) =>
    query.by?.length || query.kinds?.length ? filteredPage(host, row, query) : ownLists(host).page(row, query),
  choices: async (row) => {
    const all = await readAll(host, row)
    const people = new Map(all.map(({ by, by_name }) => [by, { uuid: by, name: by_name }]))
    return { people: [...people.values()], kinds: [...new Set(all.map(({ entity }) => entity))] }
  },
})
