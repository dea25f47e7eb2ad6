import { refused } from '../errors/errors.ts'
import { nothing, notOffered, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { AdministrationChangeRow, Page } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Admin {
    audit: AdministrationAudit
  }
}

type Uuids = readonly string[] | null | undefined
type Day = string | null | undefined
/** What of the audit is asked for: all where a filter names nothing. */
export interface AdministrationFilters {
  by?: Uuids
  kinds?: Uuids
  clients?: Uuids
  records?: Uuids
  from?: Day
  to?: Day
}
interface Paged extends AdministrationFilters {
  first?: number | null
  after?: string | null
}

/** The audit of administration, the addition `administration_audit`. */
interface AdministrationAudit {
  /** Null on a host without it. */
  page: (query: Paged) => Promise<Page<AdministrationChangeRow> | null>
  /** All that match, newest first. Throws if there are more than `most`, and on a host without it. */
  all: (filters: AdministrationFilters, most: number) => Promise<AdministrationChangeRow[]>
}

const DEFAULT_PAGE = 50
const LARGEST_PAGE = 200

const queryOf = ({ first, after, by, kinds, clients, records, from, to }: Paged): string => {
  const lists = { by, kind: kinds, client: clients, record: records }
  return new URLSearchParams({
    first: String(first ?? DEFAULT_PAGE),
    ...(after && { after }),
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([name, values]) => (values?.length ? [[name, values.join(',')]] : [])),
    ),
    ...(from && { from }),
    ...(to && { to }),
  }).toString()
}

export function createAdministrationAudit({ adminHost }: RequestHosts): AdministrationAudit {
  const own: Pick<AdministrationAudit, 'page'> = {
    page: (query) => adminHost.call('GET', `users/audit?${queryOf(query)}`),
  }
  const { page } = picked(adminHost, 'administration_audit', own, { page: nothing })
  return {
    page,
    all: async (filters, most) => {
      const rows: AdministrationChangeRow[] = []
      let after: string | null = null
      do {
        const found: Page<AdministrationChangeRow> | null = await page({ ...filters, first: LARGEST_PAGE, after })
        if (!found) throw notOffered()
        if (found.total_count > most)
          throw refused('INVALID_INPUT', `A sheet holds ${most.toLocaleString('en-GB')} entries. Choose fewer days.`)
        rows.push(...found.nodes)
        after = found.has_next_page ? found.end_cursor : null
      } while (after !== null)
      return rows
    },
  }
}
