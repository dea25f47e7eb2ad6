import { stages } from '@costdraft/costing'
import { SENT_BACK_MOST } from '@costdraft/schema/reports/case-marks.ts'
import { sql, type RawBuilder } from 'kysely'
import { isReturn } from '../case-routes/figure-filters.ts'
import { startOfLondonDay } from '../db/london-days.ts'
import { daysBetween, percentile, SHARED, SUMMED } from './found-cases.ts'
import { rowKeys } from './row-keys.ts'
import { grouped, rowOf, type Further, type Section } from './section.ts'
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

/** A stage as a bit of a number. */
const bitOf = (stage: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(case ${stage} ${sql.join(
    stages.map((name, i) => sql`when ${sql.lit(name)} then ${sql.lit(2 ** i)}`),
    sql` `,
  )} end)`

/**
 * What the sections below read, of 100,000 cases and 250,000 stays once: `stay`, the stays that have ended of the cases
 * of the table `found`, and `tallied`, these cases added up by what the sections tell them apart by. `untouched` is how
 * many of the numbers of days a draft was not touched for, `left_stages` the bits of the stages that a case has left,
 * null for one that has left none.
 */
export const agePaceTables = (
  clients: readonly string[],
  today: string,
): Readonly<Record<string, RawBuilder<unknown>>> => {
  const untouchedFor = UNTOUCHED_DAYS.map(
    (days) => sql`(found.updated_at < ${startOfLondonDay(lastDay(days, today), 1)})::int`,
  )
  return {
    stay: sql`select case_uuid, stage, moved_to, moved_by, ${daysBetween(sql`began_at`, sql`ended_at`)} as days
      from stage_period where client_uuid = any(${clients}::uuid[]) and case_uuid in (select uuid from found)`,
    tallied: sql`
      select found.stage, case when found.stage = 'in_progress' then ${sql.join(untouchedFor, sql` + `)} end as untouched,
        history.left_stages, case when history.returns > 0 then least(history.returns, ${sql.lit(SENT_BACK_MOST)}) end as sent_back,
        sum(history.returns)::int as returns, ${SHARED}
      from found left join (
        select case_uuid, (count(case_uuid) filter (where ${isReturn}))::int as returns,
          bit_or(${bitOf(sql`stage`)}) as left_stages
        from stay group by case_uuid) history on history.case_uuid = found.uuid
      group by 1, 2, 3, 4`,
  }
}

/** Drafts in which nothing was done for a number of days. `today` is the day in London, `yyyy-mm-dd`. */
const untouched = (today: string): Section => ({
  name: 'untouched',
  keys: [
    {
      of: sql`draft.days`,
      label: (days) => `${days} days or more`,
      order: Number,
      filter: (days, { updated_to: to }) => {
        const last = lastDay(days, today)
        return { updated_to: to && to < last ? to : last }
      },
    },
  ],
  select: sql`select ${rowOf('untouched', [sql`draft.days`], {}, SUMMED)}
    from (values ${sql.join(UNTOUCHED_DAYS.map((days, i) => sql`(${days}::text, ${i}::int)`))}) as draft (days, place)
      join tallied found on found.untouched > draft.place
    group by draft.days`,
  filter: (query) => inStages(query, ['in_progress']),
})

/** Cases that were sent back from review, by how often. */
const sentBack = (): Section => ({
  name: 'sent_back',
  keys: [
    {
      of: sql`found.sent_back`,
      label: (times) => ['Once', 'Twice', 'Three times or more'][Number(times) - 1] ?? times,
      order: Number,
      filter: (times) => ({ sent_back: times }),
    },
  ],
  select: sql`select ${rowOf('sent_back', [sql`found.sent_back`], { times: sql`sum(found.returns)::int` }, SUMMED)}
    from tallied found where found.sent_back is not null group by found.sent_back`,
  filter: (query) => query,
})

/** Stays that have ended by a key: how many, and how long they took, of those whose beginning is known. */
const countedBy = (key: RawBuilder<unknown>, where: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${key} as key, count(stay.case_uuid)::int as times, ${percentile(0.5, sql`stay.days`)} as median_days,
    ${percentile(0.9, sql`stay.days`)} as long_days
  from stay where ${where} group by 1) counted`
const COUNTED: Further = {
  times: sql`min(counted.times)`,
  median_days: sql`min(counted.median_days)`,
  long_days: sql`min(counted.long_days)`,
}

/** Stays that have ended, by stage; the cases of a row stand in it once. */
const pace = (): Section => ({
  name: 'pace',
  keys: [{ ...rowKeys.stage, filter: (left_stage) => ({ left_stage }) }],
  select: sql`select ${rowOf('pace', [sql`counted.key`], COUNTED, SUMMED)}
    from ${countedBy(sql`stay.stage`, sql`true`)}
      join tallied found on found.left_stages & ${bitOf(sql`counted.key`)} > 0
    group by counted.key`,
  filter: (query) => query,
})

/** The same of reviews, by who moved the case out of it. */
const reviewer = (): Section => {
  const isReview = sql`stay.stage = 'in_review'`
  return {
    name: 'reviewer',
    keys: [{ of: sql`counted.key`, names: 'person', filter: (person) => ({ reviewer: person }) }],
    select: sql`select ${rowOf('reviewer', [sql`counted.key`], COUNTED)}
      from ${countedBy(sql`stay.moved_by`, isReview)}
        join (select distinct stay.moved_by as key, stay.case_uuid from stay where ${isReview}) own on own.key = counted.key
        join found on found.uuid = own.case_uuid
      group by counted.key`,
    filter: (query) => query,
  }
}

/** How long cases are in their stages, and were. */
export const agePace = (today: string): Section[] => [age(), untouched(today), sentBack(), pace(), reviewer()]

/** How many cases were moved before CostDraft held their moves: how long they stayed anywhere is not known. */
export const WITHOUT_HISTORY: RawBuilder<unknown> = sql`(select coalesce(sum(count), 0)::int from tallied
  where stage <> 'in_progress' and left_stages is null)`
