import { sql, type Kysely } from 'kysely'

// Earlier versions read the columns that move.
export const kind = 'breaking'

/**
 * Grade, office, type and panel membership of a fee earner hold from a day: work is priced by what its fee earner was
 * on its own day. What was recorded before holds from the beginning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fee_earner_period (
      fee_earner uuid not null,
      client_uuid uuid not null,
      -- Null for the first period, which has no beginning.
      from_day date,
      site_uuid uuid not null,
      type text not null check (type in ('solicitor', 'paralegal', 'legal_executive')),
      grade text not null check (grade in ('A', 'B', 'C', 'D')),
      is_panel_member boolean not null default false,
      unique nulls not distinct (fee_earner, from_day),
      foreign key (fee_earner, client_uuid) references fee_earner (uuid, client_uuid) on delete cascade,
      foreign key (site_uuid, client_uuid) references site (uuid, client_uuid)
    );
    create index fee_earner_period_client on fee_earner_period (client_uuid);
    insert into fee_earner_period (fee_earner, client_uuid, site_uuid, type, grade, is_panel_member)
      select uuid, client_uuid, site_uuid, type, grade, is_panel_member from fee_earner;
    alter table fee_earner drop column site_uuid, drop column type, drop column grade, drop column is_panel_member;

    -- A case whose value a change of a fee earner or an office has moved.
    alter table change drop constraint change_action_check, add constraint change_action_check
      check (action in ('added', 'changed', 'removed', 'restored', 'moved', 'revalued', 'imported', 'generated'));
    alter table notification drop constraint notification_kind_check, add constraint notification_kind_check
      check (kind in ('sent_for_review', 'comment_added', 'comment_resolved', 'documents_ready', 'documents_failed', 'ledger_imported', 'value_moved'));

    alter table fee_earner_period enable row level security;
    create policy tenant on fee_earner_period using (client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]) or (select current_setting('costdraft.every', true)) = 'on');
    do $$ begin if to_regrole('costdraft_person') is not null then grant select, insert, update, delete on fee_earner_period to costdraft_person; end if; end $$;
  `.execute(db)
}
