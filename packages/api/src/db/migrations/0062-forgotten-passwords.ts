import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/** Where no mail is sent, the administrators of a firm are told who has forgotten a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notification drop constraint notification_kind_check, add constraint notification_kind_check
      check (kind in ('sent_for_review', 'comment_added', 'comment_resolved', 'documents_ready', 'documents_failed',
        'ledger_imported', 'value_moved', 'webhook_disabled', 'password_forgotten'))`.execute(db)
}
