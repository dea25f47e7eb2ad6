import { sql, type Kysely } from 'kysely'
import { TOLD } from './0045-record-changes.ts'
import { functionOf } from './0059-told-updates.ts'

export const kind = 'additive'

const OWN = `client_uuid = any((select nullif(current_setting('costdraft.clients', true), '')::uuid[])::uuid[])`
const EVERY = `(select current_setting('costdraft.every', true)) = 'on'`

/** Whether a viewer may take away records of a firm, or bring them back: a system administrator sees no case. */
const ALLOWED = (client: string, kind: string): string => `(
    ${client} = any(coalesce(nullif(current_setting('costdraft.clients', true), '')::uuid[], '{}'))
    or (${kind} <> 'case' and current_setting('costdraft.every', true) = 'on'))`

/**
 * The retirement of fee earners, and what was removed and can still be brought back. A fee earner, a site and a case
 * leave their tables: what stood there is kept as JSON. A client stays where it is and says that it was removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table fee_earner add column retired_from date;
    alter table client add column removed_at timestamptz;

    create table removal (
      uuid uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('fee_earner', 'site', 'client', 'case')),
      record_uuid uuid not null,
      -- Whose people may know of it: the firm of the record, and of a client its parent.
      client_uuid uuid not null references client,
      name text not null,
      -- What stood in the tables, in the order in which it was taken out of them; of a client, what else changed with it.
      rows jsonb not null,
      -- The files of the store that it names.
      files uuid[] not null default '{}',
      removed_by uuid not null references person, removed_at timestamptz not null,
      unique (kind, record_uuid)
    );
    create index removal_client on removal (client_uuid, removed_at);
    create index removal_age on removal (removed_at);
    create index removal_files on removal (uuid) where files <> '{}';
    alter table removal enable row level security;
    create policy tenant on removal for select using (${OWN} or (kind <> 'case' and ${EVERY}));
    create policy client_removed on removal for insert with check (kind = 'client' and (${OWN} or ${EVERY}));
    create policy client_restored on removal for delete using (kind = 'client' and (${OWN} or ${EVERY}));
    do $$ begin if to_regrole('costdraft_person') is not null then grant select, insert, delete on removal to costdraft_person; end if; end $$;

    -- The tables with rows of a record: by which column, and how far below the record they hang. Whatever refers to a
    -- case, to what is in it, and so on, is in it, so that a table that is added later is among them.
    create function tables_of_removal(of_kind text) returns table (name text, key text, depth integer) language sql stable as $$
      with recursive hanging (relid, depth) as (
        select '"case"'::regclass::oid, 0 where of_kind = 'case'
        union all select c.conrelid, hanging.depth + 1 from hanging join pg_constraint c
          on c.confrelid = hanging.relid and c.contype = 'f' and c.conrelid <> c.confrelid where hanging.depth < 20),
      found as (select relid, max(depth) as depth from hanging group by relid)
      select pg_class.relname::text, case when pg_class.relname = 'case' then 'uuid' else (
          select a.attname::text from pg_attribute a where a.attrelid = pg_class.oid and a.attname in ('case_uuid', 'item_uuid')
            order by a.attname limit 1) end, found.depth
        from found join pg_class on pg_class.oid = found.relid
      union all select * from (values ('fee_earner', 'uuid', 0), ('fee_earner_period', 'fee_earner', 1), ('ledger_alias', 'fee_earner', 1)) earner
        where of_kind = 'fee_earner'
      union all select 'site', 'uuid', 0 where of_kind = 'site'
    $$;

    -- Takes a record with all its rows out of the tables, and keeps them; null where the firm has no such record. Foreign
    -- keys refuse it where anything else names them. It runs as the owner of the tables, because requests may not delete
    -- what others were told, and holds to the firms of the request itself.
    create function take_away(of_kind text, of_record uuid, of_client uuid, called text, at timestamptz) returns uuid
      language plpgsql volatile security definer set search_path = public, pg_temp as $$
    declare
      part record; gone jsonb; taken jsonb := '[]'; named uuid[] := '{}'; is_there boolean; answer uuid;
    begin
      if of_kind not in ('fee_earner', 'site', 'case') or not ${ALLOWED('of_client', 'of_kind')} then return null; end if;
      execute format('select true from %I where uuid = $1 and client_uuid = $2 for update', of_kind) into is_there using of_record, of_client;
      if is_there is null then return null; end if;
      for part in select * from tables_of_removal(of_kind) t order by t.depth desc, t.name loop
        execute format('with gone as (delete from %I as t where %s returning to_jsonb(t) as entry) select jsonb_agg(entry) from gone',
          part.name, case part.key when 'item_uuid' then 't.item_uuid in (select uuid from case_item where case_uuid = $1)'
            else format('t.%I = $1', part.key) end) into gone using of_record;
        continue when gone is null;
        taken := taken || jsonb_build_object('table', part.name, 'rows', gone);
        if part.name in ('case_file', 'output', 'output_preview') then
          named := named || array(select (entry->>'uuid')::uuid from jsonb_array_elements(gone) entry
            where coalesce((entry->>'is_file')::boolean, true));
        end if;
      end loop;
      insert into removal (kind, record_uuid, client_uuid, name, rows, files, removed_by, removed_at)
        values (of_kind, of_record, of_client, called, taken, named, current_setting('costdraft.person', true)::uuid, at)
        returning uuid into answer;
      return answer;
    end $$;

    -- Puts all rows of a removal back as they were, and forgets it. False where the firm has no such removal.
    create function bring_back(of_removal uuid) returns boolean
      language plpgsql volatile security definer set search_path = public, pg_temp as $$
    declare
      removed removal; part record; columns text; entries jsonb;
    begin
      select * into removed from removal where uuid = of_removal for update;
      if removed.uuid is null or removed.kind = 'client' or not ${ALLOWED('removed.client_uuid', 'removed.kind')} then return false; end if;
      for part in select entry->>'table' as name, entry->'rows' as entries
          from jsonb_array_elements(removed.rows) with ordinality as listed (entry, place) order by place desc loop
        entries := part.entries;
        -- The trigger of the case has made its total anew; a webhook may be gone.
        if part.name = 'case_total' then delete from case_total where case_uuid = removed.record_uuid; end if;
        if part.name = 'webhook_delivery' then
          select coalesce(jsonb_agg(entry), '[]') into entries from jsonb_array_elements(entries) entry
            where exists (select from webhook where webhook.uuid = (entry->>'webhook_uuid')::uuid);
        end if;
        -- The firm has one headquarters.
        if part.name = 'site' and exists (select from site where client_uuid = removed.client_uuid and headquarters) then
          entries := jsonb_set(entries, '{0,headquarters}', 'false');
        end if;
        -- What the database makes itself is made again; a column that is newer than the removal has its default.
        select string_agg(quote_ident(a.attname), ', ') into columns from pg_attribute a
          where a.attrelid = format('public.%I', part.name)::regclass and a.attnum > 0 and not a.attisdropped
            and a.attgenerated = '' and part.entries->0 ? a.attname;
        execute format('insert into %I (%s) overriding system value select %s from jsonb_populate_recordset(null::%I, $1)%s',
          part.name, columns, columns, part.name, case when part.name = 'ledger_alias' then ' on conflict do nothing' else '' end)
          using entries;
      end loop;
      delete from removal where uuid = of_removal;
      return true;
    end $$;
  `)
    .execute(db)
  await becomeWithoutRemoved(db)
  const isLive = (row: string): string => `${row}.removed_at is null`
  for (const told of TOLD.filter(({ table }) => table === 'client'))
    await sql.raw(functionOf({ ...told, isLive })).execute(db)
}

/** A removed client has no people, and nobody has a role in it. */
const becomeWithoutRemoved = (db: Kysely<unknown>): Promise<unknown> =>
  sql`
    create or replace function become(person uuid) returns jsonb language plpgsql as $$
    declare answer jsonb; clients text;
    begin
      select jsonb_build_object(
        'uuid', p.uuid, 'client_uuid', p.client_uuid, 'role', p.role, 'email_address', p.email_address, 'firstname', p.firstname, 'surname', p.surname,
        'client_name', c.name, 'read_only', coalesce(a.read_only, false), 'client_type', c.type,
        'children', coalesce((select jsonb_object_agg(r.client_uuid, r.role) from child_role r join client k on k.uuid = r.client_uuid
                              where r.person_uuid = p.uuid and k.parent_uuid = p.client_uuid and k.removed_at is null), '{}'))
      into answer from person p left join client c on c.uuid = p.client_uuid left join api_client a on a.person_uuid = p.uuid
      where p.uuid = person and p.deactivated_at is null and c.removed_at is null and (a.expires_at is null or a.expires_at > now());
      if answer is null then return null; end if;
      select string_agg(k, ',') into clients from (select answer->>'client_uuid' as k union select jsonb_object_keys(answer->'children')) as all_clients;
      perform set_config('costdraft.person', person::text, true), set_config('costdraft.clients', '{' || coalesce(clients, '') || '}', true),
        set_config('costdraft.every', case when answer->>'role' = 'admin' then 'on' else 'off' end, true);
      if to_regrole('costdraft_person') is not null and pg_has_role(current_user, 'costdraft_person', 'member') then
        perform set_config('role', 'costdraft_person', true);
      end if;
      return answer;
    end $$
  `.execute(db)
