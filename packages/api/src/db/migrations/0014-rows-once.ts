import { sql, type Kysely } from 'kysely'

const OF_CASES = [
  '"case"',
  'certificate',
  'note',
  'case_item',
  'comment',
  'hearing',
  'disbursement',
  'time_recording',
  'case_total',
  'frozen_case',
  'output',
  'tr_enhancement',
  'case_file',
]
const OF_FIRMS = ['site', 'fee_earner', 'user_group', 'change', 'api_client']

/**
 * Makes the row-level security policies read the person's clients from the setting once per statement, not once per
 * row.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The inner cast parses the array. The outer cast keeps `any` from treating the subquery as a set of rows.
  const own = sql.raw(
    `client_uuid = any((select nullif(current_setting('costdraft.clients', true), '')::uuid[])::uuid[])`,
  )
  const every = sql.raw(`(select current_setting('costdraft.every', true)) = 'on'`)
  for (const table of OF_CASES.map((name) => sql.raw(name)))
    await sql`alter policy tenant on ${table} using (${own})`.execute(db)
  for (const table of OF_FIRMS.map((name) => sql.raw(name)))
    await sql`alter policy tenant on ${table} using (${own} or ${every})`.execute(db)
  await sql`alter policy continued on change using (${own})`.execute(db)
  await sql`alter policy told on notification with check (${own})`.execute(db)
}
