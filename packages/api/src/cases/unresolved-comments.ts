import { sql, type RawBuilder } from 'kysely'

/** The unresolved comments on live items, with conditions to follow. */
const unresolved = sql`comment m join case_item i on i.uuid = m.item_uuid where m.resolved_by is null and i.deleted_at is null`

/** The number of unresolved comments of the case `c` of a query. */
export const unresolvedOfCase = sql<number>`(select count(*) from ${unresolved} and m.case_uuid = c.uuid)::int`

/**
 * The number of unresolved comments of each case that has any, for the cases of a subquery or an array. Counted case by
 * case instead, the database reads the items of all where one case has very many comments.
 */
export const unresolvedByCase = (cases: RawBuilder<unknown>) =>
  sql<{
    case_uuid: string
    n: number
  }>`(select m.case_uuid, count(*)::int as n from ${unresolved} and m.case_uuid = any(${cases}) group by m.case_uuid)`
