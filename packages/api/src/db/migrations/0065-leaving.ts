import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const kind = 'additive'

/** Who is away and who stands in for them, and what was handed over when somebody left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whoever has left has no last day: reviews go to the deputy for good.
    alter table person add column away_from date, add column away_until date, add column deputy_uuid uuid references person`.execute(
    db,
  )
  await sql`
    create table hand_over (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null references client, person_uuid uuid not null references person,
      -- Who took over what; null for what stayed as it was.
      cases_to uuid references person, reviews_to uuid references person, views_to uuid references person,
      -- What went: cases, saved views with their names, and the absence that was there before.
      cases uuid[] not null default '{}', views jsonb not null default '[]', absence jsonb not null default '{}',
      -- Whether the hand-over deactivated the account, which an undo then restores.
      deactivated boolean not null,
      handed_by uuid not null references person, handed_at timestamptz not null default now(),
      undone_by uuid references person, undone_at timestamptz
    )`.execute(db)
  await sql`create index hand_over_person on hand_over (person_uuid, handed_at desc)`.execute(db)
  await protectTable(db, 'hand_over')
  // Saved views are the business of their person alone, unless they are handed over.
  await sql`
    create policy handed on case_view using (
      client_uuid = any((select nullif(current_setting('costdraft.clients', true), '')::uuid[])::uuid[])
      and person_uuid = any((select nullif(current_setting('costdraft.handing', true), '')::uuid[])::uuid[]))`.execute(
    db,
  )
  await sql`create index case_staff on "case" (staff_member) where stage <> 'complete'`.execute(db)
  await sql`
    alter table notification drop constraint notification_kind_check, add constraint notification_kind_check
      check (kind in ('sent_for_review', 'comment_added', 'comment_resolved', 'documents_ready', 'documents_failed',
        'ledger_imported', 'value_moved', 'webhook_disabled', 'password_forgotten', 'handed_over'))`.execute(db)
}
