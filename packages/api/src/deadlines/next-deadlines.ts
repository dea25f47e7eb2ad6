import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { deadlineOnWire, type DeadlineOnWire } from './deadline-on-wire.ts'
import { deadlinesOfCases, type DeadlineRow } from './deadline-rows.ts'

/** The next date of each case that is not done; a case without one has none. */
export async function nextDeadlines(tx: Tx, uuids: readonly string[]): Promise<ReadonlyMap<string, DeadlineOnWire>> {
  const { rows } = await sql<DeadlineRow>`
    select distinct on (case_uuid) * from (${deadlinesOfCases(sql`of_case.uuid = any(${uuids}::uuid[])`)}) dates
    where done is null order by case_uuid, day, rule`.execute(tx)
  return new Map(rows.map((row) => [row.case_uuid, deadlineOnWire(row.rule, row)]))
}
