import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- An API client is a person without a password, so that permissions, audit and tenancy apply to it as to everyone else.
    alter table person add column kind text not null default 'person' check (kind in ('person', 'api_client'));
    create table api_client (
      person_uuid uuid primary key references person,
      client_uuid uuid not null references client,
      secret_hash text not null, read_only boolean not null, expires_at timestamptz, last_used timestamptz,
      created_at timestamptz not null default now()
    );
    create index api_client_client on api_client (client_uuid);
    alter table api_client enable row level security;
    create policy tenant on api_client using (client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]) or (select current_setting('costdraft.every', true)) = 'on');
    -- The default privileges set by an earlier migration apply only to tables created by the user who ran it.
    do $$ begin if to_regrole('costdraft_person') is not null then grant select, insert, update, delete on api_client to costdraft_person; end if; end $$
  `.execute(db)
  await sql`
    create or replace function become(person uuid) returns jsonb language plpgsql as $$
    declare answer jsonb; clients text;
    begin
      select jsonb_build_object(
        'uuid', p.uuid, 'client_uuid', p.client_uuid, 'role', p.role, 'email_address', p.email_address, 'firstname', p.firstname, 'surname', p.surname,
        'client_name', c.name, 'read_only', coalesce(a.read_only, false), 'client_type', c.type,
        'children', coalesce((select jsonb_object_agg(r.client_uuid, r.role) from child_role r join client k on k.uuid = r.client_uuid
                              where r.person_uuid = p.uuid and k.parent_uuid = p.client_uuid), '{}'))
      into answer from person p left join client c on c.uuid = p.client_uuid left join api_client a on a.person_uuid = p.uuid
      where p.uuid = person and p.deactivated_at is null and (a.expires_at is null or a.expires_at > now());
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
}
