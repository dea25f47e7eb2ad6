import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** What became of attempts to sign in to an account, and of its sign-ins, for its owner to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in (
      uuid uuid primary key default gen_random_uuid(),
      person_uuid uuid not null references person on delete cascade, client_uuid uuid references client,
      at timestamptz not null default clock_timestamp(),
      result text not null check (result in ('success', 'refused', 'locked', 'ended')),
      -- From where and with what, where that is known: a part of the address, the browser and the system.
      network text, device text
    );
    create index sign_in_person on sign_in (person_uuid, at desc, uuid desc);
    create index sign_in_age on sign_in (at);

    -- Whoever ends the sign-ins of another writes it down there. The person alone reads it.
    alter table sign_in enable row level security;
    create policy told on sign_in for insert with check (true);
    create policy own on sign_in for select
      using (person_uuid = (select nullif(current_setting('costdraft.person', true), '')::uuid));
    do $$ begin if to_regrole('costdraft_person') is not null then grant select, insert on sign_in to costdraft_person; end if; end $$
  `.execute(db)
}
