import { sql, type RawBuilder } from 'kysely'

/** How many cases of a queue are answered. */
export const CASES_PER_QUEUE = 5

/** A case in a queue, as it is answered. */
export interface QueuedCase {
  uuid: string
  case_name: string
  solicitors_case_reference: string
  stage: string
  stage_since: string
  stage_since_ms: string
  updated_at: string
  updated_at_ms: string
  unresolved_comments: number
}

/** What is read of a queued case, of `case_row`. */
export const queuedColumns = sql`case_row.uuid, case_row.case_name, case_row.solicitors_case_reference, case_row.stage,
  case_row.stage_since, case_row.updated_at`

/** The columns of a queued case that are answered, of what was read of it. */
export const answeredColumns = (queued: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${queued}.${name}`)
  return sql`${column('uuid')}, ${column('case_name')}, ${column('solicitors_case_reference')}, ${column('stage')},
    ${column('stage_since')}, ${column('stage_since')}::timestamp as stage_since_ms,
    ${column('updated_at')}, ${column('updated_at')}::timestamp as updated_at_ms,
    coalesce(open.count, 0) as unresolved_comments`
}

/**
 * The tables `open`, the cases with unresolved comments, and `commented`, those of them that are not complete and that
 * the viewer created, is assigned to or has last changed. "offset 0" forces a lookup per item and case: with row-level
 * security the planner would otherwise scan the items of all cases.
 */
export const withComments = (clients: readonly string[], me: string): RawBuilder<unknown> => sql`
  open as materialized (
    select comment.case_uuid, count(*)::int as count from comment
    cross join lateral (
      select from case_item item where item.uuid = comment.item_uuid and item.deleted_at is null offset 0) item
    where comment.client_uuid = any(${clients}::uuid[]) and comment.resolved_by is null group by 1),
  commented as materialized (
    select ${queuedColumns} from open cross join lateral (
      select ${queuedColumns} from "case" case_row
      where case_row.uuid = open.case_uuid and case_row.client_uuid = any(${clients}::uuid[])
        and case_row.stage <> 'complete'
        and ${me}::uuid in (case_row.created_by, case_row.staff_member, case_row.changed_by) offset 0) case_row)`
