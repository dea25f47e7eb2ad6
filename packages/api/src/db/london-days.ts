import { sql, type RawBuilder } from 'kysely'

/** The day in England and Wales. */
export const LONDON_TODAY: RawBuilder<string> = sql`(now() at time zone 'Europe/London')::date`

/**
 * The moment at which a day begins in England and Wales, or the one that many days after it; `day` is `yyyy-mm-dd`.
 * Days on which the clocks change are not of 24 hours.
 */
export const startOfLondonDay = (day: string | RawBuilder<string> | undefined, later = 0): RawBuilder<unknown> =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/London')`
