import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

/** What each row of a table like `case_total` adds to the tally of its stage, or takes away. */
const shareOf = (table: string, sign: 1 | -1): string =>
  `select client_uuid, stage, area_of_work, ${sign} as cases,
     ${sign} * case when revision = case_revision then coalesce(value, 0) else 0 end as value,
     ${sign} * (revision = case_revision and value is null)::int as unpriced, ${sign} * (revision <> case_revision)::int as stale from ${table}`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- What a total is compared with and counted by, copied from its case in the transaction that changes the case. So one row, under one lock, tells
    -- whether a total is up to date, whatever is done to case and total at the same time. Revision 0 has never been priced.
    alter table case_total add column stage text, add column area_of_work text, add column case_revision integer;
    insert into case_total (case_uuid, client_uuid, revision, engine, net, vat, gross, unpriced)
      select uuid, client_uuid, 0, '', 0, 0, 0, 0 from "case" on conflict do nothing;
    update case_total t set stage = c.stage, area_of_work = c.area_of_work, case_revision = c.revision from "case" c where c.uuid = t.case_uuid;
    alter table case_total alter column stage set not null, alter column area_of_work set not null, alter column case_revision set not null;
    create index case_total_stale on case_total (client_uuid, stage) where revision <> case_revision;

    create function add_case_total() returns trigger language plpgsql as $$ begin
      insert into case_total (case_uuid, client_uuid, stage, area_of_work, case_revision, revision, engine, net, vat, gross, unpriced)
        select uuid, client_uuid, stage, area_of_work, revision, 0, '', 0, 0, 0, 0 from added on conflict do nothing;
      return null;
    end $$;
    create trigger total_of_added after insert on "case" referencing new table as added for each statement execute function add_case_total();
    create function follow_case() returns trigger language plpgsql as $$ begin
      update case_total t set stage = c.stage, area_of_work = c.area_of_work, case_revision = c.revision from changed c
        where t.case_uuid = c.uuid and (t.stage, t.area_of_work, t.case_revision) is distinct from (c.stage, c.area_of_work, c.revision);
      return null;
    end $$;
    create trigger total_of_changed after update on "case" referencing new table as changed for each statement execute function follow_case();

    -- How many cases a firm has in each stage and area, and what they come to. Rows are only added, with what a change adds or takes away, so that no
    -- change waits for another; their sums are the truth of a transaction, and several rows are now and then replaced by one.
    create table case_tally (
      client_uuid uuid not null references client, stage text not null, area_of_work text not null,
      cases integer not null,
      -- Of the cases whose total is up to date: their values, and how many have none. Of the others: how many.
      value numeric(16, 2) not null, unpriced integer not null, stale integer not null
    );
    create index case_tally_client on case_tally (client_uuid);

    -- The first cases of a firm by name, without sorting all.
    create index case_name_order on "case" (client_uuid, (lower(case_name) collate "C"), uuid);
  `.execute(db)
  await protectTable(db, 'case_tally')
  for (const [event, tables, rows] of [
    ['insert', 'new table as after', shareOf('after', 1)],
    ['delete', 'old table as before', shareOf('before', -1)],
    ['update', 'old table as before new table as after', `${shareOf('after', 1)} union all ${shareOf('before', -1)}`],
  ] as const)
    await sql
      .raw(`
    create function tally_${event} () returns trigger language plpgsql as $$ begin
      insert into case_tally (client_uuid, stage, area_of_work, cases, value, unpriced, stale)
        select client_uuid, stage, area_of_work, sum(cases), sum(value), sum(unpriced), sum(stale) from (${rows}) shares
        group by client_uuid, stage, area_of_work having (sum(cases), sum(value), sum(unpriced), sum(stale)) <> (0, 0, 0, 0);
      return null;
    end $$;
    create trigger tally_${event} after ${event} on case_total referencing ${tables} for each statement execute function tally_${event} ();
    -- Also where rows are copied without checking their keys.
    alter table case_total enable always trigger tally_${event};
  `)
      .execute(db)
  await sql
    .raw(
      `insert into case_tally (client_uuid, stage, area_of_work, cases, value, unpriced, stale)
      select client_uuid, stage, area_of_work, sum(cases), sum(value), sum(unpriced), sum(stale) from (${shareOf('case_total', 1)}) shares
      group by client_uuid, stage, area_of_work`,
    )
    .execute(db)
}
