import type { CaseAddition } from '@costdraft/schema/additions.ts'
import { filterAdditions, filterParameters, type CaseFilterValues } from '@costdraft/schema/cases/case-filters.ts'
import { londonDay, parseUtc } from '@costdraft/schema/london-day.ts'
import { NOBODY } from '@costdraft/schema/reports/case-marks.ts'
import { compareKeys, readingKey } from '@costdraft/schema/text/reading-order.ts'
import { earnerOf } from '../upstream/answered-values.ts'
import type { CaseRow, FeeEarnerRow, StageRow } from '../upstream/rows.ts'
import { PAGE } from '../upstream/pages.ts'

/** A question for a list of cases; the same for every host. */
export interface CaseQuery {
  first?: number | null
  after?: string | null
  search?: string | null
  filter?: CaseFilterValues | null
  sort?: { field: string; direction: string } | null
  /** Whether no change of a case may move it between pages, where no sort is given. */
  isStable?: boolean
  /** What is not read of the answer, and need not be worked out. */
  without?: readonly ('totals' | 'count')[]
}

export const unique = <Row extends { uuid: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.uuid, row])).values(),
]

/** The additions that a query needs beside `case_list`. */
export const additionsOf = ({ filter, sort }: CaseQuery): CaseAddition[] => [
  ...new Set<CaseAddition>([
    ...filterAdditions(filter),
    ...(filter?.staff?.includes(NOBODY) ? (['reports'] as const) : []),
    ...(sort?.field === 'staff' || sort?.field === 'stage_since' ? (['case_queries'] as const) : []),
  ]),
]
/** Whether the rows of the specification say what a query filters by. */
export const canBeCut = ({ filter }: CaseQuery): boolean => !filterAdditions(filter).includes('reports')

/** The query parameters of `GET client/case`, an addition of our own API. */
export function listQuery({ first, after, filter, sort, search }: CaseQuery, columns?: readonly string[]): string {
  const query = new URLSearchParams(filterParameters(filter))
  const setParam = (name: string, value: string | number | null | undefined): void => {
    if (value != null && value !== '') query.set(name, String(value))
  }
  setParam('first', first ?? PAGE)
  setParam('after', after)
  setParam('sort', sort?.field)
  setParam('direction', sort?.direction)
  setParam('search', search)
  // The client tells whether the viewer may read the row.
  setParam('columns', columns && [...new Set([...columns, 'client'])].join(','))
  return query.toString()
}

const earnerIn = ({ fee_earner, client }: CaseRow): FeeEarnerRow => earnerOf(fee_earner, client)
const earnerName = (row: CaseRow): string => `${earnerIn(row).surname ?? ''} ${earnerIn(row).firstname ?? ''}`

/** The texts of a case that a search looks through. */
function searchText(row: CaseRow): string {
  const { case_name, solicitors_case_reference, certificate, client_name } = row
  const { case_number, claimant, defendant } = row as unknown as Record<string, string | null | undefined>
  const { firstname, surname, initials } = earnerIn(row)
  return [
    case_name,
    solicitors_case_reference,
    case_number,
    certificate?.certificate_number,
    claimant,
    defendant,
    `${firstname ?? ''} ${surname ?? ''}`,
    initials,
    client_name,
  ]
    .join(' ')
    .toLowerCase()
}

/** Whether the day in England and Wales of a moment is between two, both included. */
function isBetween(moment: string | undefined, from?: string | null, to?: string | null): boolean {
  if (!from && !to) return true
  const at = parseUtc(moment ?? '')
  if (Number.isNaN(at.getTime())) return false
  const day = londonDay(at)
  return (!from || day >= from) && (!to || day <= to)
}

/** What each filter that is a list looks at. */
const filtered = {
  stages: ({ stage }) => stage,
  areas: ({ area_of_work }) => area_of_work,
  clients: ({ client }) => client,
  feeEarners: (row) => earnerIn(row).uuid,
  types: ({ case_type }) => case_type,
  staff: ({ staff_member }) => staff_member || NOBODY,
} as const satisfies Record<string, (row: CaseRow) => string | null | undefined>
const lists = Object.entries(filtered) as [keyof typeof filtered, (row: CaseRow) => string | null | undefined][]

/** The cases that match a query's filter and search. */
export function matching(rows: readonly CaseRow[], { filter, search }: CaseQuery): CaseRow[] {
  const words = search?.trim().toLowerCase() ?? ''
  const wanted = lists.flatMap(([name, of]) => {
    const values = filter?.[name]
    return values?.length ? [(row: CaseRow): boolean => values.includes(of(row) ?? '')] : []
  })
  return rows.filter(
    (row) =>
      wanted.every((matches) => matches(row)) &&
      isBetween(row.updated_at, filter?.updatedFrom, filter?.updatedTo) &&
      (words === '' || searchText(row).includes(words)),
  )
}

const keys: Readonly<Record<string, (row: CaseRow) => string>> = {
  updated_at: ({ updated_at, updated_at_ms }) => updated_at_ms ?? updated_at ?? '',
  case_name: ({ case_name }) => readingKey(case_name ?? ''),
  solicitors_case_reference: (row) => readingKey(row.solicitors_case_reference ?? ''),
  stage: ({ stage, stage_word }) => stage ?? stage_word ?? '',
  case_type: ({ case_type, case_type_word }) => case_type ?? case_type_word ?? '',
  fee_earner: (row) => readingKey(earnerName(row)),
  area_of_work: ({ area_of_work }) => area_of_work,
  // A given name stands before the surname; the last word is what people look for.
  staff: ({ staff_name }) => readingKey((staff_name ?? '').split(' ').toReversed().join(' ')),
  stage_since: ({ stage_since, stage_since_ms }) => stage_since_ms ?? stage_since ?? '',
}
/** What `sorted` reads of a row, by the names of hosts. */
export const sortColumns: readonly string[] = Object.keys(keys).map((field) =>
  field === 'staff' ? 'staff_name' : field,
)

/** Whether a case has a word of the host's own where the order looks: it stands last, whatever the direction. */
const standsLast = ({ stage, case_type }: CaseRow, { sort }: CaseQuery): boolean =>
  (sort?.field === 'stage' && stage === null) || (sort?.field === 'case_type' && case_type === null)

/**
 * Most recently changed first, unless a sort is given; the uuid decides between equals. What has a word of the host's
 * own where the sort looks stands last.
 */
export function sorted(rows: readonly CaseRow[], query: CaseQuery): CaseRow[] {
  const { sort } = query
  const key = keys[sort?.field ?? 'updated_at'] ?? ((): string => '')
  const sign = (sort?.direction ?? 'desc') === 'desc' ? -1 : 1
  return rows
    .map((row) => ({ row, by: key(row), last: Number(standsLast(row, query)) }))
    .toSorted((a, b) => a.last - b.last || sign * (compareKeys(a.by, b.by) || compareKeys(a.row.uuid, b.row.uuid)))
    .map(({ row }) => row)
}

/**
 * The number of cases in each stage, and last of those in stages of the host's own, if there are any; what they are
 * worth is not known.
 */
export const stagesOf = (rows: readonly CaseRow[]): StageRow[] =>
  (['in_progress', 'in_review', 'blocked', 'complete', null] as const)
    .map((stage) => ({ stage, count: rows.filter((row) => row.stage === stage).length, value: null }))
    .filter(({ stage, count }) => stage !== null || count > 0)
