import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { ValidationError } from '../errors/errors.ts'
import { cursorParam, NOT_A_PLACE, pageSize, readingCursor, textParam, type Cursor } from '../http/paging.ts'
import { looksBesideCases } from './figure-filters.ts'
import { listedCaseColumns, type CaseSource } from '../cases/case-rows.ts'

type Query = Readonly<Record<string, unknown>>
/** What cases are sorted by, in SQL. */
export interface Sort {
  by: RawBuilder<unknown>
  type: 'text' | 'timestamptz' | 'uuid'
  /** An index has the cases of a client in this order. */
  isIndexed?: boolean
}
/** Which cases are listed: those of these clients, in an order, by the page or all. */
interface Listing extends Sort {
  isDescending: boolean
  order: 'asc' | 'desc'
  paged: boolean
  clients: readonly string[]
  /** The cases that match the query, of the client of a condition. */
  ofClient: (isOfClient: RawBuilder<boolean>) => CaseSource
}
/** Whether a list reads every case to find those that match: by words, or by what is not in their rows. */
const readsEvery = (query: Query): boolean => textParam(query, 'search') !== '' || looksBesideCases(query)

/**
 * The largest page for which the cases of every client are cut to a page before they are merged; a larger one is
 * cheaper to find in all.
 */
const MAX_CUT = 100

/**
 * The cases after a place in the order by client and uuid, each part from its own place in the index: one condition for
 * both would read the cases before it again for every page. A cursor may name any client: only those of the query
 * count.
 */
function afterPlace(
  tx: Tx,
  matching: CaseSource,
  { at, uuid }: Cursor,
  limit: number,
  { by, order, clients, ofClient }: Pick<Listing, 'by' | 'order' | 'clients' | 'ofClient'>,
) {
  const sign = sql.raw(order === 'desc' ? '<' : '>')
  const rest = (from: CaseSource, isAfter: RawBuilder<boolean>) =>
    tx
      .selectFrom(
        from
          .where(isAfter)
          .select(['case_row.uuid', sql`${by}`.as('place')])
          .orderBy(by, order)
          .orderBy('case_row.uuid', order)
          .limit(limit)
          .as('case_row'),
      )
      .select(['case_row.uuid', 'case_row.place'])
  const isSame = clients.includes(at) ? sql<boolean>`case_row.client_uuid = ${at}::uuid` : sql<boolean>`false`
  return tx
    .selectFrom(
      rest(ofClient(isSame), sql<boolean>`case_row.uuid ${sign} ${uuid}::uuid`)
        .unionAll(rest(matching, sql<boolean>`${by} ${sign} ${at}::uuid`))
        .as('case_row'),
    )
    .select(['case_row.uuid', 'case_row.place'])
    .orderBy('case_row.place', order)
    .orderBy('case_row.uuid', order)
    .limit(limit)
}

/**
 * The uuids of one page of cases (with one more, if paged, to tell whether another page follows) with what they are
 * sorted by, `place`. Of the cases of each client as many as a page holds are enough, and an index has them in their
 * order.
 */
function keysOfPage(
  tx: Tx,
  matching: CaseSource,
  query: Query,
  { by, type, isIndexed = false, isDescending, order, paged, clients, ofClient }: Listing,
) {
  const cursor = type === 'text' ? readingCursor(query) : cursorParam(query)
  if (type === 'uuid' && cursor && !isUuid(cursor.at)) throw new ValidationError({ after: NOT_A_PLACE })
  const limit = pageSize(query) + 1
  const firstOf = (from: CaseSource, place: RawBuilder<unknown>) =>
    from
      .select(['case_row.uuid', sql`${place}`.as('place')])
      .$if(cursor !== undefined, (q) =>
        q.where(
          sql<boolean>`(${place}, case_row.uuid) ${sql.raw(isDescending ? '<' : '>')} (${cursor?.at}::${sql.raw(type)}, ${cursor?.uuid}::uuid)`,
        ),
      )
      .orderBy(place, order)
      .orderBy('case_row.uuid', order)
      .$if(paged, (q) => q.limit(limit))
  if (readsEvery(query)) {
    const found = tx.selectFrom(sql<{ uuid: string }>`found`.as('case_row')) as unknown as CaseSource
    return firstOf(found, sql`case_row.place`)
  }
  if (type === 'uuid' && cursor && paged)
    return afterPlace(tx, matching, cursor, limit, { by, order, clients, ofClient })
  if (!isIndexed || !paged || limit > MAX_CUT || clients.length === 1) return firstOf(matching, by)
  const each = tx
    .selectFrom(sql<{ client: string }>`unnest(${clients}::uuid[])`.as<'firm'>(sql`firm(client)`))
    .innerJoinLateral(firstOf(ofClient(sql<boolean>`case_row.client_uuid = firm.client`), by).as('case_row'), (join) =>
      join.onTrue(),
    )
  return each
    .select(['case_row.uuid', 'case_row.place'])
    .orderBy('case_row.place', order)
    .orderBy('case_row.uuid', order)
    .limit(limit)
}

/**
 * One page of cases, as what their columns are selected from: whatever else belongs to a case is looked up for the page
 * alone. Its uuids are found first: for the newest of many cases an index is read, and not their rows. A search reads
 * every case, so it is made once, and both page and number are those of the table `found`.
 */
export function pageOfCases(tx: Tx, matching: CaseSource, query: Query, listing: Listing) {
  const keys = keysOfPage(tx, matching, query, listing)
  const page = tx
    .selectFrom('case as case_row')
    .innerJoin(keys.as('keys'), 'keys.uuid', 'case_row.uuid')
    .select(listedCaseColumns)
    .select([sql<string>`keys.place::text`.as('sort_key'), sql`keys.place`.as('place')])
  const found = matching.select(['case_row.uuid', sql`${listing.by}`.as('place')])
  const start = readsEvery(query)
    ? tx.with(
        (name) => name('found').materialized(),
        () => found,
      )
    : tx
  // The page has the names and values of the table's columns.
  const cases = start.with('page', () => page).selectFrom('page as case_row') as unknown as CaseSource
  return { cases, count: readsEvery(query) ? sql<number>`(select count(*) from found)` : undefined }
}
