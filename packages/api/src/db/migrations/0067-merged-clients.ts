import { sql, type Kysely } from 'kysely'
import { deferFirmKeys } from '../item-table.ts'
import { INSERT, TOLD, type Told } from './0045-record-changes.ts'

export const kind = 'additive'

/** Columns of a person that nobody is answered: a change of these alone is none. */
const OWN_COLUMNS = `array['password_hash', 'must_change_password', 'notifications_off', 'notifications_version']`
const isOtherPerson = `to_jsonb(n) - ${OWN_COLUMNS} <> to_jsonb(o) - ${OWN_COLUMNS}`

const ofRowBefore = (column: string): string => column.replace('n.', 'o.')

/** As in 0059, which says why it is a full join: with the firm that a row was of before. */
const moved = ({ kind: name, caseUuid, client, isLive, where = 'true', isOther = 'true' }: Told): string => `
  with moved as materialized (
    select ${name} as kind, n.uuid, ${caseUuid} as case_uuid, ${client} as client_uuid,
      (${where}) and (${isOther}) as is_told,
      ${ofRowBefore(client)} as client_before, ${ofRowBefore(client)} <> ${client} as is_of_another, ${isLive('o')} as was_live,
      case when ${ofRowBefore(client)} <> ${client} then case when ${isLive('n')} then 'added' end
        when ${isLive('o')} and ${isLive('n')} then 'changed'
        when ${isLive('o')} then 'removed' when ${isLive('n')} then 'restored' end as action
    from told n full join before o on o.uuid = n.uuid)`

const TOLD_ALREADY = `select r.kind, r.uuid, r.client_uuid from record_change r
  where r.number > split_part(current_setting('costdraft.changing', true), ':', 2)::bigint
    and r.action <> 'removed' and r.xmin = pg_current_xact_id()::xid`

const COMMENTS = `select 'comment', c.uuid, c.case_uuid, c.client_uuid, moved.action
  from moved join comment c on c.item_uuid = moved.uuid where moved.action in ('removed', 'restored')`

/** A record that comes to another firm is removed in the one and added in the other. */
const functionOf = (told: Told): string => `
  create or replace function tell_${told.table.replaceAll('"', '')}_update() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$ begin
    if exists (select from told n where ${told.where ?? 'true'}) then
      perform begin_record_change();
      ${INSERT} ${moved(told)} select kind, uuid, case_uuid, client_before, 'removed' from moved
        where is_told and is_of_another and was_live;
      ${INSERT} ${moved(told)} select kind, uuid, case_uuid, client_uuid, action from moved
        where is_told and action is not null
          and (action <> 'changed' or (kind, uuid, client_uuid) not in (${TOLD_ALREADY}));
      ${told.table === 'case_item' ? `${INSERT} ${moved(told)} ${COMMENTS};` : ''}
    end if;
    return null;
  end $$;`

/**
 * Tables into which rows are added without a lock of the firm or of a case. Whoever adds a case or a person locks the
 * firm then; whoever adds to the others holds the row of a person, and would lock in another order than the rest.
 */
const ADDED_TO = { '"case"': 'for share', person: 'for share', case_view: '', child_role: '' }

/** A client that was merged into another one, to which its rows go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table client add column merged_into uuid references client;
    create index client_merged_into on client (merged_into) where merged_into is not null;

    -- Moves the rows of one table from a client to the one that it was merged into. It runs as the owner of the tables:
    -- the rights of a request end at rows of other people, such as notifications. It moves nothing between any others.
    create function move_firm_rows(of_table text, merged uuid, kept uuid) returns bigint
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare moved bigint;
    begin
      if not exists (select from client where uuid = merged and merged_into = kept) then
        raise exception 'the client % was not merged into %', merged, kept;
      end if;
      execute format('update %I set client_uuid = $2 where client_uuid = $1', of_table) using merged, kept;
      get diagnostics moved = row_count;
      -- Lists that are saved for one client name it in their query.
      if of_table = 'case_view' then
        update case_view set query = replace(query, merged::text, kept::text) where query like '%' || merged::text || '%';
      end if;
      -- So do rows that are kept as JSON until they are brought back.
      if of_table = 'removal' then
        execute 'update removal set rows = replace(rows::text, $1, $2)::jsonb where client_uuid = $3'
          using merged::text, kept::text, kept;
      end if;
      return moved;
    end $$;

    -- How many cases of a client name somebody of the client above it. It answers the number alone: who asks may see no case.
    create function cases_of_staff_above(firm uuid) returns bigint
      language sql stable security definer set search_path = public, pg_temp as $$
      select count(*) from "case" join person on person.uuid = "case".staff_member
      where "case".client_uuid = firm and person.client_uuid <> firm
    $$;

    -- Nothing is added to a merged client. With a lock, whoever adds waits for a merge that is under way, and a merge for them.
    create function assert_not_merged() returns trigger language plpgsql as $$
    declare target uuid;
    begin
      if new.client_uuid is null then return new; end if;
      if tg_argv[0] = '' then select merged_into into target from client where uuid = new.client_uuid;
      else select merged_into into target from client where uuid = new.client_uuid for share;
      end if;
      if target is not null then
        raise exception 'the client % was merged into %', new.client_uuid, target using errcode = 'CD001';
      end if;
      return new;
    end $$;
  `.execute(db)
  for (const [table, lock] of Object.entries(ADDED_TO))
    await sql
      .raw(
        `create trigger of_no_merged_client before insert on ${table} for each row execute function assert_not_merged('${lock}')`,
      )
      .execute(db)
  // The firm of a client is itself: what tells of it stays as it is.
  for (const told of TOLD.filter(({ table }) => table !== 'client'))
    await sql.raw(functionOf(told.table === 'person' ? { ...told, isOther: isOtherPerson } : told)).execute(db)
  await deferFirmKeys(db)
}
