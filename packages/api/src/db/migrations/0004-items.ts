import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table case_item (
      uuid uuid primary key default gen_random_uuid(),
      seq bigint generated always as identity,
      client_uuid uuid not null, case_uuid uuid not null, parent_uuid uuid,
      kind text not null,
      version integer not null default 1,
      import_uuid uuid,
      created_by uuid not null references person, created_at timestamptz not null default now(),
      changed_by uuid not null references person, changed_at timestamptz not null default now(),
      deleted_by uuid references person, deleted_at timestamptz,
      unique (uuid, client_uuid),
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid),
      foreign key (parent_uuid, client_uuid) references case_item (uuid, client_uuid)
    );
    create index case_item_case on case_item (case_uuid, kind) where deleted_at is null;
    create index case_item_parent on case_item (parent_uuid) where parent_uuid is not null;

    create table comment (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null, item_uuid uuid not null,
      body text not null check (length(body) between 3 and 250),
      created_by uuid not null references person, created_at timestamptz not null default now(),
      resolved_by uuid references person, resolved_at timestamptz,
      foreign key (item_uuid, client_uuid) references case_item (uuid, client_uuid)
    );
    create index comment_item on comment (item_uuid);

    create table hearing (
      item_uuid uuid primary key, client_uuid uuid not null,
      date date not null, court_level text not null, fee_earner uuid not null, hearing_type text not null,
      administrative_order boolean, multi_day_interim boolean, start_time text, end_time text,
      hearing_days jsonb, hearing_time numeric(7,2), units integer, adjournment_type text,
      adjournment_length_hours numeric(5,2),
      distance_miles numeric(7,2), days integer, reason text,
      case_part text, allegations_of_harm boolean, lack_of_understanding boolean, expert_cross_examined boolean, court_bundle text, description text,
      foreign key (item_uuid, client_uuid) references case_item (uuid, client_uuid),
      foreign key (fee_earner, client_uuid) references fee_earner (uuid, client_uuid)
    );

    create table disbursement (
      item_uuid uuid primary key, client_uuid uuid not null,
      date date, disbursement_type text not null, amount numeric(12,2) not null, vat_exempt boolean, description text, case_part text, phase text,
      foreign key (item_uuid, client_uuid) references case_item (uuid, client_uuid)
    );

    create table time_recording (
      item_uuid uuid primary key, client_uuid uuid not null,
      date date not null, fee_earner uuid not null, activity_type text not null, time numeric(5,2) not null, estimated boolean not null default false,
      description text, case_part text, phase text, vat_exempt boolean,
      foreign key (item_uuid, client_uuid) references case_item (uuid, client_uuid),
      foreign key (fee_earner, client_uuid) references fee_earner (uuid, client_uuid)
    );
  `.execute(db)
}
