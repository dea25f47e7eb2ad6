import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import type { Stage } from '@costdraft/costing'
import { casePathAtStage } from '@costdraft/schema/cases/case-paths.ts'
import { deadlineLabels } from '@costdraft/schema/deadlines/deadlines.ts'
import { icalendar, type CalendarEntry } from '@costdraft/schema/deadlines/icalendar.ts'
import { asWritten } from '@costdraft/schema/text/in-words.ts'
import { sql, type Kysely } from 'kysely'
import { becomeUnasked } from '../access/become.ts'
import { ofViewer, type Tx } from '../access/viewer-transaction.ts'
import type { SignedIn } from '../access/viewer.ts'
import type { Tables } from '../db/tables.ts'
import { ruleOf } from '../deadlines/deadline-on-wire.ts'
import { deadlinesOfCases, type DeadlineRow } from '../deadlines/deadline-rows.ts'
import { hashOf } from './calendar-links.ts'

/** Dates in one file. */
const MOST = 1_000
/** How far back and ahead they are looked for, in days. */
const BACK = 30
const AHEAD = 731
const SECRET = /^[\w-]{43}$/

interface Found extends DeadlineRow {
  case_name: string
  stage: Stage
}

/**
 * The dates of cases that a person drafts, or made where nobody does, or is the fee earner of; not those that are done.
 */
async function datesOf(tx: Tx, viewer: SignedIn): Promise<Found[]> {
  const person = viewer.user_uuid
  const own = sql`of_case.client_uuid = any(${clientsWithPermission(viewer, 'case:read')}::uuid[])
    and (coalesce(of_case.staff_member, of_case.created_by) = ${person}
      or exists (select from fee_earner earner where earner.uuid = of_case.fee_earner and earner.person_uuid = ${person}))`
  const { rows } = await sql<Found>`
    select dates.*, of_case.case_name, of_case.stage from (${deadlinesOfCases(own)}) dates
      join "case" of_case on of_case.uuid = dates.case_uuid
    where dates.done is null and dates.days between ${-BACK}::int and ${AHEAD}::int
    order by dates.day, dates.rule, dates.case_uuid limit ${MOST}`.execute(tx)
  return rows
}

const entryOf =
  (webUrl: string | undefined) =>
  ({ case_uuid, case_name, stage, rule, day, computed_on, entered_on }: Found): CalendarEntry => ({
    uid: `${case_uuid}-${rule}@costdraft`,
    day,
    summary: `${deadlineLabels[rule]}: ${case_name}`,
    description: [
      ruleOf(rule).source,
      ...(entered_on !== null && computed_on !== null ? [`by the rule ${asWritten(computed_on)}`] : []),
    ].join(', '),
    url: webUrl && `${webUrl}${casePathAtStage(case_uuid, stage)}?dates=open`,
  })

/**
 * The calendar of whoever has the link with a secret, by what that person may read now. Undefined for a secret that is
 * none, and for a person who is gone.
 */
export const calendarOf = (
  db: Kysely<Tables>,
  secret: string,
  { webUrl, now }: { webUrl: string | undefined; now: Date },
): Promise<string | undefined> =>
  db.transaction().execute(async (owned) => {
    const link = SECRET.test(secret)
      ? await owned
          .selectFrom('calendar_link')
          .select('person_uuid')
          .where('secret_sha256', '=', hashOf(secret))
          .executeTakeFirst()
      : undefined
    const viewer = link && (await becomeUnasked(owned, link.person_uuid))
    if (!viewer) return undefined
    await owned
      .updateTable('calendar_link')
      .set((e) => ({ read_at: e.fn<string>('now') }))
      .where('person_uuid', '=', link.person_uuid)
      .execute()
    return icalendar('CostDraft', (await datesOf(ofViewer(owned), viewer)).map(entryOf(webUrl)), now)
  })
