import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { caseTypes, stages, type AreaOfWork } from '@costdraft/costing'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import { figureParameters, reportFilterParameters } from '@costdraft/schema/cases/case-filters.ts'
import { sql, type RawBuilder } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { NO_CLIENT } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import type { Revision } from '../bills/bill.ts'
import { isTotalCurrent, priceChanged, refreshTotals } from '../bills/case-totals.ts'
import {
  cursorParam,
  dayParam,
  encodeCursor,
  enumParam,
  isPaged,
  listParam,
  pageSize,
  textParam,
} from '../http/paging.ts'
import { externalIdParam, externalIdParameters, hasExternalId } from '../external-ids/external-ids.ts'
import { askedWords } from '../search/asked-words.ts'
import { pageOfCases, type Sort } from './case-page.ts'
import { startOfLondonDay } from '../db/london-days.ts'
import { asksFigures, figureConditions, ofStaffMembers } from './figure-filters.ts'
import { addChanged, talliedCount, talliedSums, type StageSum, type TalliedCases } from './case-tally.ts'
import { answeredColumns, caseColumns, listedCases, type CaseColumn } from '../cases/case-rows.ts'
import { caseFieldsOf } from './case-storage.ts'

const text = (by: RawBuilder<unknown>): Sort => ({ by, type: 'text' })
/** Sort keys and their SQL expressions. */
const sorts = {
  updated_at: { by: sql`case_row.updated_at`, type: 'timestamptz', isIndexed: true },
  case_name: { ...text(sql`case_row.name_key`), isIndexed: true },
  solicitors_case_reference: { ...text(sql`case_row.reference_key`), isIndexed: true },
  stage: text(sql`case_row.stage`),
  case_type: text(sql`case_row.case_type`),
  fee_earner: text(sql`fee_earner.name_key`),
  area_of_work: text(sql`case_row.area_of_work`),
  staff: text(sql`coalesce(person.name_key, '')`),
  stage_since: { by: sql`case_row.stage_since`, type: 'timestamptz' },
  // An order in which no change of a case moves it.
  client: { by: sql`case_row.client_uuid`, type: 'uuid', isIndexed: true },
} as const satisfies Record<string, Sort>

/** The newest first, unless another direction is asked for. */
const newestFirst: readonly string[] = ['updated_at', 'stage_since']

type Query = Readonly<Record<string, unknown>>

/** The clients whose cases the viewer may read, and their reports. */
export function reportedClients(viewer: SignedIn): string[] {
  const withReports = new Set(clientsWithPermission(viewer, 'report:read'))
  return clientsWithPermission(viewer, 'case:read').filter((client) => withReports.has(client))
}

/** The clients whose cases a query asks for, of those the viewer may read; none if the viewer may read none. */
function clientsOf(viewer: SignedIn, query: Query, onlyClient?: string): string[] {
  const isReported = enumParam(query, 'reported', ['true', 'false']).includes('true')
  const clients = (isReported ? reportedClients(viewer) : clientsWithPermission(viewer, 'case:read')).filter(
    (client) => onlyClient === undefined || client === onlyClient,
  )
  const wanted = listParam(query, 'client')
  if (wanted.length === 0 || clients.length === 0) return clients
  return [...wanted.filter((client) => clients.includes(client)), NO_CLIENT]
}
/** The areas that a query asks for, of the registry, which has them by the words that are stored. */
const areasOf = (query: Query, areas: Areas): AreaOfWork[] =>
  enumParam(query, 'area', Object.keys(areas) as AreaOfWork[])

/**
 * The cases that a search finds, by the words that the search over all cases finds them by; none for a text without
 * words.
 */
function isFound(clients: readonly string[], search: string): RawBuilder<boolean> {
  const { words, contains } = askedWords(search)
  return words.length > 0
    ? sql`case_row.uuid in (select search_cases(${clients}::uuid[], ${words}::text[], ${contains}::text[]))`
    : sql`false`
}

/**
 * Selects the cases that match the filters of a query, of the clients the viewer may read (or of `onlyClient` alone);
 * undefined if the viewer may read none. `isOfClient` is a condition that leaves fewer of these clients. Related tables
 * are joined only when a filter or sort needs them; such joins neither add nor drop rows.
 */
export function matchingCases(
  tx: Tx,
  viewer: SignedIn,
  areas: Areas,
  query: Query,
  onlyClient?: string,
  isOfClient?: RawBuilder<boolean>,
) {
  const clients = clientsOf(viewer, query, onlyClient)
  if (clients.length === 0) return undefined
  const inStages = enumParam(query, 'status', stages)
  const inAreas = areasOf(query, areas)
  const ofEarners = listParam(query, 'fee_earner').filter(isUuid)
  const search = textParam(query, 'search')
  const sort = listParam(query, 'sort')[0]
  const ofTypes = enumParam(query, 'type', caseTypes)
  const ofStaff = listParam(query, 'staff')
  const externalId = externalIdParam(query)
  const [from, to] = [dayParam(query, 'updated_from'), dayParam(query, 'updated_to')]
  const conditions = figureConditions(query, clients)
  return tx
    .selectFrom('case as case_row')
    .$if(sort === 'fee_earner', (q) => q.innerJoin('fee_earner', 'fee_earner.uuid', 'case_row.fee_earner'))
    .$if(sort === 'staff', (q) => q.leftJoin('person', 'person.uuid', 'case_row.staff_member'))
    .where((e) => isOfClient ?? e('case_row.client_uuid', 'in', clients))
    .$if(inStages.length > 0, (q) => q.where('case_row.stage', 'in', inStages))
    .$if(inAreas.length > 0, (q) => q.where('case_row.area_of_work', 'in', inAreas))
    .$if(ofEarners.length > 0, (q) => q.where('case_row.fee_earner', 'in', ofEarners))
    .$if(ofTypes.length > 0, (q) => q.where('case_row.case_type', 'in', ofTypes))
    .$if(externalId !== undefined, (q) => q.where(hasExternalId('case', 'case_row.uuid', externalId!)))
    .$if(ofStaff.length > 0, (q) => q.where(ofStaffMembers(ofStaff)))
    .$if(from !== undefined, (q) => q.where(sql<boolean>`case_row.updated_at >= ${startOfLondonDay(from)}`))
    .$if(to !== undefined, (q) => q.where(sql<boolean>`case_row.updated_at < ${startOfLondonDay(to, 1)}`))
    .$if(search !== '', (q) => q.where(isFound(clients, search)))
    .$if(conditions.length > 0, (q) =>
      q.where((e) => e.and(conditions.map((condition) => condition.$castTo<boolean>()))),
    )
}

/**
 * The parameters of a query that the tally of cases can answer: it knows firm, stage and area, and a page or an order
 * changes no number.
 */
const TALLIED = new Set(['client', 'reported', 'status', 'area', 'first', 'after', 'sort', 'direction', 'columns'])

/** The parameters of a list of cases. */
export const listParameters = [
  ...new Set([...TALLIED, ...reportFilterParameters, ...figureParameters, ...externalIdParameters]),
]

/** The cases of a query as the tally counts them; undefined for a query that asks for anything else. */
function talliedCases(viewer: SignedIn, areas: Areas, query: Query, onlyClient?: string): TalliedCases | undefined {
  if (Object.entries(query).some(([name, value]) => value !== '' && !TALLIED.has(name))) return undefined
  return {
    clients: clientsOf(viewer, query, onlyClient),
    stages: enumParam(query, 'status', stages),
    areas: areasOf(query, areas),
  }
}

/** The sort and page of a case list, from its query parameters. */
function sortOf(query: Query) {
  const sort = enumParam(query, 'sort', Object.keys(sorts) as (keyof typeof sorts)[])[0] ?? 'updated_at'
  const isDescending = (query.direction ?? (newestFirst.includes(sort) ? 'desc' : 'asc')) === 'desc'
  return { ...sorts[sort], isDescending, order: isDescending ? 'desc' : 'asc' } as const
}

/** The columns and the fields of areas that are shown of a case: those of the parameter `columns`, or all. */
export function shownColumns(query: Query, areas: Areas) {
  const { details } = caseFieldsOf(areas)
  const requested = enumParam(query, 'columns', [...caseColumns, ...details])
  if (requested.length === 0) return { columns: caseColumns, details: 'all' as const }
  const isColumn = (name: string): name is CaseColumn => caseColumns.includes(name as CaseColumn)
  return {
    columns: answeredColumns(['uuid', ...requested.filter(isColumn)]),
    details: requested.filter((name) => !isColumn(name)),
  }
}

/** The number of cases that match a query, as an expression. */
function countOf(tx: Tx, viewer: SignedIn, areas: Areas, query: Query, onlyClient?: string): RawBuilder<number> {
  const tallied = talliedCases(viewer, areas, query, onlyClient)
  if (tallied) return talliedCount(tallied)
  // An order needs tables that a number does not.
  const matching = matchingCases(tx, viewer, areas, { ...query, sort: undefined }, onlyClient)
  return matching ? sql<number>`(${matching.select((e) => e.fn.countAll<number>().as('count'))})` : sql<number>`0`
}

/** What a list may be asked for without, because working it out costs more than the page. */
export const omissions = ['totals', 'count'] as const
type Omission = (typeof omissions)[number]

/**
 * Lists the cases that match a query, sorted. One statement reads the page, its columns and the total count. A list of
 * one client (`onlyClient`) without paging parameters is returned whole; any other is paged, and each case carries its
 * `value`, the total in pounds (null if nothing of it is priced), and `unpriced`, the number of its lines without a
 * rate; `without` totals both are null, and without the count `total_count` is. The parameter `columns` limits the
 * columns of each case; `uuid` is always included. A field of an area is null for the cases of another.
 */
export async function listCases(
  tx: Tx,
  viewer: SignedIn,
  areas: Areas,
  query: Query,
  { onlyClient, without = [] }: { onlyClient?: string; without?: readonly Omission[] } = {},
) {
  const matching = matchingCases(tx, viewer, areas, query, onlyClient)
  if (!matching) return { total_count: 0, nodes: [], end_cursor: null, has_next_page: false }
  if (asksFigures(query)) await priceChanged(tx, clientsOf(viewer, query, onlyClient))
  const paged = isPaged(query) || onlyClient === undefined
  const { order } = sortOf(query)
  const { columns, details } = shownColumns(query, areas)
  const page = pageOfCases(tx, matching, query, {
    ...sortOf(query),
    paged,
    clients: clientsOf(viewer, query, onlyClient),
    ofClient: (isOfClient) => matchingCases(tx, viewer, areas, query, onlyClient, isOfClient) ?? matching,
  })
  const { query: cases, toWire } = listedCases(page.cases, columns, details)
  const isCounted = !without.includes('count')
  const hasTotals = !without.includes('totals')
  const count = isCounted ? countOf(tx, viewer, areas, query, onlyClient) : sql<number>`null::int`
  const found = await cases
    .leftJoin('case_total', (join) => join.onRef('case_total.case_uuid', '=', 'case_row.uuid').on(isTotalCurrent))
    .select(['case_total.value', 'case_total.unpriced', sql<boolean>`case_total.case_uuid is null`.as('stale')])
    .select(sql<string>`case_row.sort_key`.as('sort_key'))
    .orderBy(sql`case_row.place`, order)
    .orderBy('case_row.uuid', order)
    .$if(paged, (q) => q.select((isCounted ? (page.count ?? count) : count).as('count')))
    .execute()
  const rows = paged ? found.slice(0, pageSize(query)) : found
  const last = rows.at(-1)
  let total: number | null = last ? (last.count ?? found.length) : 0
  // A page past the end has no row to carry the count.
  if (!last && cursorParam(query)) total = (await tx.selectNoFrom(count.as('count')).executeTakeFirstOrThrow()).count
  const refreshed =
    paged && hasTotals
      ? await refreshTotals(
          tx,
          rows.filter(({ stale }) => stale),
        )
      : undefined
  const nodes = rows.map((row) => {
    if (!paged) return toWire(row)
    const { value, unpriced } = hasTotals ? (refreshed?.get(row.uuid) ?? row) : { value: null, unpriced: null }
    return { ...toWire(row), value, unpriced }
  })
  if (!isCounted) total = null
  return { total_count: total, nodes, has_next_page: rows.length < found.length, end_cursor: encodeCursor(last) }
}

/**
 * The number and total value (pounds) of the matching cases in each stage, and the number of those of which nothing is
 * priced.
 */
export async function casesByStage(tx: Tx, viewer: SignedIn, areas: Areas, query: Query) {
  const matching = matchingCases(tx, viewer, areas, query)
  const tallied = talliedCases(viewer, areas, query)
  const empty = stages.map((stage): StageSum => ({ stage, count: 0, value: 0, unpriced: 0 }))
  if (!matching) return empty
  if (asksFigures(query)) await priceChanged(tx, clientsOf(viewer, query))
  const inOrder = (sums: readonly StageSum[]): StageSum[] =>
    empty.map((zero) => sums.find(({ stage }) => stage === zero.stage) ?? zero)
  if (tallied) return inOrder(await talliedSums(tx, tallied))
  const sums = await matching
    .leftJoin('case_total', (join) => join.onRef('case_total.case_uuid', '=', 'case_row.uuid').on(isTotalCurrent))
    .select((e) => [
      'case_row.stage',
      e.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(case_total.value), 0)`.as('value'),
      sql<number>`(count(*) filter (where case_total.case_uuid is not null and case_total.value is null))::int`.as(
        'unpriced',
      ),
      sql<Revision[]>`coalesce(jsonb_agg(jsonb_build_object('uuid', case_row.uuid, 'revision', case_row.revision))
        filter (where case_total.case_uuid is null), '[]')`.as('changed'),
    ])
    .groupBy('case_row.stage')
    .execute()
  return inOrder(await addChanged(tx, sums))
}
