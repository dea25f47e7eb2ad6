import { useEffect, useState } from 'react'
import type { ReportName } from '@costdraft/schema/reports/report.ts'
import type { ReportTablesFragment } from '../generated/graphql.ts'
import { useQuery } from '../ui/use-query.ts'
import { reportVariables, type ReportQuery } from './report-query.ts'
import { ReportDocument } from './reports.operations.ts'

export type ReportTables = ReportTablesFragment
export type ReportRow = ReportTables['rows'][number]

/** How often a report is read anew while cases of it are not priced yet, in milliseconds. */
const UNTIL_PRICED = 2_000
const isHidden = (): boolean => document.hidden

/** A report with the firms it can be filtered by; it is read again until all of its cases are priced. */
export function useReport(report: ReportName, query: ReportQuery) {
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useQuery(ReportDocument, {
    variables: reportVariables(report, query),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    skipPollAttempt: isHidden,
  })
  const shown = data ?? previousData
  // The rows that are shown until others come are grouped as they were asked for.
  const [groups, setGroups] = useState(query.by)
  if (data && groups.join() !== query.by.join()) setGroups(query.by)
  const tables = shown?.reports[report]
  const isPricing = (tables?.total.pending ?? 0) > 0
  useEffect(() => {
    if (!isPricing) return undefined
    startPolling(UNTIL_PRICED)
    return stopPolling
  }, [isPricing, startPolling, stopPolling])
  return {
    tables,
    by: groups,
    firms: shown?.solicitors,
    stale: !data && previousData !== undefined,
    error,
    loading,
    refetch,
  }
}
