import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table fee_earner (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null references client,
      site_uuid uuid not null,
      person_uuid uuid references person,
      firstname text not null, surname text not null, initials text not null,
      type text not null check (type in ('solicitor', 'paralegal', 'legal_executive')),
      grade text not null check (grade in ('A', 'B', 'C', 'D')),
      is_panel_member boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      unique (uuid, client_uuid),
      foreign key (site_uuid, client_uuid) references site (uuid, client_uuid)
    );
    create index fee_earner_client on fee_earner (client_uuid);

    create table "case" (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null references client,
      area_of_work text not null check (area_of_work in ('legal_aid', 'court_of_protection', 'inter_parties', 'high_cost_legal_aid')),
      case_type text not null,
      stage text not null default 'in_progress' check (stage in ('in_progress', 'in_review', 'blocked', 'complete')),
      case_name text not null, solicitors_case_reference text not null,
      fee_earner uuid not null, site uuid not null, staff_member uuid references person,
      represented_party text, parties_represented integer,
      exceptional boolean not null default false,
      narrative text,
      revision integer not null default 1,
      version integer not null default 1,
      created_by uuid not null references person,
      created_at timestamptz not null default now(),
      changed_by uuid not null references person,
      updated_at timestamptz not null default now(),
      unique (uuid, client_uuid),
      foreign key (fee_earner, client_uuid) references fee_earner (uuid, client_uuid),
      foreign key (site, client_uuid) references site (uuid, client_uuid)
    );
    create index case_newest on "case" (client_uuid, updated_at desc, uuid desc);
    create index case_stage on "case" (client_uuid, stage, updated_at desc, uuid desc);

    create table certificate (
      case_uuid uuid primary key,
      client_uuid uuid not null,
      certificate_number text not null, court_level text not null, date_of_issue date not null, date_sent_to_client date,
      linked_certificates text[] not null default '{}',
      certificate_scopes jsonb not null default '[]',
      financial_interest boolean not null default false, transfer boolean not null default false, half_fixed_fee boolean not null default false,
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );

    create table note (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null, case_uuid uuid not null,
      body text not null check (length(body) between 3 and 5000),
      version integer not null default 1,
      created_by uuid not null references person, created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      deleted_by uuid references person, deleted_at timestamptz,
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );
    create index note_case on note (case_uuid, created_at);

    create table change (
      id bigint generated always as identity primary key,
      client_uuid uuid not null references client, case_uuid uuid,
      entity text not null, entity_uuid uuid not null,
      by uuid not null references person, at timestamptz not null default now(),
      action text not null check (action in ('added', 'changed', 'removed', 'restored', 'moved', 'imported', 'generated')),
      before jsonb, after jsonb
    );
    create index change_case on change (case_uuid, id desc);

    create table idempotent (
      person uuid not null references person, key text not null check (length(key) between 1 and 255),
      client_uuid uuid, body_hash text not null, status integer not null, answer jsonb, at timestamptz not null default now(),
      primary key (person, key)
    );
    create index idempotent_age on idempotent (at);
  `.execute(db)
}
