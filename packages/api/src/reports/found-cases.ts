import type { Areas } from '@costdraft/schema/areas/index.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { SignedIn } from '../access/viewer.ts'
import { hasFigures } from '../bills/case-totals.ts'
import { matchingCases } from '../case-routes/case-list.ts'

type Query = Readonly<Record<string, unknown>>

/** What every report reads of a case: what its rows are counted by, and its part of the shared measures. */
const COLUMNS = [
  'case_row.uuid',
  'case_row.client_uuid',
  'case_row.stage',
  'case_row.area_of_work',
  'case_row.case_type',
  'case_row.fee_earner',
  'case_row.staff_member',
  'case_total.net',
  'case_total.vat',
  'case_total.hours',
  'case_total.unpriced',
] as const
/** What some read beside that: the less there is of 100,000 cases, the less is written and read again. */
type FurtherColumn =
  | `case_row.${'stage_since' | 'created_at' | 'updated_at'}`
  | `case_total.${'escape_tests' | 'escapes' | 'escapes_unclaimed' | 'escape_gap' | 'enhancement'}`
  | `case_total.${'vouchers_missing' | 'vouchers_amount' | 'not_counted'}`

/** Which cases a report reads, and what of them. */
export interface Read {
  /** A condition on `case as case_row` beside those of the query. */
  of?: RawBuilder<boolean>
  columns?: readonly FurtherColumn[]
}

/**
 * The cases that the filter of a report matches, of the firms that count, as a table for its statements: what they are
 * counted by, and the figures of those that are priced.
 */
export function foundCases(
  tx: Tx,
  viewer: SignedIn,
  areas: Areas,
  query: Query,
  { of, columns = [] }: Read,
): RawBuilder<unknown> | undefined {
  const matching = matchingCases(tx, viewer, areas, { ...query, reported: 'true' })
  if (!matching) return undefined
  const found = matching
    .innerJoin('case_total', 'case_total.case_uuid', 'case_row.uuid')
    .$if(of !== undefined, (q) => q.where(of!))
    .select([...COLUMNS, ...columns, hasFigures.as('is_priced')])
  return sql`${found}`
}

/** What every row of a report says of its cases, which stand in a table `found`. */
export const SHARED: RawBuilder<unknown> = sql`count(found.uuid)::int as count,
  coalesce(sum(found.net) filter (where found.is_priced), 0) as net,
  coalesce(sum(found.vat) filter (where found.is_priced), 0) as vat,
  coalesce(sum(found.hours) filter (where found.is_priced), 0) as hours,
  (count(found.uuid) filter (where found.is_priced and found.unpriced > 0))::int as unpriced,
  (count(found.uuid) filter (where not found.is_priced))::int as pending`

/** The same of rows that have them already, which stand in a table `found`. */
export const SUMMED: RawBuilder<unknown> = sql`sum(found.count)::int as count, sum(found.net) as net,
  sum(found.vat) as vat, sum(found.hours) as hours, sum(found.unpriced)::int as unpriced, sum(found.pending)::int as pending`

/** The days between two moments. `extract` would answer a numeric, which takes as long again to be sorted. */
export const daysBetween = (from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(date_part('epoch', ${to} - ${from}) / 86400)`

/** A percentile of days, to a tenth; between two values as far as it lies between them. */
export const percentile = (part: number, days: RawBuilder<unknown>): RawBuilder<number> =>
  sql`round((percentile_cont(${part}) within group (order by ${days}))::numeric, 1)`
