import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const kind = 'additive'

/** The marks of firms. One that was replaced stays: documents that were made with it are made with it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_mark (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null references client,
      type text not null check (type in ('image/png', 'image/svg+xml')),
      bytes bytea not null check (octet_length(bytes) <= 400000),
      -- In pixels, or in units of the drawing.
      width real not null check (width > 0), height real not null check (height > 0),
      sha256 text not null,
      -- Whether it is the mark of the firm now.
      is_current boolean not null default true,
      set_by uuid not null references person, set_at timestamptz not null default now()
    );
    create unique index client_mark_current on client_mark (client_uuid) where is_current;
  `.execute(db)
  await protectTable(db, 'client_mark')
  await becomeWithMark(db)
}

/** A person has the mark of their firm: the screen shows it beside the name. */
const becomeWithMark = (db: Kysely<unknown>): Promise<unknown> =>
  sql`
    create or replace function become(person uuid) returns jsonb language plpgsql as $$
    declare answer jsonb; clients text;
    begin
      select jsonb_build_object(
        'uuid', p.uuid, 'client_uuid', p.client_uuid, 'role', p.role, 'email_address', p.email_address, 'firstname', p.firstname, 'surname', p.surname,
        'client_name', c.name, 'read_only', coalesce(a.read_only, false), 'client_type', c.type,
        'client_mark', (select sha256 from client_mark where client_uuid = c.uuid and is_current),
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
