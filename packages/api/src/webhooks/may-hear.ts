import { rolesWith } from '@costdraft/schema/access/roles.ts'
import { sql, type RawBuilder } from 'kysely'

/** The roles that may read cases. */
const READERS = rolesWith('case:read')

/**
 * Whether someone of a query has a role in the firm of a case that lets them read it, as a link from their own firm.
 */
const isLinked = (person: string, firm: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from child_role join client child on child.uuid = child_role.client_uuid
    where child_role.person_uuid = ${sql.ref(person)}.uuid and child.uuid = ${firm}
      and child.parent_uuid = ${sql.ref(person)}.client_uuid and child_role.role = any(${READERS}::text[]))`

/**
 * Whether the webhook of a query (`webhook`) may hear of the cases of a firm now: those of its own firm, where whoever
 * added it is of that firm; any other where they may read them by a link. Where they were deactivated, the rights of
 * the firm count, which for the cases of its child firms are those of its owners (docs/decisions/0073).
 */
export const mayHear = (firm: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from person creator join client heard on heard.uuid = ${firm}
  where creator.uuid = webhook.created_by and webhook.client_uuid in (heard.uuid, heard.parent_uuid) and (case
    when creator.deactivated_at is null then
      (creator.client_uuid = webhook.client_uuid and heard.uuid = webhook.client_uuid) or ${isLinked('creator', firm)}
    else heard.uuid = webhook.client_uuid or exists (
      select from person owner where owner.client_uuid = webhook.client_uuid and owner.role = 'owner'
        and owner.kind = 'person' and owner.deactivated_at is null and ${isLinked('owner', firm)})
    end))`
