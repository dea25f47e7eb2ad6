import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table client (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid generated always as (uuid) stored,
      parent_uuid uuid references client,
      name text not null check (length(name) >= 3),
      type text not null check (type in ('solicitor', 'costs_draftsman')),
      solicitor_sra_number text not null,
      primary_contact_name text, first_line_address text, second_line_address text, town text, county text, phone_number text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      archived_at timestamptz
    );
    create index client_parent on client (parent_uuid);

    create table site (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null references client,
      site_name text not null, first_line_address text not null, second_line_address text, town text not null, county text,
      postcode text not null, phone_number text, office_number text,
      region text not null check (region in ('North', 'Midlands', 'South', 'Wales')),
      location text not null check (location in ('London', 'Non-London')),
      headquarters boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      unique (uuid, client_uuid)
    );
    create unique index site_headquarters on site (client_uuid) where headquarters;

    create table person (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid references client,
      role text not null check (role in ('admin', 'owner', 'it_administrator', 'team_leader', 'costs_draftsman', 'solicitor')),
      email_address text not null, firstname text not null, surname text not null,
      password_hash text not null,
      site_uuid uuid, solicitor_sra_number text,
      last_login timestamptz,
      deactivated_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      check ((role = 'admin') = (client_uuid is null)),
      foreign key (site_uuid, client_uuid) references site (uuid, client_uuid)
    );
    create unique index person_email on person (lower(email_address));
    create index person_client on person (client_uuid);

    create table child_role (
      person_uuid uuid not null references person,
      client_uuid uuid not null references client,
      role text not null check (role in ('owner', 'it_administrator', 'team_leader', 'costs_draftsman', 'solicitor')),
      primary key (person_uuid, client_uuid)
    );

    create table auth_record (
      model text not null, id text not null, payload jsonb not null,
      grant_id text, uid text, expires_at timestamptz,
      primary key (model, id)
    );
    create index auth_record_grant on auth_record (grant_id);
    create index auth_record_uid on auth_record (uid);
    create index auth_record_expiry on auth_record (expires_at);

    create table sign_in_attempt (key text not null, at timestamptz not null default now());
    create index sign_in_attempt_key on sign_in_attempt (key, at);

    create table secret (name text primary key, value jsonb not null);
  `.execute(db)

  // Sets the person of the transaction and the clients it may access, and returns the person, in one round trip.
  await sql`
    create function become(person uuid) returns jsonb language plpgsql as $$
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
      perform set_config('costdraft.person', person::text, true), set_config('costdraft.clients', '{' || coalesce(clients, '') || '}', true);
      return answer;
    end $$
  `.execute(db)
}
