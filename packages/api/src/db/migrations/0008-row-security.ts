import { sql, type Kysely } from 'kysely'

const OF_CASES = [
  '"case"',
  'certificate',
  'note',
  'case_item',
  'comment',
  'hearing',
  'disbursement',
  'time_recording',
  'case_total',
  'frozen_case',
  'output',
]
/** Tables a system administrator may access too: administrators manage firms, not cases. */
const OF_FIRMS = ['site', 'fee_earner', 'user_group']

/**
 * Row-level security policies, the second layer of protection behind the permission checks in code. The transaction of
 * a request runs as a role that owns no table, and sees only rows of firms in which the person has a role. Migrations,
 * jobs and the sign-in host run as the table owner. If the database user may not create roles, only the checks in code
 * apply; the README explains how to grant that right.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    do $$ begin
      begin
        if to_regrole('costdraft_person') is null then create role costdraft_person nologin; end if;
      exception when insufficient_privilege or duplicate_object or unique_violation then null; end;
      if to_regrole('costdraft_person') is not null then
        begin execute format('grant costdraft_person to %I', current_user); exception when others then null; end;
        grant select, insert, update, delete on all tables in schema public to costdraft_person;
        alter default privileges in schema public grant select, insert, update, delete on tables to costdraft_person;
        -- Requests may not access tables of the sign-in host and the migrations, except auth_record, where a person ends sessions.
        revoke all on secret, sign_in_attempt, start from costdraft_person;
      end if;
    end $$
  `.execute(db)
  const own = sql.raw(`client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[])`)
  const every = sql.raw(`(select current_setting('costdraft.every', true)) = 'on'`)
  for (const table of [...OF_CASES, ...OF_FIRMS].map((name) => sql.raw(name)))
    await sql`alter table ${table} enable row level security`.execute(db)
  for (const table of OF_CASES.map((name) => sql.raw(name)))
    await sql`create policy tenant on ${table} using (${own})`.execute(db)
  for (const table of OF_FIRMS.map((name) => sql.raw(name)))
    await sql`create policy tenant on ${table} using (${own} or ${every})`.execute(db)
  // Audit entries may be written for any firm, but read only by that firm.
  await sql`alter table change enable row level security`.execute(db)
  await sql`create policy tenant on change for select using (${own} or ${every})`.execute(db)
  await sql`create policy told on change for insert with check (true)`.execute(db)
  // Consecutive saves of a narrative update their last audit entry.
  await sql`create policy continued on change for update using (${own})`.execute(db)

  await sql`
    create or replace function become(person uuid) returns jsonb language plpgsql as $$
    declare answer jsonb; clients text;
    begin
      select jsonb_build_object(
        'uuid', p.uuid, 'client_uuid', p.client_uuid, 'role', p.role, 'email_address', p.email_address, 'firstname', p.firstname, 'surname', p.surname,
        'client_name', c.name, 'client_type', c.type,
        'children', coalesce((select jsonb_object_agg(r.client_uuid, r.role) from child_role r join client k on k.uuid = r.client_uuid
                              where r.person_uuid = p.uuid and k.parent_uuid = p.client_uuid), '{}'))
      into answer from person p left join client c on c.uuid = p.client_uuid where p.uuid = person and p.deactivated_at is null;
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
  // Gives the current transaction access to a client it has created.
  await sql`
    create function reach(client uuid) returns void language sql as $$
      select set_config('costdraft.clients', array_append(nullif(current_setting('costdraft.clients', true), '')::uuid[], client)::text, true)
    $$
  `.execute(db)
}
