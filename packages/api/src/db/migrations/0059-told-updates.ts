import { sql, type Kysely } from 'kysely'
import { INSERT, TOLD, type Told } from './0045-record-changes.ts'

export const kind = 'additive'

/**
 * The rows of a statement, each with what happened to it. It is a full join because such a join is never made by
 * comparing each row with each other one: a connection keeps the plan of its first statement, which is mostly of one
 * row, and a statement of 10,000 rows took 14 s by it. Without `materialized` what is selected of it would make an
 * ordinary join of it again.
 */
const moved = ({ kind: name, caseUuid, client, isLive, where = 'true', isOther = 'true' }: Told): string => `
  with moved as materialized (
    select ${name} as kind, n.uuid, ${caseUuid} as case_uuid, ${client} as client_uuid,
      (${where}) and (${isOther}) as is_told,
      case when ${isLive('o')} and ${isLive('n')} then 'changed'
        when ${isLive('o')} then 'removed' when ${isLive('n')} then 'restored' end as action
    from told n full join before o on o.uuid = n.uuid)`

/**
 * What this transaction has told already, and is told once: a list of its own, made once for a statement. Asked for
 * each row, the changes of the transaction are read as often as there are rows.
 */
const TOLD_ALREADY = `select r.kind, r.uuid, r.client_uuid from record_change r
  where r.number > split_part(current_setting('costdraft.changing', true), ':', 2)::bigint
    and r.action <> 'removed' and r.xmin = pg_current_xact_id()::xid`

const COMMENTS = `select 'comment', c.uuid, c.case_uuid, c.client_uuid, moved.action
  from moved join comment c on c.item_uuid = moved.uuid where moved.action in ('removed', 'restored')`

export const functionOf = (told: Told): string => `
  create or replace function tell_${told.table.replaceAll('"', '')}_update() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$ begin
    if exists (select from told n where ${told.where ?? 'true'}) then
      perform begin_record_change();
      ${INSERT} ${moved(told)} select kind, uuid, case_uuid, client_uuid, action from moved
        where is_told and action is not null
          and (action <> 'changed' or (kind, uuid, client_uuid) not in (${TOLD_ALREADY}));
      ${told.table === 'case_item' ? `${INSERT} ${moved(told)} ${COMMENTS};` : ''}
    end if;
    return null;
  end $$;`

/** Tells what an update did in a time that grows with its rows, and not with their square. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const told of TOLD) await sql.raw(functionOf(told)).execute(db)
}
