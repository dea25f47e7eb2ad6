import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- The length entered for a hearing of several days; kept while an administrative order counts as one hour.
    alter table hearing add column entered_hearing_time numeric(8,2);
    update hearing set entered_hearing_time = hearing_time where multi_day_interim and hearing_days is null
  `.execute(db)
}
