import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { stoodInForBy } from '../users/deputies.ts'
import type { Client } from './leaver.ts'

/** An open case that somebody is to draft. */
export interface HeldCase {
  uuid: string
  client_uuid: string
  case_name: string
  solicitors_case_reference: string
  stage: string
}

/** The open cases of some firms that a person is to draft, by name. Locks them where they are to change. */
export async function heldCases(
  tx: Tx,
  person: string,
  firms: readonly Client[],
  { isLocked = false } = {},
): Promise<HeldCase[]> {
  const rows = await tx
    .selectFrom('case')
    .select(['uuid', 'client_uuid', 'case_name', 'solicitors_case_reference', 'stage'])
    .where('staff_member', '=', person)
    .where('stage', '<>', 'complete')
    .where(sql<boolean>`client_uuid = any(${firms.map(({ uuid }) => uuid)}::uuid[])`)
    .orderBy('uuid')
    .$if(isLocked, (q) => q.forUpdate())
    .execute()
  return rows.toSorted((a, b) => a.case_name.localeCompare(b.case_name, 'en-GB'))
}

/**
 * The cases in review that wait for a person among others, or for whom they stand in for: those of firms in which they
 * review, and those in which a comment of theirs is unresolved.
 */
const reviewsOf = (person: string, firms: readonly Client[]): RawBuilder<unknown> => sql`
  "case" where "case".stage = 'in_review' and "case".client_uuid = any(${firms.map(({ uuid }) => uuid)}::uuid[])
    and ("case".client_uuid in (
        select client_uuid from person where uuid in (${stoodInForBy(person)}) and role in ('owner', 'team_leader')
        union select client_uuid from child_role
          where person_uuid in (${stoodInForBy(person)}) and role in ('owner', 'team_leader'))
      or exists (select from comment join case_item on case_item.uuid = comment.item_uuid
        where comment.case_uuid = "case".uuid and comment.created_by in (${stoodInForBy(person)}) and comment.resolved_by is null
          and case_item.deleted_at is null))`

/** The number of these in each firm that has any. */
export async function reviewsByFirm(
  tx: Tx,
  person: string,
  firms: readonly Client[],
): Promise<{ client_uuid: string; count: number }[]> {
  const { rows } = await sql<{ client_uuid: string; count: number }>`
    select "case".client_uuid, count(*)::int as count from ${reviewsOf(person, firms)} group by 1`.execute(tx)
  return rows
}
