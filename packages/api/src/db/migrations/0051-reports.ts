import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const kind = 'additive'

/**
 * What reports add up. An older version writes totals without figures: they are of the revision that they say, and a
 * case whose figures are of another is priced anew by the next report.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table case_total
      add column figures_revision integer not null default 0,
      add column hours numeric(12, 2) not null default 0,
      add column escape_tests smallint not null default 0,
      add column escapes smallint not null default 0,
      add column escapes_unclaimed smallint not null default 0,
      add column escape_gap numeric(14, 2) not null default 0,
      add column enhancement numeric(14, 2) not null default 0,
      add column vouchers_missing integer not null default 0,
      add column vouchers_amount numeric(14, 2) not null default 0,
      -- [{reason, rows, net}], null for a case whose rows all count.
      add column not_counted jsonb;
    -- The totals of all firms of a person: for a row that no index finds, row-level security reads its list of firms.
    create index case_total_client on case_total (client_uuid);
    -- Appointments that are not past.
    create index hearing_date on hearing (client_uuid, date);
    create index procedural_step_date on procedural_step (client_uuid, date);
    create index high_cost_step_date on high_cost_step (client_uuid, date);

    -- How long each case stayed in each stage: a row for every stay that has ended.
    create table stage_period (
      case_uuid uuid not null, client_uuid uuid not null, stage text not null,
      -- Null where it is not known since when.
      began_at timestamptz,
      ended_at timestamptz not null, moved_to text not null, moved_by uuid not null,
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );
    create index stage_period_case on stage_period (case_uuid, ended_at);
    create index stage_period_client on stage_period (client_uuid, stage);

    -- From the audit, which has every move since there are stages; a case is made as a draft.
    insert into stage_period (case_uuid, client_uuid, stage, began_at, ended_at, moved_to, moved_by)
      select moved.case_uuid, "case".client_uuid, moved.before->>'stage',
        case when lag(moved.at) over one is not null then lag(moved.at) over one
          when moved.before->>'stage' = 'in_progress' then "case".created_at end,
        moved.at, moved.after->>'stage', moved.by
      from change moved join "case" on "case".uuid = moved.case_uuid
      where moved.entity = 'case' and moved.action = 'moved' and moved.before->>'stage' is not null
        and moved.after->>'stage' is not null
      window one as (partition by moved.case_uuid order by moved.id);

    create function record_stage_period() returns trigger language plpgsql as $$ begin
      insert into stage_period (case_uuid, client_uuid, stage, began_at, ended_at, moved_to, moved_by)
        values (new.uuid, new.client_uuid, old.stage, case when old.stage_since <= new.stage_since then old.stage_since end,
          new.stage_since, new.stage, new.changed_by);
      return null;
    end $$;
    create trigger stage_period_of_move after update of stage on "case" for each row when (old.stage <> new.stage)
      execute function record_stage_period();
  `.execute(db)
  await protectTable(db, 'stage_period')
}
