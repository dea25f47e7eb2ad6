import { stages, type Stage } from '@costdraft/costing'
import { isReportGroup, type ReportGroup, type ReportName } from '@costdraft/schema/reports/report.ts'
import { chosenFilter, dayOf, parseChosen, setChosen, type ChosenFilters } from '../cases/list/case-list-query.ts'
import type { ReportQueryVariables } from '../generated/graphql.ts'
import { reportOf } from './report-paths.ts'

/** Filters, groups and period of a report. Stored in the query string of the URL, without the defaults. */
export interface ReportQuery extends ChosenFilters {
  /** What work in progress is grouped by, the outermost first; empty for a report without groups. */
  by: readonly ReportGroup[]
  /** The first and the last day of the period, `yyyy-mm-dd`; without them the report chooses. */
  from: string | undefined
  to: string | undefined
}

/** What work in progress is grouped by where the address does not say: where it stands, and with whom. */
export const FIRST_GROUPS: readonly ReportGroup[] = ['stage', 'staff']
/** Groups within groups within groups are no table that anybody reads. */
const MOST_GROUPS = 2
const openStages = stages.filter((stage) => stage !== 'complete')
/** The reports of cases in any open stage; the others are of stages themselves, or of complete cases. */
const filteredByStage: readonly ReportName[] = ['workInProgress', 'unclaimed', 'dates']
/** The stages that a report can be filtered by. */
export const stagesOf = (report: ReportName): readonly Stage[] => (filteredByStage.includes(report) ? openStages : [])

function groupsIn(text: string | null): readonly ReportGroup[] {
  const groups = [...new Set((text ?? '').split(',').filter(isReportGroup))].slice(0, MOST_GROUPS)
  return groups.length > 0 ? groups : FIRST_GROUPS
}

/** Reads the query of a report from the search parameters of the URL; what is unknown, or not of it, is ignored. */
export function parseReportQuery(report: ReportName, params: URLSearchParams): ReportQuery {
  const { hasGroups, hasPeriod } = reportOf(report)
  const chosen = parseChosen(params)
  return {
    ...chosen,
    stages: chosen.stages.filter((stage) => stagesOf(report).includes(stage)),
    by: hasGroups ? groupsIn(params.get('by')) : [],
    from: hasPeriod ? dayOf(params.get('from')) : undefined,
    to: hasPeriod ? dayOf(params.get('to')) : undefined,
  }
}

/** The search parameters for a query. */
export function formatReportQuery(query: ReportQuery): URLSearchParams {
  const { by, from, to } = query
  const params = new URLSearchParams()
  if (by.length > 0 && by.join() !== FIRST_GROUPS.join()) params.set('by', by.join())
  setChosen(params, query)
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  return params
}

/** Filter, groups and period of a query, as variables of the server. */
export const variablesOf = ({ by, from, to, ...chosen }: ReportQuery) => ({
  filter: chosenFilter(chosen),
  by: by.length > 0 ? [...by] : null,
  from: from ?? null,
  to: to ?? null,
})

/** The variables that ask for one report and no other. */
export const reportVariables = (report: ReportName, query: ReportQuery): ReportQueryVariables => ({
  ...variablesOf(query),
  workInProgress: report === 'workInProgress',
  agePace: report === 'agePace',
  completed: report === 'completed',
  unclaimed: report === 'unclaimed',
  dates: report === 'dates',
  outcome: report === 'outcome',
})
