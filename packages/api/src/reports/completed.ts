import { sql, type RawBuilder } from 'kysely'
import { monthLabel } from '@costdraft/schema/reports/days.ts'
import { startOfLondonDay } from '../db/london-days.ts'
import { daysBetween, percentile, type Read } from './found-cases.ts'
import { rowKeys, type ListQuery, type RowKey } from './row-keys.ts'
import { rowOf, type Section } from './section.ts'

/** A period of days in London, `yyyy-mm-dd`, both included. */
export interface Period {
  from: string
  to: string
}

/** The day in London on which a case was moved to its stage. */
const completedOn = sql`(found.stage_since at time zone 'Europe/London')::date`
/** The same day a year later: of 29 February the 28th, so that every day of a year before stands beside one. */
const aYearLater = sql`(${completedOn} + interval '1 year')::date`
const isWithin = ({ from, to }: Period, day: RawBuilder<unknown> = completedOn): RawBuilder<boolean> =>
  sql`(found.stage = 'complete' and ${day} between ${from}::date and ${to}::date)`

const lastOfMonth = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10)

/** What a case of the year before has of the columns of one of the period. */
const NOTHING = sql`null::uuid, null::boolean, null::numeric, null::numeric, null::numeric, null::integer, null::float8`

/**
 * Completed cases of a period by a key, beside those of a year before, which `keyBefore` puts beside them. Both stand
 * in one table that is grouped once, the cases of the year before in columns of their own: a join of the two by the key
 * would read one for each case of the other.
 */
function besideYearBefore(
  name: 'month' | 'area' | 'firm',
  period: Period,
  key: RowKey,
  { keyBefore, all }: { keyBefore: RawBuilder<unknown>; all?: RawBuilder<unknown> },
): Section {
  return {
    name,
    keys: [key],
    select: sql`select ${rowOf(name, [sql`found.key`], {
      median_days: percentile(0.5, sql`found.days`),
      count_before: sql`count(found.uuid_before)`,
      net_before: sql`coalesce(sum(found.net_before), 0)`,
    })}
      from (
        select ${key.of} as key, found.uuid, found.is_priced, found.net, found.vat, found.hours, found.unpriced,
          ${daysBetween(sql`found.created_at`, sql`found.stage_since`)} as days, null::uuid as uuid_before,
          null::numeric as net_before
        from found where ${isWithin(period)}
        union all
        select ${keyBefore}, ${NOTHING}, found.uuid, case when found.is_priced then found.net end
        from found where ${isWithin(period, aYearLater)}
        ${all ? sql`union all select key, ${NOTHING}, null, null from (${all}) listed` : sql``}) found
      group by found.key`,
    filter: (query) => ({ ...query, completed_from: period.from, completed_to: period.to }),
  }
}

const monthKey = ({ from, to }: Period): RowKey => ({
  of: sql`to_char(${completedOn}, 'YYYY-MM')`,
  label: monthLabel,
  order: (month) => Number(month.replace('-', '')),
  filter: (month) => {
    const [first, last] = [`${month}-01`, lastOfMonth(month)]
    return { completed_from: first < from ? from : first, completed_to: last > to ? to : last }
  },
})

/** Cases that were completed in a period, by month, area and firm. Every month of the period has a row. */
export function completed(period: Period): Section[] {
  const months = sql`select to_char(month, 'YYYY-MM') as key
    from generate_series(date_trunc('month', ${period.from}::date::timestamp), ${period.to}::date::timestamp, interval '1 month') as month`
  return [
    besideYearBefore('month', period, monthKey(period), {
      keyBefore: sql`to_char(${aYearLater}, 'YYYY-MM')`,
      all: months,
    }),
    besideYearBefore('area', period, rowKeys.area, { keyBefore: rowKeys.area.of }),
    besideYearBefore('firm', period, rowKeys.firm, { keyBefore: rowKeys.firm.of }),
  ]
}

/** The parameters that list the cases of a period. */
export const ofPeriod = (query: ListQuery, { from, to }: Period): ListQuery => ({
  ...query,
  completed_from: from,
  completed_to: to,
})
/** The condition on them. */
export const wasCompleted = (period: Period): RawBuilder<boolean> => isWithin(period)

/** The cases that a report on a period reads: those of the period and of the year before it. */
export const readOf = ({ from, to }: Period): Read => ({
  of: sql`case_row.stage = 'complete'
    and case_row.stage_since >= ((${from}::date - interval '1 year') at time zone 'Europe/London')
    and case_row.stage_since < ${startOfLondonDay(to, 1)}`,
  columns: ['case_row.created_at', 'case_row.stage_since'],
})
