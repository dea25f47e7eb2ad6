import { sql, type RawBuilder } from 'kysely'

/** The unresolved comments on live items, with conditions to follow. */
const unresolved = sql`comment join case_item on case_item.uuid = comment.item_uuid
  where comment.resolved_by is null and case_item.deleted_at is null`

/** The number of unresolved comments of the case `case_row` of a query. */
export const unresolvedOfCase = sql<number>`(select count(*) from ${unresolved}
  and comment.case_uuid = case_row.uuid)::int`

/**
 * The number of unresolved comments of each case that has any, for the cases of a subquery or an array. Counted case by
 * case instead, the database reads the items of all where one case has very many comments.
 */
export const unresolvedByCase = (cases: RawBuilder<unknown>) =>
  sql<{
    case_uuid: string
    count: number
  }>`(select comment.case_uuid, count(*)::int as count from ${unresolved}
    and comment.case_uuid = any(${cases}) group by comment.case_uuid)`
