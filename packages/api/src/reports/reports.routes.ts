import type { Areas } from '@costdraft/schema/areas/index.ts'
import { reportFilterParameters } from '@costdraft/schema/cases/case-filters.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import {
  isReportGroup,
  reportGroups,
  reports,
  USUAL_GROUPS,
  type ReportName,
} from '@costdraft/schema/reports/report.ts'
import { Router } from 'express'
import { enumParam } from '../http/paging.ts'
import { POINTS } from '../http/points.ts'
import type { RequestContext, RequestHandlers } from '../http/request.ts'
import { readReport, type ReportAnswer } from './read-report.ts'
import type { ListQuery } from './row-keys.ts'

/** What the routes need of the API: its areas, its clock, and the runner of its jobs. */
interface Served {
  areas: Areas
  now: () => Date
  wake: () => void
}

/** The parameters that filter cases, without those that are empty. */
const filtersIn = (query: RequestContext['req']['query']): ListQuery =>
  Object.fromEntries(
    reportFilterParameters.flatMap((name) => {
      const value = query[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

async function answer(asked: RequestContext, name: ReportName, { areas, now, wake }: Served): Promise<ReportAnswer> {
  const { query } = asked.req
  asked.spend(POINTS.report)
  const groups = [...new Set(enumParam(query, 'by', reportGroups).filter(isReportGroup))]
  const report = await readReport(asked, name, {
    areas,
    now: now(),
    today: londonDay(now()),
    query: filtersIn(query),
    days: query,
    by: groups.length > 0 ? groups : USUAL_GROUPS,
  })
  if ([...report.rows, report.total].some(({ pending }) => pending > 0)) asked.res.once('finish', wake)
  return report
}

/** The reports, each at a path of its own: `client/reports/work-in-progress` and so on. */
export const reportRoutes = (ask: RequestHandlers, served: Served): Router => {
  const router = Router()
  for (const [name, { path, hasGroups, hasPeriod }] of Object.entries(reports))
    router.get(
      `/client/reports/${path}`,
      ask((asked) => answer(asked, name as ReportName, served), {
        onReplica: true,
        parameters: [...reportFilterParameters, ...(hasGroups ? ['by'] : []), ...(hasPeriod ? ['from', 'to'] : [])],
      }),
    )
  return router
}
