import { sql, type Kysely } from 'kysely'

/** One row a count instead of one a failed attempt, so that one statement counts and answers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop table sign_in_attempt;
    create table sign_in_attempt (key text primary key, attempts integer not null, since timestamptz not null);
    create index sign_in_attempt_since on sign_in_attempt (since);
    do $$ begin if to_regrole('costdraft_person') is not null then revoke all on sign_in_attempt from costdraft_person; end if; end $$
  `.execute(db)
}
