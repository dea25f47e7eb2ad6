import { daysBetween } from '@costdraft/costing'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { notify } from '../notifications/notify.ts'
import { deadlinesOfCases, type DeadlineRow } from './deadline-rows.ts'

/** How many days before a date people are reminded of it, the latest first. */
const DAYS_BEFORE = [1, 7] as const
const [LAST, FIRST] = DAYS_BEFORE

/**
 * Reminds whoever drafts a case, and its fee earner, of dates that are not done: seven days before and one day before,
 * each once for a date. What comes within the seven days later is said at once.
 */
export async function remindOfDeadlines(db: Kysely<Tables>, now: Date): Promise<void> {
  const today = londonDay(now)
  const open = sql`exists (select from client firm where firm.uuid = of_case.client_uuid and firm.archived_at is null)`
  const { rows } = await sql<DeadlineRow>`
    select * from (${deadlinesOfCases(open)}) dates
    where done is null and day between ${today}::date + ${LAST}::int and ${today}::date + ${FIRST}::int`.execute(db)
  for (const { case_uuid, client_uuid, rule, day } of rows) {
    const before = daysBetween(today, day) <= LAST ? LAST : FIRST
    await notify(db, {
      kind: 'date_near',
      case: { uuid: case_uuid, client: client_uuid },
      actor: null,
      facts: { rule, date: day },
      cause: `date ${case_uuid} ${rule} ${day} ${before}`,
    })
  }
}
