import { sql, type RawBuilder } from 'kysely'
import { monthLabel } from '@costdraft/schema/reports/days.ts'
import { daysBetween, percentile } from './found-cases.ts'
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

/** Completed cases of a period by a key, beside those of a year before, which `keyBefore` puts beside them. */
function besideYearBefore(
  name: 'month' | 'area' | 'firm',
  period: Period,
  key: RowKey,
  { keyBefore, all }: { keyBefore: RawBuilder<unknown>; all?: RawBuilder<unknown> },
): Section {
  const own = sql`select found.uuid, ${key.of} as key from found where ${isWithin(period)}`
  const before = sql`select ${keyBefore} as key, count(found.uuid)::int as count,
      coalesce(sum(found.net) filter (where found.is_priced), 0) as net
    from found where ${isWithin(period, aYearLater)} group by 1`
  const keys = all ?? sql`select key from own union select key from before`
  return {
    name,
    keys: [key],
    select: sql`(with own as (${own}), before as (${before}), listed as (${keys})
      select ${rowOf(name, [sql`listed.key`], {
        median_days: percentile(0.5, daysBetween(sql`found.created_at`, sql`found.stage_since`)),
        count_before: sql`coalesce(min(before.count), 0)`,
        net_before: sql`coalesce(min(before.net), 0)`,
      })}
      from listed left join own on own.key = listed.key left join found on found.uuid = own.uuid
        left join before on before.key = listed.key
      group by listed.key)`,
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
