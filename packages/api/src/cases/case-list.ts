import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { caseTypes, stages, type AreaOfWork } from '@costdraft/costing'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { isUuid, NO_CLIENT } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import { refreshTotals, isTotalCurrent } from '../bills/case-totals.ts'
import {
  containsPattern,
  cursorParam,
  dayParam,
  encodeCursor,
  enumParam,
  isPaged,
  listParam,
  pageSize,
  textParam,
} from '../http/paging.ts'
import { caseColumns, listedCaseColumns, listedCases, type CaseColumn, type CaseSource } from './case-rows.ts'
import { caseFieldsOf } from './case-storage.ts'

interface Sort {
  by: RawBuilder<unknown>
  type: 'text' | 'timestamptz'
}
const text = (by: RawBuilder<unknown>): Sort => ({ by, type: 'text' })
/** Sort keys and their SQL expressions. */
const sorts = {
  updated_at: { by: sql`c.updated_at`, type: 'timestamptz' },
  case_name: text(sql`lower(c.case_name) collate "C"`),
  solicitors_case_reference: text(sql`lower(c.solicitors_case_reference) collate "C"`),
  stage: text(sql`c.stage`),
  case_type: text(sql`c.case_type`),
  fee_earner: text(sql`lower(f.surname || ' ' || f.firstname) collate "C"`),
  area_of_work: text(sql`c.area_of_work`),
  staff: text(sql`coalesce(lower(sm.surname || ' ' || sm.firstname), '') collate "C"`),
  stage_since: { by: sql`c.stage_since`, type: 'timestamptz' },
} as const satisfies Record<string, Sort>

/** The newest first, unless another direction is asked for. */
const newestFirst: readonly string[] = ['updated_at', 'stage_since']

type Query = Readonly<Record<string, unknown>>
type MatchingCases = NonNullable<ReturnType<typeof matchingCases>>

/** When a day in England and Wales begins, or the one that many days after it. */
const startOfDay = (day: string | undefined, later = 0): RawBuilder<unknown> =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/London')`

/**
 * Selects the cases that match the filters of a query, of the clients the viewer may read (or of `onlyClient` alone); undefined if the
 * viewer may read none. Related tables are joined only when a filter or sort needs them; such joins neither add nor drop rows.
 */
function matchingCases(tx: Tx, viewer: SignedIn, areas: Areas, query: Query, onlyClient?: string) {
  const clients = clientsWithPermission(viewer, 'case:read').filter(
    (client) => onlyClient === undefined || client === onlyClient,
  )
  if (clients.length === 0) return undefined
  const inStages = enumParam(query, 'status', stages),
    // The registry has the areas by the words that are stored.
    inAreas = enumParam(query, 'area', Object.keys(areas) as AreaOfWork[])
  const ofClients = listParam(query, 'client').filter((client) => clients.includes(client)),
    ofEarners = listParam(query, 'fee_earner').filter(isUuid)
  const search = textParam(query, 'search'),
    sort = listParam(query, 'sort')[0],
    ofTypes = enumParam(query, 'type', caseTypes),
    ofStaff = listParam(query, 'staff'),
    [from, to] = [dayParam(query, 'updated_from'), dayParam(query, 'updated_to')]
  return tx
    .selectFrom('case as c')
    .$if(search !== '' || sort === 'fee_earner', (q) => q.innerJoin('fee_earner as f', 'f.uuid', 'c.fee_earner'))
    .$if(sort === 'staff', (q) => q.leftJoin('person as sm', 'sm.uuid', 'c.staff_member'))
    .$if(search !== '', (q) =>
      q.innerJoin('client as k', 'k.uuid', 'c.client_uuid').leftJoin('certificate as t', 't.case_uuid', 'c.uuid'),
    )
    .where('c.client_uuid', 'in', listParam(query, 'client').length > 0 ? [...ofClients, NO_CLIENT] : clients)
    .$if(inStages.length > 0, (q) => q.where('c.stage', 'in', inStages))
    .$if(inAreas.length > 0, (q) => q.where('c.area_of_work', 'in', inAreas))
    .$if(ofEarners.length > 0, (q) => q.where('c.fee_earner', 'in', ofEarners))
    .$if(ofTypes.length > 0, (q) => q.where('c.case_type', 'in', ofTypes))
    .$if(ofStaff.length > 0, (q) => q.where(sql<boolean>`c.staff_member = any(${ofStaff.filter(isUuid)}::uuid[])`))
    .$if(from !== undefined, (q) => q.where(sql<boolean>`c.updated_at >= ${startOfDay(from)}`))
    .$if(to !== undefined, (q) => q.where(sql<boolean>`c.updated_at < ${startOfDay(to, 1)}`))
    .$if(search !== '', (q) =>
      q.where(
        sql<string>`c.case_name || ' ' || c.solicitors_case_reference || ' ' || coalesce(t.certificate_number, '') || ' ' || f.firstname || ' ' || f.surname || ' ' || f.initials || ' ' || k.name`,
        'ilike',
        containsPattern(search),
      ),
    )
}

/** The sort and page of a case list, from its query parameters. */
function sortOf(query: Query) {
  const sort = enumParam(query, 'sort', Object.keys(sorts) as (keyof typeof sorts)[])[0] ?? 'updated_at'
  const isDescending = (query.direction ?? (newestFirst.includes(sort) ? 'desc' : 'asc')) === 'desc'
  return { ...sorts[sort], isDescending, order: isDescending ? 'desc' : 'asc' } as const
}

/**
 * One page of cases (with one more, if paged, to tell whether another page follows), as what their columns are selected from: whatever
 * else belongs to a case is looked up for the page alone.
 */
function pageOfCases(tx: Tx, matching: MatchingCases, query: Query, paged: boolean) {
  const { by, type, isDescending, order } = sortOf(query),
    cursor = cursorParam(query),
    size = pageSize(query)
  const page = matching
    .select(listedCaseColumns)
    .select([sql<string>`(${by})::text`.as('sort_key'), sql`${by}`.as('place')])
    .$if(cursor !== undefined, (q) =>
      q.where(
        sql<boolean>`(${by}, c.uuid) ${sql.raw(isDescending ? '<' : '>')} (${cursor?.at}::${sql.raw(type)}, ${cursor?.uuid}::uuid)`,
      ),
    )
    .orderBy(by, order)
    .orderBy('c.uuid', order)
    .$if(paged, (q) => q.limit(size + 1))
  // The page has the names and values of the table's columns.
  return tx.with('page', () => page).selectFrom('page as c') as unknown as CaseSource
}

/** The columns and the fields of areas that are shown of a case: those of the parameter `columns`, or all. */
export function shownColumns(query: Query, areas: Areas) {
  const { details } = caseFieldsOf(areas),
    requested = enumParam(query, 'columns', [...caseColumns, ...details])
  if (requested.length === 0) return { columns: caseColumns, details: 'all' as const }
  const isColumn = (name: string): name is CaseColumn => caseColumns.includes(name as CaseColumn)
  return {
    columns: [...new Set<CaseColumn>(['uuid', ...requested.filter(isColumn)])],
    details: requested.filter((name) => !isColumn(name)),
  }
}

/**
 * Lists the cases that match a query, sorted. One statement reads the page, its columns and the total count. A list of one client
 * (`onlyClient`) without paging parameters is returned whole; any other is paged, and each case carries its `value`, the total in pounds (null if nothing of it is
 * priced), and `unpriced`, the number of its lines without a rate.
 * The parameter `columns` limits the columns of each case; `uuid` is always included. A field of an area is null for the cases of another.
 */
export async function listCases(tx: Tx, viewer: SignedIn, areas: Areas, query: Query, onlyClient?: string) {
  const matching = matchingCases(tx, viewer, areas, query, onlyClient)
  if (!matching) return { total_count: 0, nodes: [], end_cursor: null, has_next_page: false }
  const paged = isPaged(query) || onlyClient === undefined,
    { order } = sortOf(query),
    { columns, details } = shownColumns(query, areas),
    { query: cases, toWire } = listedCases(pageOfCases(tx, matching, query, paged), columns, details)
  const count = matching.select((e) => e.fn.countAll<number>().as('n'))
  const found = await cases
    .leftJoin('case_total as ct', (join) => join.onRef('ct.case_uuid', '=', 'c.uuid').on(isTotalCurrent))
    .select(['ct.value', 'ct.unpriced', sql<boolean>`ct.case_uuid is null`.as('stale')])
    .select(sql<string>`c.sort_key`.as('sort_key'))
    .orderBy(sql`c.place`, order)
    .orderBy('c.uuid', order)
    .$if(paged, (q) => q.select(count.as('n')))
    .execute()
  const page = paged ? found.slice(0, pageSize(query)) : found,
    last = page.at(-1)
  let total = last ? (last.n ?? found.length) : 0
  // A page past the end has no row to carry the count.
  if (!last && cursorParam(query)) total = (await count.executeTakeFirstOrThrow()).n
  const refreshed = paged
    ? await refreshTotals(
        tx,
        page.filter(({ stale }) => stale),
      )
    : undefined
  const nodes = page.map((row) => {
    if (!paged) return toWire(row)
    const { value, unpriced } = refreshed?.get(row.uuid) ?? row
    return { ...toWire(row), value, unpriced }
  })
  return { total_count: total, nodes, has_next_page: page.length < found.length, end_cursor: encodeCursor(last) }
}

/** The number and total value (pounds) of the matching cases in each stage, and the number of those of which nothing is priced. */
export async function casesByStage(tx: Tx, viewer: SignedIn, areas: Areas, query: Query) {
  const matching = matchingCases(tx, viewer, areas, query)
  const empty = stages.map((stage) => ({ stage, count: 0, value: 0, unpriced: 0 }))
  if (!matching) return empty
  const withTotals = matching.leftJoin('case_total as ct', (join) =>
    join.onRef('ct.case_uuid', '=', 'c.uuid').on(isTotalCurrent),
  )
  await refreshTotals(tx, await withTotals.select(['c.uuid', 'c.revision']).where('ct.case_uuid', 'is', null).execute())
  const sums = await withTotals
    .select((e) => [
      'c.stage',
      e.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(ct.value), 0)`.as('value'),
      sql<number>`(count(*) filter (where ct.value is null))::int`.as('unpriced'),
    ])
    .groupBy('c.stage')
    .execute()
  return empty.map((zero) => sums.find(({ stage }) => stage === zero.stage) ?? zero)
}
