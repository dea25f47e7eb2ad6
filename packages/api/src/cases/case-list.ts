import { clientsWith } from '@costdraft/schema/access/can.ts'
import { areasOfWork, stages } from '@costdraft/costing'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { isUuid, NOBODY } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import { renewTotals, totalIsTrue } from '../bills/case-totals.ts'
import { Refused } from '../http/errors.ts'
import { anywhere, cursorAt, cursorOf, isPaged, pageSize, textOf, wordsOf } from '../http/paging.ts'
import { caseColumns, listedCases, type CaseColumn } from './case-rows.ts'

interface Sort {
  by: RawBuilder<unknown>
  type: 'text' | 'timestamptz'
}
const text = (by: RawBuilder<unknown>): Sort => ({ by, type: 'text' })
/** What a list may be sorted by, and the SQL it means. */
const sorts = {
  updated_at: { by: sql`c.updated_at`, type: 'timestamptz' },
  case_name: text(sql`lower(c.case_name) collate "C"`),
  solicitors_case_reference: text(sql`lower(c.solicitors_case_reference) collate "C"`),
  stage: text(sql`c.stage`),
  case_type: text(sql`c.case_type`),
  fee_earner: text(sql`lower(f.surname || ' ' || f.firstname) collate "C"`),
  area_of_work: text(sql`c.area_of_work`),
} as const satisfies Record<string, Sort>

type Query = Readonly<Record<string, unknown>>

function chosen<T extends string>(query: Query, name: string, from: readonly T[]): T[] {
  const given = wordsOf(query, name)
  const wrong = given.find((word) => !from.includes(word as T))
  if (wrong !== undefined) throw new Refused({ [name]: `Choose from ${from.join(', ')}.` })
  return given as T[]
}

/**
 * The cases a question asks for, of the clients the viewer may read; undefined where they may read none. What a case refers to is joined
 * where the question looks at it: every case has it, so it neither adds nor takes away a row.
 */
function matchingCases(tx: Tx, viewer: SignedIn, query: Query, only?: string) {
  const clients = clientsWith(viewer, 'case:read').filter((client) => only === undefined || client === only)
  if (clients.length === 0) return undefined
  const inStages = chosen(query, 'status', stages),
    inAreas = chosen(query, 'area', areasOfWork)
  const ofClients = wordsOf(query, 'client').filter((client) => clients.includes(client)),
    ofEarners = wordsOf(query, 'fee_earner').filter(isUuid)
  const search = textOf(query, 'search')
  return tx
    .selectFrom('case as c')
    .$if(search !== '' || wordsOf(query, 'sort')[0] === 'fee_earner', (q) =>
      q.innerJoin('fee_earner as f', 'f.uuid', 'c.fee_earner'),
    )
    .$if(search !== '', (q) =>
      q.innerJoin('client as k', 'k.uuid', 'c.client_uuid').leftJoin('certificate as t', 't.case_uuid', 'c.uuid'),
    )
    .leftJoin('case_total as ct', (join) => join.onRef('ct.case_uuid', '=', 'c.uuid').on(totalIsTrue))
    .select(['c.uuid', 'c.stage', 'c.revision', 'ct.gross as value'])
    .where('c.client_uuid', 'in', wordsOf(query, 'client').length > 0 ? [...ofClients, NOBODY] : clients)
    .$if(inStages.length > 0, (q) => q.where('c.stage', 'in', inStages))
    .$if(inAreas.length > 0, (q) => q.where('c.area_of_work', 'in', inAreas))
    .$if(ofEarners.length > 0, (q) => q.where('c.fee_earner', 'in', ofEarners))
    .$if(search !== '', (q) =>
      q.where(
        sql<string>`c.case_name || ' ' || c.solicitors_case_reference || ' ' || coalesce(t.certificate_number, '') || ' ' || f.firstname || ' ' || f.surname || ' ' || f.initials || ' ' || k.name`,
        'ilike',
        anywhere(search),
      ),
    )
}

/**
 * The cases of some clients: by stage, area, fee earner and words, sorted, a page at a time with what each comes to, or whole where no page is
 * asked for. Of a case it says all that lists say, or what `columns` names and its uuid.
 */
export async function listCases(tx: Tx, viewer: SignedIn, query: Query, only?: string) {
  const matching = matchingCases(tx, viewer, query, only)
  const paged = isPaged(query) || only === undefined
  if (!matching) return { total_count: 0, nodes: [], end_cursor: null, has_next_page: false }
  const sort = chosen(query, 'sort', Object.keys(sorts) as (keyof typeof sorts)[])[0] ?? 'updated_at'
  const descending = (query.direction ?? (sort === 'updated_at' ? 'desc' : 'asc')) === 'desc'
  const { by, type } = sorts[sort],
    cursor = cursorOf(query),
    size = pageSize(query),
    order = descending ? 'desc' : 'asc'
  const asked = chosen(query, 'columns', caseColumns),
    { query: listed, said } = listedCases(
      tx,
      asked.length > 0 ? [...new Set<CaseColumn>(['uuid', ...asked])] : caseColumns,
    )
  // Which cases, within: only of those of the page is everything else looked up.
  const place = matching
    .select([sql<string>`(${by})::text`.as('sort_key'), sql`${by}`.as('place')])
    .$if(cursor !== undefined, (q) =>
      q.where(
        sql<boolean>`(${by}, c.uuid) ${sql.raw(descending ? '<' : '>')} (${cursor?.at}::${sql.raw(type)}, ${cursor?.uuid}::uuid)`,
      ),
    )
    .orderBy(by, order)
    .orderBy('c.uuid', order)
    .$if(paged, (q) => q.limit(size + 1))
    .as('page')
  const count = tx.selectFrom(matching.as('m')).select((e) => e.fn.countAll<number>().as('n'))
  const found = await listed
    .innerJoin(place, 'page.uuid', 'c.uuid')
    .select(['page.sort_key', 'page.value'])
    .orderBy('page.place', order)
    .orderBy('page.uuid', order)
    .$if(paged, (q) => q.select(count.as('n')))
    .execute()
  const page = paged ? found.slice(0, size) : found,
    last = page.at(-1)
  // Past the end there is no row to bring the count.
  const n = last ? (last.n ?? found.length) : cursor ? (await count.executeTakeFirstOrThrow()).n : 0
  const renewed = paged
    ? await renewTotals(
        tx,
        page.filter(({ value }) => value === null),
      )
    : undefined
  const nodes = page.map((row) =>
    paged ? { ...said(row), value: row.value ?? renewed?.get(row.uuid) ?? null } : said(row),
  )
  return {
    total_count: n,
    nodes,
    has_next_page: page.length < found.length,
    end_cursor: cursorAt(last),
  }
}

/** How many of the cases a question asks for stand in each stage, and what they come to together, in pounds. */
export async function casesByStage(tx: Tx, viewer: SignedIn, query: Query) {
  const matching = matchingCases(tx, viewer, query)
  const none = stages.map((stage) => ({ stage, count: 0, value: 0 }))
  if (!matching) return none
  await renewTotals(
    tx,
    await tx.selectFrom(matching.as('m')).select(['uuid', 'revision']).where('value', 'is', null).execute(),
  )
  const sums = await tx
    .selectFrom(matching.as('m'))
    .select((e) => ['stage', e.fn.countAll<number>().as('count'), sql<number>`coalesce(sum(value), 0)`.as('value')])
    .groupBy('stage')
    .execute()
  return none.map((empty) => sums.find(({ stage }) => stage === empty.stage) ?? empty)
}
