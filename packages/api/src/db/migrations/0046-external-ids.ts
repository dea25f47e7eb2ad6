import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** The tables, the kinds of their records, and the column within which an external id is unique. */
const tables = [
  ['case', 'case', 'client_uuid'],
  ['client', 'client', 'parent_uuid'],
  ['person', 'user', 'client_uuid'],
  ['fee_earner', 'fee_earner', 'client_uuid'],
] as const

/**
 * What cases, clients, users and fee earners are called in other systems. Each record has its list, and triggers keep a
 * table of all of them, by which they are unique and found. An older version leaves the lists as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table external_id (
      kind text not null check (kind in ('case', 'client', 'user', 'fee_earner')),
      record_uuid uuid not null,
      client_uuid uuid not null references client,
      -- Within which an external id is unique: the firm of the record, and the parent of a client. Null for a client that has none.
      within_uuid uuid,
      system text not null, id text not null,
      constraint external_id_unique unique nulls not distinct (kind, within_uuid, system, id)
    );
    create index external_id_record on external_id (record_uuid);
    create index external_id_lookup on external_id (kind, system, id);
    create index external_id_client on external_id (client_uuid);

    -- Writes the rows of a record anew. It runs as the owner of the tables: requests only read them.
    create function keep_external_ids() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      fields jsonb := to_jsonb(new);
    begin
      if tg_op <> 'INSERT' then delete from external_id where kind = tg_argv[0] and record_uuid = old.uuid; end if;
      if tg_op = 'DELETE' then return null; end if;
      insert into external_id (kind, record_uuid, client_uuid, within_uuid, system, id)
        select tg_argv[0], new.uuid, (fields ->> 'client_uuid')::uuid,
          (fields ->> tg_argv[1])::uuid, given ->> 'system', given ->> 'id'
        from jsonb_array_elements(fields -> 'external_ids') as given;
      return null;
    end $$;

    -- The records that have one of these external ids, those that the caller may not see included: an id is taken whoever asks. This runs as the
    -- owner of the tables, and does nothing else.
    create function external_id_owners(of_kind text, of_owner uuid, ids jsonb) returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
      select distinct external_id.record_uuid from external_id
        join jsonb_array_elements(ids) as given on external_id.system = given ->> 'system' and external_id.id = given ->> 'id'
      where external_id.kind = of_kind and external_id.within_uuid is not distinct from of_owner
    $$;

    alter table external_id enable row level security;
    create policy tenant on external_id using (client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]) or (select current_setting('costdraft.every', true)) = 'on');
    do $$ begin if to_regrole('costdraft_person') is not null then grant select on external_id to costdraft_person; end if; end $$;
  `.execute(db)
  for (const [table, kind, within] of tables)
    await sql
      .raw(`
    -- created_with tells whether a second creation has the body of the first: a hash of it.
    alter table "${table}" add column external_ids jsonb not null default '[]', add column created_with text;
    create trigger external_ids_added after insert on "${table}" for each row when (new.external_ids <> '[]') execute function keep_external_ids('${kind}', '${within}');
    -- They move with a record that comes to another firm or parent, and go with one that is deleted.
    create trigger external_ids_changed after update of external_ids, ${within} on "${table}" for each row
      when ((old.external_ids, old.${within}) is distinct from (new.external_ids, new.${within}))
      execute function keep_external_ids('${kind}', '${within}');
    create trigger external_ids_deleted after delete on "${table}" for each row when (old.external_ids <> '[]')
      execute function keep_external_ids('${kind}', '${within}');
  `)
      .execute(db)
}
