import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- What a firm charges an hour, from a day until its next rate: for a person, or for all fee earners of a grade. In pounds without VAT.
    create table rate_card (
      uuid uuid primary key default gen_random_uuid(),
      client_uuid uuid not null references client,
      fee_earner uuid, grade text check (grade in ('A', 'B', 'C', 'D')),
      effective_from date not null,
      rate numeric(10, 2) not null check (rate > 0),
      version integer not null default 1,
      created_by uuid not null references person, created_at timestamptz not null default now(),
      -- Who recorded the rate as it is now, and when: what a priced line says of it.
      changed_by uuid not null references person, changed_at timestamptz not null default now(),
      deleted_at timestamptz,
      check ((fee_earner is null) <> (grade is null)),
      -- A rate cannot name another firm's person.
      foreign key (fee_earner, client_uuid) references fee_earner (uuid, client_uuid)
    );
    create unique index rate_card_first_day_of_person on rate_card (fee_earner, effective_from) where deleted_at is null and fee_earner is not null;
    create unique index rate_card_first_day_of_grade on rate_card (client_uuid, grade, effective_from) where deleted_at is null and grade is not null;
    create index rate_card_client on rate_card (client_uuid) where deleted_at is null;

    -- Administrators record rates for any firm.
    alter table rate_card enable row level security;
    create policy tenant on rate_card using (client_uuid = any((select nullif(current_setting('costdraft.clients', true), ''))::uuid[]) or (select current_setting('costdraft.every', true)) = 'on');
    do $$ begin if to_regrole('costdraft_person') is not null then grant select, insert, update, delete on rate_card to costdraft_person; end if; end $$;

    -- The band of the guideline hourly rates that a firm has set for an office; null where it follows from the location and the postcode.
    alter table site add column guideline_band text check (guideline_band in ('london_1', 'london_2', 'london_3', 'national_1', 'national_2'));
  `.execute(db)
}
