import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Which areas of work there are is declared in the schema package.
    alter table "case" drop constraint case_area_of_work_check;
    -- The fields of an area that have no column of their own, by their names on the wire.
    alter table "case" add column details jsonb not null default '{}';
    alter table certificate add column details jsonb not null default '{}';
    -- The certificate of an area need not have these.
    alter table certificate alter column certificate_number drop not null, alter column court_level drop not null,
      alter column date_of_issue drop not null;
    alter table "case" add column value_of_assets text, add column value_of_assets_version integer not null default 1;

    -- The parts claimed as exceptional; exceptional itself is the claim of a case without parts.
    alter table "case" add column exceptional_parts text[] not null default '{}';
    update "case" set exceptional_parts = '{child_arrangement,non_molestation_order}', revision = revision + 1
      where exceptional and case_type = 'domestic_abuse_and_child_arrangement';
    -- A claim means nothing where there is no fixed fee to escape from, and could no longer be withdrawn.
    update "case" set exceptional = false where exceptional and case_type not in
      ('care_and_supervision', 'domestic_abuse_non_molestation_order', 'children_child_arrangement_orders', 'finance')
  `.execute(db)
}
