import { monthsLater } from '@costdraft/schema/reports/days.ts'
import { ValidationError } from '../errors/errors.ts'
import { dayParam } from '../http/paging.ts'
import type { Period } from './completed.ts'
import type { DuePeriod } from './dates.ts'

type Query = Readonly<Record<string, unknown>>
/** Every month of a period of completed cases has a row. */
const MOST_YEARS = 20

function assertInOrder(from: string | undefined, to: string): void {
  if (from !== undefined && from > to) throw new ValidationError({ to: 'The last day is before the first.' })
}

/**
 * The period that a query asks for: twelve months, of which the last is that of its last day, or today's. `today` is
 * the day in London. Throws 422 for one that ends before it begins, or is longer than twenty years.
 */
export function completedPeriod(query: Query, today: string): Period {
  const to = dayParam(query, 'to') ?? today
  const from = dayParam(query, 'from') ?? `${monthsLater(to, -11).slice(0, 7)}-01`
  assertInOrder(from, to)
  if (monthsLater(from, 12 * MOST_YEARS) < to)
    throw new ValidationError({ from: `Ask for at most ${MOST_YEARS} years.` })
  return { from, to }
}

/** The period of what is due: what is overdue as well, and the next three months, unless the query says otherwise. */
export function duePeriod(query: Query, today: string): DuePeriod {
  const from = dayParam(query, 'from')
  const later = monthsLater(from !== undefined && from > today ? from : today, 3)
  const to = dayParam(query, 'to') ?? later
  assertInOrder(from, to)
  return { from: from ?? null, to }
}
