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

/** What the cases are asked for, and how they are shown. All of it is in the address, and what is usual is left out of it. */
export interface CaseQuestion {
  search: string
  stages: Stage[]
  areas: AreaOfWork[]
  firms: string[]
  sort: Sort<SortField>
  view: View
}

const usual = (by: SortField): Sort<SortField>['direction'] => (by === 'updated_at' ? 'desc' : 'asc')
const words = (text: string | null): string[] => (text ? text.split(',') : [])

/** Reads the question from an address; what is not a word of ours is not asked. */
export function readAddress(address: URLSearchParams): CaseQuestion {
  const chosen = words(address.get('state')),
    inAreas = words(address.get('area')),
    order = address.get('order')
  const by = fields.find((field) => field === address.get('sort')) ?? 'updated_at'
  return {
    search: (address.get('q') ?? '').trim(),
    stages: stages.filter((stage) => chosen.includes(stage)),
    areas: areasOfWork.filter((area) => inAreas.includes(area)),
    firms: words(address.get('firm')),
    sort: { by, direction: order === 'asc' || order === 'desc' ? order : usual(by) },
    view: address.get('view') === 'list' ? 'list' : 'board',
  }
}

export function writeAddress({ search, stages, areas, firms, sort, view }: CaseQuestion): URLSearchParams {
  const address = new URLSearchParams()
  if (search) address.set('q', search)
  if (stages.length > 0) address.set('state', stages.join(','))
  if (areas.length > 0) address.set('area', areas.join(','))
  if (firms.length > 0) address.set('firm', firms.join(','))
  if (sort.by !== 'updated_at') address.set('sort', sort.by)
  if (sort.direction !== usual(sort.by)) address.set('order', sort.direction)
  if (view === 'list') address.set('view', view)
  return address
}

/** A press on a head: a new column begins in its usual order, the same one turns round. */
export const turned = (sort: Sort<SortField>, by: SortField): Sort<SortField> => ({
  by,
  direction: by !== sort.by ? usual(by) : sort.direction === 'asc' ? 'desc' : 'asc',
})
