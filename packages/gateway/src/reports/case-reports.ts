import { filterParameters, type CaseFilterValues } from '@costdraft/schema/cases/case-filters.ts'
import {
  reports,
  type ReportGroup,
  type ReportName,
  type SectionName,
  type TOTAL,
} from '@costdraft/schema/reports/report.ts'
import { assertOffered } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    reports: CaseReports
  }
}

/** A row as the host answers it, with its measures by their wire names: pounds, hours, days and percentages. */
export interface ReportRowRow extends Row {
  section: SectionName | typeof TOTAL
  keys: string[]
  labels: string[]
  label: string
  /** The parameters of `GET client/case` that list its cases. */
  filter: Record<string, string>
}
export interface ReportAnswer {
  as_of: string
  /** Days, `yyyy-mm-dd`. */
  from: string | null
  to: string | null
  rows: ReportRowRow[]
  total: ReportRowRow
  notes: string[]
}
export interface ReportQuery {
  filter?: CaseFilterValues | null | undefined
  by?: readonly ReportGroup[] | null | undefined
  /** Days, `yyyy-mm-dd`. */
  from?: string | null | undefined
  to?: string | null | undefined
}

/** Reports of a host that has them (addition `reports`); refused on any other. */
export interface CaseReports {
  /** Throws NOT_FOUND for a host that has none. */
  assertOffered: () => Promise<void>
  /** A report, which is read once a request. */
  read: (name: ReportName, query: ReportQuery) => Promise<ReportAnswer>
}

const pathOf = (name: ReportName): string => `client/reports/${reports[name].path}`

export const createCaseReports = ({ caseHost, readCase }: RequestHosts): CaseReports => ({
  assertOffered: () => assertOffered(caseHost, 'GET', pathOf('workInProgress')),
  read: (name, { filter, by, from, to }) => {
    const query = new URLSearchParams({
      ...filterParameters(filter),
      ...(by && by.length > 0 && { by: by.join(',') }),
      ...(from && { from }),
      ...(to && { to }),
    })
    return readCase(`${pathOf(name)}?${query.toString()}`)
  },
})
