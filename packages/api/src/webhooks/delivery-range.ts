import { IsoDate } from '@costdraft/schema/structs.ts'
import { sql, type RawBuilder } from 'kysely'
import { startOfLondonDay } from '../db/london-days.ts'
import { ValidationError } from '../errors/errors.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/i

/** A moment (RFC 3339), or a day in London; undefined where it is absent. Throws 422 for anything else. */
export function momentOrDay(name: string, value: unknown): { text: string; isDay: boolean } | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') {
    if (MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return { text: value, isDay: false }
    if (/^\d{4}-\d{2}-\d{2}$/.test(value) && IsoDate.is(value)) return { text: value, isDay: true }
  }
  throw new ValidationError({ [name]: 'Enter a moment such as 2026-01-31T09:00:00Z, or a day such as 2026-01-31.' })
}
type Moment = ReturnType<typeof momentOrDay>

/** Whether the event of a query (`event.at`) is in a range, whose days are those of London, the last one included. */
export function isInRange(from: Moment, to: Moment): RawBuilder<boolean> {
  const after =
    from && (from.isDay ? sql`event.at >= ${startOfLondonDay(from.text)}` : sql`event.at >= ${from.text}::timestamptz`)
  const until =
    to && (to.isDay ? sql`event.at < ${startOfLondonDay(to.text, 1)}` : sql`event.at <= ${to.text}::timestamptz`)
  return sql`(${after ?? sql`true`} and ${until ?? sql`true`})`
}
