import { sql, type RawBuilder } from 'kysely'
import { isReturn } from '../case-routes/figure-filters.ts'
import { SENT_BACK_MOST } from '@costdraft/schema/reports/case-marks.ts'
import { daysBetween, percentile } from './found-cases.ts'
import { rowKeys, type RowKey } from './row-keys.ts'
import { grouped, rowOf, type Section } from './section.ts'
import { inStages, isOpen, ofOpenCases } from './stages.ts'

/** Open cases by their stage, in days since they were moved to it. */
const age = (): Section => {
  const days = daysBetween(sql`found.stage_since`, sql`now()`)
  return grouped({
    name: 'age',
    keys: [rowKeys.stage],
    where: isOpen,
    filter: ofOpenCases,
    further: { median_days: percentile(0.5, days), long_days: percentile(0.9, days) },
  })
}

const UNTOUCHED_DAYS = ['14', '30'] as const
/** The last day on which a case was changed that is untouched for a number of days. */
const lastDay = (days: string, today: string): string =>
  new Date(Date.parse(today) - Number(days) * 86_400_000).toISOString().slice(0, 10)

/** Drafts in which nothing was done for a number of days. `today` is the day in London, `yyyy-mm-dd`. */
const untouched = (today: string): Section => ({
  name: 'untouched',
  keys: [
    {
      of: sql`untouched.days`,
      label: (days) => `${days} days or more`,
      order: Number,
      filter: (days, { updated_to: to }) => {
        const last = lastDay(days, today)
        return { updated_to: to && to < last ? to : last }
      },
    },
  ],
  select: sql`select ${rowOf('untouched', [sql`untouched.days`], {})}
    from (values ${sql.join(UNTOUCHED_DAYS.map((days) => sql`(${days}::text, ${lastDay(days, today)}::date)`))}) as untouched (days, last_day)
      join found on found.stage = 'in_progress'
        and found.updated_at < ((untouched.last_day + 1)::timestamp at time zone 'Europe/London')
    group by untouched.days`,
  filter: (query) => inStages(query, ['in_progress']),
})

/** The stays that have ended of the cases of the table `found`, as a table `stay`: moves are read once. */
export const stays = (clients: readonly string[]): RawBuilder<unknown> =>
  sql`select case_uuid, stage, moved_to, moved_by, ${daysBetween(sql`began_at`, sql`ended_at`)} as days
    from stage_period where client_uuid = any(${clients}::uuid[]) and case_uuid in (select uuid from found)`

/** Cases that were sent back from review, by how often. */
const sentBack = (): Section =>
  grouped({
    name: 'sent_back',
    keys: [
      {
        of: sql`least(returns.times, ${sql.lit(SENT_BACK_MOST)})::text`,
        label: (times) => ['Once', 'Twice', 'Three times or more'][Number(times) - 1] ?? times,
        order: Number,
        filter: (times) => ({ sent_back: times }),
      },
    ],
    join: sql`join (select case_uuid, count(case_uuid)::int as times from stay where ${isReturn}
      group by case_uuid) returns on returns.case_uuid = found.uuid`,
    further: { times: sql`sum(returns.times)::int` },
  })

/**
 * Stays that have ended, by a key of theirs: how many, and how long they took, of those whose beginning is known. The
 * cases of a row stand in it once.
 */
const ofStays = (
  name: 'pace' | 'reviewer',
  key: RowKey,
  ofStay: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Section => ({
  name,
  keys: [key],
  select: sql`select ${rowOf(name, [sql`counted.key`], {
    times: sql`min(counted.times)`,
    median_days: sql`min(counted.median_days)`,
    long_days: sql`min(counted.long_days)`,
  })}
    from (select ${ofStay} as key, count(stay.case_uuid)::int as times, ${percentile(0.5, sql`stay.days`)} as median_days,
        ${percentile(0.9, sql`stay.days`)} as long_days
      from stay where ${where} group by 1) counted
    join (select distinct ${ofStay} as key, case_uuid from stay where ${where}) own on own.key = counted.key
    join found on found.uuid = own.case_uuid
    group by counted.key`,
  filter: (query) => query,
})
const pace = (): Section =>
  ofStays('pace', { ...rowKeys.stage, filter: (left_stage) => ({ left_stage }) }, sql`stay.stage`, sql`true`)
const reviewer = (): Section =>
  ofStays(
    'reviewer',
    { of: sql`counted.key`, names: 'person', filter: (person) => ({ reviewer: person }) },
    sql`stay.moved_by`,
    sql`stay.stage = 'in_review'`,
  )

/** How long cases are in their stages, and were. */
export const agePace = (today: string): Section[] => [age(), untouched(today), sentBack(), pace(), reviewer()]

/** How many cases were moved before CostDraft held their moves: how long they stayed anywhere is not known. */
export const WITHOUT_HISTORY: RawBuilder<unknown> = sql`(select count(uuid)::int from found where stage <> 'in_progress' and uuid not in (select case_uuid from stay))`
