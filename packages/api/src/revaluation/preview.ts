import { sql, type SelectQueryBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { encodeCursor, firstParam, readingCursor } from '../http/paging.ts'
import type { RequestContext } from '../http/request.ts'
import { isMoved, type ValueChange } from './case-value.ts'

/** Each case of a page is priced twice. */
const MAX_PAGE = 50

/** A query of open cases, `case_row`. */
export type OpenCases = SelectQueryBuilder<Tables & { case_row: Tables['case'] }, 'case_row', unknown>

/**
 * A page of the open cases that a change would reach, by case reference, with those whose value it changes; values in
 * pounds with VAT, null if nothing is priced. `valuesOf` prices cases before and after the change. Nothing is stored.
 */
export async function previewPage(
  { req }: Pick<RequestContext, 'req'>,
  cases: () => OpenCases,
  valuesOf: (uuids: readonly string[]) => Promise<ReadonlyMap<string, ValueChange>>,
) {
  const size = firstParam(req.query, { size: MAX_PAGE, max: MAX_PAGE })
  const cursor = readingCursor(req.query)
  const key = sql<string>`case_row.reference_key`
  const found = await cases()
    .select([
      'case_row.uuid',
      'case_row.case_name',
      'case_row.solicitors_case_reference',
      'case_row.case_type',
      key.as('sort_key'),
    ])
    .$if(cursor !== undefined, (q) =>
      q.where(sql<boolean>`(${key}, case_row.uuid) > (${cursor?.at}, ${cursor?.uuid}::uuid)`),
    )
    .orderBy(key)
    .orderBy('case_row.uuid')
    .limit(size + 1)
    .execute()
  const page = found.slice(0, size)
  const values = page.length > 0 ? await valuesOf(page.map(({ uuid }) => uuid)) : new Map<string, ValueChange>()
  return {
    total_count: await countCases(cases()),
    examined: page.length,
    nodes: page.flatMap(({ sort_key: _key, ...row }) => {
      const change = values.get(row.uuid)
      return change && isMoved(change)
        ? {
            ...row,
            before: change.before.value,
            after: change.after.value,
            unpriced_before: change.before.unpriced,
            unpriced_after: change.after.unpriced,
          }
        : []
    }),
    has_next_page: found.length > page.length,
    end_cursor: encodeCursor(page.at(-1)),
  }
}

/** The answer for a viewer who may read none of the cases: how many there are. */
export const previewOfCount = (count: number) => ({
  total_count: count,
  examined: 0,
  nodes: [],
  has_next_page: false,
  end_cursor: null,
})

export async function countCases(cases: OpenCases): Promise<number> {
  const { count } = await cases.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}
