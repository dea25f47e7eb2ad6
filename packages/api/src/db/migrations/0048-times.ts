import { sql, type Kysely } from 'kysely'

export const kind = 'additive'

/**
 * When records were last changed that did not say so. Of a row from before, the best that is known: when it was made.
 * An older version leaves the columns as they are, and a time that it does not move is only late.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table case_file add column changed_at timestamptz not null default now();
    update case_file set changed_at = greatest(created_at, deleted_at);
    alter table case_view add column changed_at timestamptz not null default now();
    update case_view set changed_at = created_at;
    alter table user_group add column changed_at timestamptz not null default now();
    update user_group set changed_at = created_at;
    -- When a note was brought back. Its changed_at tells whether its text was edited.
    alter table note add column restored_at timestamptz;

    -- A preview is out of date once the files have changed, which is no change of the case. Of those that there are, the
    -- revision has told it until now.
    alter table output_preview add column files_version integer not null default 0;
    update output_preview made set files_version = drafted.files_version from "case" drafted where drafted.uuid = made.case_uuid;
  `.execute(db)
}
