import type { ReportName } from '@costdraft/schema/reports/report.ts'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import { currentParameters } from '../ui/current-parameters.ts'
import { changeOf, useUrlQuery, type SetQuery } from '../ui/table/use-url-query.ts'
import { keepQuery, readKeptQuery } from './kept-query.ts'
import { formatReportQuery, parseReportQuery, type ReportQuery } from './report-query.ts'

/**
 * The query of a report, in the URL and kept for the person: `kept` is the query string to go on with where the report
 * is opened without one.
 */
export function useReportQuery(report: ReportName): {
  query: ReportQuery
  setQuery: SetQuery<ReportQuery>
  kept: string
} {
  const { uuid: person } = useViewer()
  const { search } = useLocation()
  const parse = useMemo(() => (params: URLSearchParams) => parseReportQuery(report, params), [report])
  const { query, setQuery: setUrl } = useUrlQuery(parse, formatReportQuery)
  const setQuery = useCallback<SetQuery<ReportQuery>>(
    (change) => {
      const now = parse(currentParameters())
      const next = { ...now, ...changeOf(now, change) }
      // Kept first: without parameters the page goes on with what is kept.
      keepQuery(person, report, formatReportQuery(next).toString())
      setUrl(next)
    },
    [person, report, parse, setUrl],
  )
  // A link that says what it shows is what was read last; going back to an earlier query is not.
  useEffect(() => {
    const opened = currentParameters()
    if (opened.size > 0) keepQuery(person, report, formatReportQuery(parse(opened)).toString())
  }, [person, report, parse])
  return { query, setQuery, kept: search === '' ? readKeptQuery(person, report) : '' }
}
