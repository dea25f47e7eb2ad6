import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const kind = 'additive'

/**
 * The assessment of a completed bill: what is known of it as a whole, what is entered of its lines, and rulings on many
 * lines, which can be undone. Amounts are in pence, hours in hundredths, percentages in hundredths of a percent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table "case" add column assessment_version integer not null default 0;
    create table assessment (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null, case_uuid uuid not null,
      general_points text,
      -- Null is what the bill says was paid on account.
      payments jsonb, offers jsonb not null default '[]',
      -- Null is the rate of judgment debts.
      interest_rate integer, interest_from date, disallowed jsonb not null default '[]',
      created_by uuid not null references person, created_at timestamptz not null default now(),
      -- Set aside, by whoever removed it or reopened the case.
      removed_by uuid references person, removed_at timestamptz,
      unique (uuid, client_uuid),
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid) deferrable
    );
    create unique index assessment_current on assessment (case_uuid) where removed_at is null;
    create index assessment_removed on assessment (case_uuid, removed_at) where removed_at is not null;
    create table assessment_line (
      assessment_uuid uuid not null, client_uuid uuid not null, case_uuid uuid not null,
      -- The line of the bill by its id, and a hash of what it claimed; a row is that of a line while both are the same.
      line text not null, fingerprint text not null,
      -- What it claimed, to be shown where the bill does not have it any more.
      claimed jsonb not null,
      offered_hours integer, offered_rate bigint, offered_amount bigint, offered_vat bigint,
      allowed_hours integer, allowed_rate bigint, allowed_amount bigint, allowed_vat bigint,
      reason text, words text, dispute text, reply text, ruling text,
      -- That of the assessment with its last change.
      version integer not null,
      changed_by uuid not null references person, changed_at timestamptz not null,
      primary key (assessment_uuid, line, fingerprint),
      foreign key (assessment_uuid, client_uuid) references assessment (uuid, client_uuid) deferrable,
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid) deferrable
    );
    create table assessment_ruling (
      uuid uuid primary key default gen_random_uuid(),
      assessment_uuid uuid not null, client_uuid uuid not null, case_uuid uuid not null,
      -- The lines with their versions since, and what they had in the column before.
      effects jsonb not null,
      created_by uuid not null references person, created_at timestamptz not null default now(),
      undone_by uuid references person, undone_at timestamptz,
      foreign key (assessment_uuid, client_uuid) references assessment (uuid, client_uuid) deferrable,
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid) deferrable
    );
    create index assessment_ruling_of on assessment_ruling (assessment_uuid);
    create index assessment_ruling_age on assessment_ruling (created_at);
    create index assessment_age on assessment (removed_at) where removed_at is not null;
    create index assessment_line_case on assessment_line (case_uuid);
    create index assessment_ruling_case on assessment_ruling (case_uuid);
  `.execute(db)
  await protectTable(db, 'assessment')
  await protectTable(db, 'assessment_line')
  await protectTable(db, 'assessment_ruling')
}
