import { areasOfWork, stages, type AreaOfWork, type Stage } from '@costdraft/costing'
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
]

export type View = 'board' | 'list'

/** Search, filters, order and view of the list of cases. Stored in the query string of the URL, without the defaults. */
export interface CaseListQuery {
  search: string
  stages: Stage[]
  areas: AreaOfWork[]
  firms: string[]
  sort: Sort<SortField>
  view: View
}

const defaultDirection = (by: SortField): Sort<SortField>['direction'] => (by === 'updated_at' ? 'desc' : 'asc')
const splitList = (text: string | null): string[] => (text ? text.split(',') : [])

/** Reads the query from the search parameters of the URL; unknown values are ignored. */
export function parseCaseListQuery(params: URLSearchParams): CaseListQuery {
  const chosen = splitList(params.get('state')),
    inAreas = splitList(params.get('area')),
    order = params.get('order')
  const by = fields.find((field) => field === params.get('sort')) ?? 'updated_at'
  return {
    search: (params.get('q') ?? '').trim(),
    stages: stages.filter((stage) => chosen.includes(stage)),
    areas: areasOfWork.filter((area) => inAreas.includes(area)),
    firms: splitList(params.get('firm')),
    sort: { by, direction: order === 'asc' || order === 'desc' ? order : defaultDirection(by) },
    view: params.get('view') === 'list' ? 'list' : 'board',
  }
}

/** The search parameters for a query. */
export function formatCaseListQuery({ search, stages, areas, firms, sort, view }: CaseListQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('q', search)
  if (stages.length > 0) params.set('state', stages.join(','))
  if (areas.length > 0) params.set('area', areas.join(','))
  if (firms.length > 0) params.set('firm', firms.join(','))
  if (sort.by !== 'updated_at') params.set('sort', sort.by)
  if (sort.direction !== defaultDirection(sort.by)) params.set('order', sort.direction)
  if (view === 'list') params.set('view', view)
  return params
}

/** The order after a click on a column head: the default direction of a new column, the opposite direction of the same one. */
export function toggleSort(sort: Sort<SortField>, by: SortField): Sort<SortField> {
  if (by !== sort.by) return { by, direction: defaultDirection(by) }
  return { by, direction: sort.direction === 'asc' ? 'desc' : 'asc' }
}
