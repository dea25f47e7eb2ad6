import { areasOfWork, caseTypes, stages, type AreaOfWork, type CaseType, type Stage } from '@costdraft/costing'
import { IsoDate } from '@costdraft/schema/structs.ts'
import type { SortField } from '../../generated/graphql.ts'
import type { Sort } from '../../ui/table/columns.ts'

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

/** What a list of cases is filtered by. Lists are of uuids or words; empty ones filter nothing. */
export interface CaseFilters {
  stages: Stage[]
  areas: AreaOfWork[]
  firms: string[]
  types: CaseType[]
  earners: string[]
  staff: string[]
  groups: string[]
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
} as const satisfies Partial<Record<keyof CaseFilters, string>>
type ListFilter = keyof typeof parameters
const listFilters = Object.keys(parameters) as ListFilter[]

/** No filter at all. */
export const noFilters: CaseFilters = {
  stages: [],
  areas: [],
  firms: [],
  types: [],
  earners: [],
  staff: [],
  groups: [],
  from: undefined,
  to: undefined,
}
/** How many of these filters a query sets; the days count once. */
export const filterCount = (query: CaseFilters, names: readonly (ListFilter | 'dates')[]): number =>
  names.filter((name) => (name === 'dates' ? query.from || query.to : query[name].length > 0)).length

const newestFirst: readonly SortField[] = ['updated_at', 'stage_since']
const defaultDirection = (by: SortField): Sort<SortField>['direction'] => (newestFirst.includes(by) ? 'desc' : 'asc')
const splitList = (text: string | null): string[] => (text ? text.split(',') : [])
const dayOf = (text: string | null): string | undefined => (text && IsoDate.is(text) ? text : undefined)

/** Reads the query from the search parameters of the URL; unknown values are ignored. */
export function parseCaseListQuery(params: URLSearchParams): CaseListQuery {
  const chosen = (name: ListFilter): string[] => splitList(params.get(parameters[name]))
  const among = <T extends string>(name: ListFilter, values: readonly T[]): T[] =>
    values.filter((value) => chosen(name).includes(value))
  const order = params.get('order')
  const by = fields.find((field) => field === params.get('sort')) ?? 'updated_at'
  return {
    search: (params.get('q') ?? '').trim(),
    stages: among('stages', stages),
    areas: among('areas', areasOfWork),
    firms: chosen('firms'),
    types: among('types', caseTypes),
    earners: chosen('earners'),
    staff: chosen('staff'),
    groups: chosen('groups'),
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
  for (const name of listFilters) if (query[name].length > 0) params.set(parameters[name], query[name].join(','))
  if (from) params.set('from', from)
  if (to) params.set('to', to)
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
