import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table "case" add column stage_since timestamptz not null default now();
    update "case" set stage_since = updated_at;

    -- The total of a case, for board, lists and reports: valid for one revision and one version of the engine, recomputed when either changes.
    create table case_total (
      case_uuid uuid primary key, client_uuid uuid not null,
      revision integer not null, engine text not null,
      net numeric(14,2) not null, vat numeric(14,2) not null, gross numeric(14,2) not null, unpriced integer not null,
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );

    alter table comment add column case_uuid uuid;
    update comment c set case_uuid = i.case_uuid from case_item i where i.uuid = c.item_uuid;
    alter table comment alter column case_uuid set not null;
    create index comment_open on comment (case_uuid) where resolved_by is null;
  `.execute(db)
}
