import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table "case" add column narrative_version integer not null default 1;
    alter table comment add column changed_at timestamptz;

    -- A snapshot of a completed case, from which its screen and its documents are made; deleted when the case is reopened.
    create table frozen_case (
      case_uuid uuid primary key, client_uuid uuid not null,
      frozen json not null, at timestamptz not null default now(),
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );

    create table job (
      id bigint generated always as identity primary key,
      kind text not null, key text not null, client_uuid uuid, case_uuid uuid, payload jsonb not null default '{}',
      state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
      attempts integer not null default 0, run_at timestamptz not null default now(), locked_until timestamptz,
      error text, created_by uuid references person, created_at timestamptz not null default now(), ended_at timestamptz
    );
    -- At most one pending job per kind and key.
    create unique index job_once on job (kind, key) where state in ('queued', 'running');
    create index job_due on job (run_at, id) where state in ('queued', 'running');
    create index job_case on job (case_uuid, id);

    create table output (
      uuid uuid primary key, client_uuid uuid not null, case_uuid uuid not null,
      file_name text not null, size integer not null, sha256 text not null, engine text not null, warning text,
      created_at timestamptz not null default now(),
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );
    create index output_case on output (case_uuid);
  `.execute(db)
}
