import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- A notification records that something happened in a case. Its text is made from the case when it is read.
    create table notification (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null, case_uuid uuid not null,
      person_uuid uuid not null references person,
      kind text not null check (kind in ('sent_for_review', 'comment_added', 'comment_resolved', 'documents_ready', 'documents_failed', 'ledger_imported')),
      actor_uuid uuid references person,
      comment_uuid uuid references comment,
      -- The event that caused it: at most one notification per person, kind and cause.
      cause text,
      facts jsonb not null default '{}',
      created_at timestamptz not null default clock_timestamp(), read_at timestamptz,
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );
    create index notification_newest on notification (person_uuid, created_at desc, uuid desc);
    create index notification_unread on notification (person_uuid, client_uuid) where read_at is null;
    create index notification_age on notification (created_at);
    create unique index notification_once on notification (person_uuid, kind, cause);

    -- The kinds a person has switched off. They have a version of their own, because administrators who edit the person do not change them.
    alter table person add column notifications_off text[] not null default '{}', add column notifications_version integer not null default 1;

    -- A person who acts in a case may notify others. Only the recipient reads a notification, and only while they have access to the firm.
    alter table notification enable row level security;
    create policy told on notification for insert with check (client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]));
    create policy own on notification for select
      using (person_uuid = (select nullif(current_setting('costdraft.person', true), '')::uuid) and client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]));
    create policy read on notification for update
      using (person_uuid = (select nullif(current_setting('costdraft.person', true), '')::uuid) and client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]));
    do $$ begin if to_regrole('costdraft_person') is not null then grant select, insert, update on notification to costdraft_person; end if; end $$
  `.execute(db)
}
