import { areasOfWork, caseTypes, stages, type AreaOfWork, type CaseType, type Stage } from '@costdraft/costing'
import { IsoDate } from '@costdraft/schema/structs.ts'
import type { SortField } from '../../generated/graphql.ts'
import type { Sort } from '../../ui/table/columns.ts'
import { noReportFilters, parseReportFilters, setReportFilters, type ReportFilters } from './report-filters.ts'

const fields: readonly SortField[] = [
  'updated_at',
  'case_name',
  'solicitors_case_reference',
  'stage',
  'case_type',
  'fee_earner',
  'area_of_work',
  'staff',
  'stage_since',
]

export type View = 'board' | 'list'

/** The filters of a list of cases that are lists, of uuids or words; empty ones filter nothing. */
export interface ChosenFilters {
  stages: Stage[]
  areas: AreaOfWork[]
  firms: string[]
  types: CaseType[]
  earners: string[]
  /** `none` among them is for cases that are nobody's. */
  staff: string[]
  groups: string[]
}
/** What a list of cases is filtered by. */
export interface CaseFilters extends ChosenFilters, ReportFilters {
  /** The first and the last day of the last update, `yyyy-mm-dd`. */
  from: string | undefined
  to: string | undefined
}
/**
 * Search, filters, order and view of the list of cases. Stored in the query string of the URL, without the defaults.
 */
export interface CaseListQuery extends CaseFilters {
  search: string
  sort: Sort<SortField>
  view: View
}

/** The parameter of the URL for each filter that is a list. */
const parameters = {
  stages: 'state',
  areas: 'area',
  firms: 'firm',
  types: 'type',
  earners: 'earner',
  staff: 'staff',
  groups: 'group',
} as const satisfies Record<keyof ChosenFilters, string>
type ListFilter = keyof typeof parameters
const listFilters = Object.keys(parameters) as ListFilter[]

/** None of the filters that are lists. */
export const nothingChosen: ChosenFilters = {
  stages: [],
  areas: [],
  firms: [],
  types: [],
  earners: [],
  staff: [],
  groups: [],
}
/** No filter at all. */
export const noFilters: CaseFilters = {
  ...nothingChosen,
  ...noReportFilters,
  from: undefined,
  to: undefined,
}
/** The filters that are lists and choose something, by their names in GraphQL. */
export const chosenFilter = ({ stages: inStages, areas, firms, types, earners, staff, groups }: ChosenFilters) => {
  const filter = { stages: inStages, areas, clients: firms, types, feeEarners: earners, staff, groups }
  return Object.fromEntries(Object.entries(filter).filter(([, values]) => values.length > 0)) as Partial<typeof filter>
}
/** How many of these filters a query sets; the days count once. */
export const filterCount = (
  query: ChosenFilters & Partial<Pick<CaseFilters, 'from' | 'to'>>,
  names: readonly (ListFilter | 'dates')[],
): number => names.filter((name) => (name === 'dates' ? query.from || query.to : query[name].length > 0)).length

const newestFirst: readonly SortField[] = ['updated_at', 'stage_since']
const defaultDirection = (by: SortField): Sort<SortField>['direction'] => (newestFirst.includes(by) ? 'desc' : 'asc')
const splitList = (text: string | null): string[] => (text ? text.split(',') : [])
/** A day in the URL; undefined where there is none. */
export const dayOf = (text: string | null): string | undefined => (text && IsoDate.is(text) ? text : undefined)

/** Reads the filters that are lists from the search parameters of the URL; unknown values are ignored. */
export function parseChosen(params: URLSearchParams): ChosenFilters {
  const chosen = (name: ListFilter): string[] => splitList(params.get(parameters[name]))
  const among = <T extends string>(name: ListFilter, values: readonly T[]): T[] =>
    values.filter((value) => chosen(name).includes(value))
  return {
    stages: among('stages', stages),
    areas: among('areas', areasOfWork),
    firms: chosen('firms'),
    types: among('types', caseTypes),
    earners: chosen('earners'),
    staff: chosen('staff'),
    groups: chosen('groups'),
  }
}
/** Writes them into the search parameters of the URL. */
export function setChosen(params: URLSearchParams, query: ChosenFilters): void {
  for (const name of listFilters) if (query[name].length > 0) params.set(parameters[name], query[name].join(','))
}

/** Reads the query from the search parameters of the URL; unknown values are ignored. */
export function parseCaseListQuery(params: URLSearchParams): CaseListQuery {
  const order = params.get('order')
  const by = fields.find((field) => field === params.get('sort')) ?? 'updated_at'
  return {
    search: (params.get('q') ?? '').trim(),
    ...parseChosen(params),
    ...parseReportFilters(params),
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    sort: { by, direction: order === 'asc' || order === 'desc' ? order : defaultDirection(by) },
    view: params.get('view') === 'list' ? 'list' : 'board',
  }
}

/** The search parameters for a query. */
export function formatCaseListQuery(query: CaseListQuery): URLSearchParams {
  const { search, sort, view, from, to } = query
  const params = new URLSearchParams()
  if (search) params.set('q', search)
  setChosen(params, query)
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  setReportFilters(params, query)
  if (sort.by !== 'updated_at') params.set('sort', sort.by)
  if (sort.direction !== defaultDirection(sort.by)) params.set('order', sort.direction)
  if (view === 'list') params.set('view', view)
  return params
}

/**
 * The order after a click on a column head: the default direction of a new column, the opposite direction of the same
 * one.
 */
export function toggleSort(sort: Sort<SortField>, by: SortField): Sort<SortField> {
  if (by !== sort.by) return { by, direction: defaultDirection(by) }
  return { by, direction: sort.direction === 'asc' ? 'desc' : 'asc' }
}
