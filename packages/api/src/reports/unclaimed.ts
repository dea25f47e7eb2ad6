import { sql, type RawBuilder } from 'kysely'
import type { Read } from './found-cases.ts'
import { rowKeys, type ListQuery } from './row-keys.ts'
import { grouped, type Section } from './section.ts'
import { isOpen, ofOpenCases } from './stages.ts'

/** Open cases with a mark. */
const marked =
  (mark: string) =>
  (query: ListQuery): ListQuery | undefined => {
    const open = ofOpenCases(query)
    return open && { ...open, mark }
  }
const isPriced = sql`found.is_priced and ${isOpen}`
const rate = (part: RawBuilder<unknown>, of: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`round(100.0 * (${part}) / nullif(${of}, 0), 1)`
const countOf = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(count(found.uuid) filter (where found.is_priced and ${condition}))::int`
const tested = countOf(sql`found.escape_tests > 0`)
const escaping = countOf(sql`found.escapes > 0`)
const enhanced = countOf(sql`found.enhancement > 0`)

/** What could be claimed, and is not. */
export const unclaimed = (): Section[] => [
  grouped({
    name: 'escape',
    keys: [rowKeys.fee_earner],
    where: sql`${isPriced} and found.escapes_unclaimed > 0`,
    further: { missed: sql`sum(found.escape_gap)` },
    filter: marked('escape_unclaimed'),
  }),
  grouped({
    name: 'not_counted',
    keys: [{ of: sql`left_out.reason`, label: (reason) => reason, filter: (reason) => ({ not_counted: reason }) }],
    join: sql`cross join lateral jsonb_to_recordset(found.not_counted) as left_out(reason text, rows integer, net numeric)`,
    where: isPriced,
    further: { lines: sql`sum(left_out.rows)::int`, missed: sql`sum(left_out.net)` },
    filter: ofOpenCases,
  }),
  grouped({
    name: 'voucher',
    keys: [rowKeys.fee_earner],
    where: sql`${isPriced} and found.vouchers_missing > 0`,
    further: { lines: sql`sum(found.vouchers_missing)::int`, missed: sql`sum(found.vouchers_amount)` },
    filter: marked('voucher_missing'),
  }),
  grouped({
    name: 'case_type',
    keys: [rowKeys.case_type],
    further: {
      tested,
      escapes: escaping,
      escape_rate: rate(escaping, tested),
      enhanced,
      enhancement_rate: rate(enhanced, countOf(sql`true`)),
      enhancement: sql`coalesce(sum(found.enhancement) filter (where found.is_priced), 0)`,
    },
  }),
]

/** All that is read for it, of complete cases as well. */
export const READ: Read = {
  columns: [
    'case_total.escape_tests',
    'case_total.escapes',
    'case_total.escapes_unclaimed',
    'case_total.escape_gap',
    'case_total.enhancement',
    'case_total.vouchers_missing',
    'case_total.vouchers_amount',
    'case_total.not_counted',
  ],
}
