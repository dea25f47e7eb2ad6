import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** Notifications by mail: what each person has chosen, and when a notification is to be mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Of each kind that is mailed: at_once or daily.
    alter table person add column notification_mail jsonb not null default '{}';
    -- Null for what is not mailed, or was handed to a job.
    alter table notification add column mail_due timestamptz;
    create index notification_mail_due on notification (mail_due, person_uuid) where mail_due is not null;

    -- As of their other settings, nobody is told of a change of these: it joins the columns that 0067 leaves out.
    do $$ begin
      execute replace(pg_get_functiondef('tell_person_update()'::regprocedure),
        '''notifications_version''', '''notifications_version'', ''notification_mail''');
    end $$
  `.execute(db)
}
