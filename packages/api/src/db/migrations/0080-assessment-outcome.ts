import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/**
 * What came of a bill, kept with its assessment: how many of its lines are ruled on, what they claimed and what was
 * allowed of them without VAT, in pence; and the same by what they have in common.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table assessment
      -- Null while it is not worked out: of what was assessed before.
      add column rulings integer,
      add column claimed bigint not null default 0,
      add column allowed bigint not null default 0,
      add column outcome jsonb,
      -- The words are most of it, and no report reads them.
      add column outcome_words jsonb;
    -- Bills of a firm with an outcome.
    create index assessment_not_worked_out on assessment (uuid) where removed_at is null and rulings is null;
    create index assessment_outcome on assessment (client_uuid, case_uuid) where removed_at is null and rulings > 0
  `.execute(db)
}
