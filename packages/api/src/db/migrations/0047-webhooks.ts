import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const kind = 'additive'

/**
 * Webhooks, the events they hear of, and what becomes of each event at each webhook. An older version stores no events,
 * and shows no notification that is about no case.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null references client,
      url text not null, description text, types text[] not null,
      -- Encrypted. The previous one signs beside it until its time has passed.
      secret text not null, previous_secret text, previous_until timestamptz,
      state text not null default 'enabled' check (state in ('enabled', 'disabled')),
      disabled_reason text, disabled_at timestamptz,
      -- Failed attempts since the last one that was answered; when the first of them was; and until when it is left alone.
      failures integer not null default 0, failing_since timestamptz, resume_at timestamptz,
      version integer not null default 1,
      created_by uuid not null references person, created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    );
    create index webhook_client on webhook (client_uuid);

    create table webhook_event (
      uuid uuid primary key default gen_random_uuid(),
      -- The order within a case: whoever stores an event holds the lock of its case.
      seq bigint generated always as identity,
      client_uuid uuid not null, case_uuid uuid not null,
      type text not null, data jsonb not null, at timestamptz not null default clock_timestamp(),
      foreign key (case_uuid, client_uuid) references "case" (uuid, client_uuid)
    );
    create index webhook_event_age on webhook_event (at);

    create table webhook_delivery (
      uuid uuid primary key default gen_random_uuid(),
      -- The firm of the webhook, which may be the parent of that of the case.
      client_uuid uuid not null,
      webhook_uuid uuid not null references webhook on delete cascade,
      event_uuid uuid not null references webhook_event on delete cascade,
      case_uuid uuid not null, seq bigint not null,
      state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
      attempts integer not null default 0, next_at timestamptz not null default now(), leased_until timestamptz,
      first_attempt_at timestamptz, last_attempt_at timestamptz, delivered_at timestamptz,
      answer_status integer, answer text
    );
    create index webhook_delivery_webhook on webhook_delivery (webhook_uuid, seq desc);
    create index webhook_delivery_event on webhook_delivery (event_uuid);
    create index webhook_delivery_pending on webhook_delivery (webhook_uuid, case_uuid, seq) where state = 'pending';

    -- Stores an event once, with a delivery for each webhook that hears of its type: of the firm of the case, and of
    -- its parent, whose webhooks a person of the firm may not see. It runs as the owner of the tables, and does nothing
    -- else. Whether a webhook may hear of the case is decided when it is sent.
    create function store_webhook_event(event_type text, of_case uuid, of_client uuid, facts jsonb) returns void
      language sql volatile security definer set search_path = public, pg_temp as $$
      with hearing as (
        select webhook.uuid, webhook.client_uuid from webhook join client on client.uuid = of_client
        where webhook.client_uuid in (client.uuid, client.parent_uuid) and event_type = any(webhook.types)
      ), event as (
        insert into webhook_event (client_uuid, case_uuid, type, data)
        select of_client, of_case, event_type, facts where exists (select from hearing)
        returning uuid, seq
      )
      insert into webhook_delivery (client_uuid, webhook_uuid, event_uuid, case_uuid, seq)
      select hearing.client_uuid, hearing.uuid, event.uuid, of_case, event.seq from hearing cross join event
    $$;

    -- A webhook that was switched off is about no case.
    alter table notification alter column case_uuid drop not null;
    alter table notification drop constraint notification_kind_check, add constraint notification_kind_check
      check (kind in ('sent_for_review', 'comment_added', 'comment_resolved', 'documents_ready', 'documents_failed',
        'ledger_imported', 'value_moved', 'webhook_disabled'));
  `.execute(db)
  for (const table of ['webhook', 'webhook_event', 'webhook_delivery']) await protectTable(db, table)
}
