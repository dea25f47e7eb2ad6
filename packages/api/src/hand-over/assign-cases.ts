import { currentNetwork } from '@costdraft/schema/telemetry/current-request.ts'
import { sql } from 'kysely'
import type { RequestContext } from '../http/request.ts'

/** From whom to whom cases go. */
export interface Assignment {
  from: string
  to: string
}

/**
 * Makes another person the one who drafts these cases, each with its line of the audit trail. The cases are locked, and
 * change as with any other edit: versions and revisions rise.
 */
export async function assignCases(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  cases: readonly { uuid: string }[],
  { from, to }: Assignment,
): Promise<void> {
  if (cases.length === 0) return
  await sql`
    with moved as (
      update "case" set staff_member = ${to}::uuid, changed_by = ${viewer.user_uuid}::uuid, updated_at = clock_timestamp(),
        version = version + 1, revision = revision + 1
      where uuid = any(${cases.map(({ uuid }) => uuid)}::uuid[]) returning uuid, client_uuid)
    insert into change (client_uuid, case_uuid, entity, entity_uuid, by, action, before, after, network)
    select client_uuid, uuid, 'case', uuid, ${viewer.user_uuid}::uuid, 'changed',
      jsonb_build_object('staff_member', ${from}::text), jsonb_build_object('staff_member', ${to}::text), ${currentNetwork()}::text
    from moved`.execute(tx)
}
