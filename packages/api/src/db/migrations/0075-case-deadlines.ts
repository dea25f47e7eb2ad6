import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const kind = 'additive'

/** The dates that run in a case, the days from which they do, and the reminder of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table "case" add column deadlines_version integer not null default 0;
    create table case_deadline_start (
      case_uuid uuid not null, client_uuid uuid not null,
      start text not null, date date not null,
      -- By which rules and closed days the dates that run from it were worked out.
      computed_with text,
      primary key (case_uuid, start),
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid) deferrable
    );
    create table case_deadline (
      case_uuid uuid not null, client_uuid uuid not null,
      rule text not null,
      -- By the rule, from the day that was entered; of a rule that runs from a detail of the case it is worked out when read.
      computed_on date,
      -- What a person entered instead.
      entered_on date,
      done_at timestamptz, done_by uuid references person,
      primary key (case_uuid, rule),
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid) deferrable
    );
    create index case_deadline_day on case_deadline (client_uuid, coalesce(entered_on, computed_on)) where done_at is null;
    create index case_last_step on "case" (client_uuid) where details->>'last_step_on' is not null;
    alter table notification drop constraint notification_kind_check, add constraint notification_kind_check
      check (kind in ('sent_for_review', 'comment_added', 'comment_resolved', 'documents_ready', 'documents_failed',
        'ledger_imported', 'value_moved', 'webhook_disabled', 'password_forgotten', 'handed_over', 'date_near'));
  `.execute(db)
  await protectTable(db, 'case_deadline_start')
  await protectTable(db, 'case_deadline')
}
