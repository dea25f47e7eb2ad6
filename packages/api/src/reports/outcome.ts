import { grades } from '@costdraft/costing'
import { outcomeFilterText, outcomeLabels, type OutcomeFilterGroup } from '@costdraft/schema/reports/outcome-filter.ts'
import { sql, type RawBuilder } from 'kysely'
import { ruledAssessments } from '../case-routes/figure-filters.ts'
import { startOfLondonDay } from '../db/london-days.ts'
import { ofPeriod, type Period } from './completed.ts'
import type { Read } from './found-cases.ts'
import { rowKeys, type ListQuery } from './row-keys.ts'
import { grouped, type Further, type Section } from './section.ts'

/** The cases that it reads: those that were completed in its period. */
export const completedIn = ({ from, to }: Period): Read => ({
  of: sql`case_row.stage = 'complete' and case_row.stage_since >= ${startOfLondonDay(from)}
    and case_row.stage_since < ${startOfLondonDay(to, 1)}`,
})

/**
 * The assessments of the cases of the table `found` in which a line is ruled on, as a table `assessed`; amounts in
 * pence.
 */
export const assessedOf = (clients: readonly string[]): RawBuilder<unknown> =>
  sql`select case_uuid, claimed, allowed, outcome from ${ruledAssessments(clients)}
    and case_uuid in (select uuid from found)`

const JOINED = sql`join assessed on assessed.case_uuid = found.uuid`

/** What was claimed and allowed, in pounds, and the difference in percent of it; null where nothing was claimed. */
const amounts = (claimed: RawBuilder<unknown>, allowed: RawBuilder<unknown>): Further => ({
  claimed: sql`coalesce(round(${claimed} / 100.0, 2), 0)`,
  allowed: sql`coalesce(round(${allowed} / 100.0, 2), 0)`,
  reduction: sql`round(100.0 * (${claimed} - ${allowed}) / nullif(${claimed}, 0), 1)`,
})
const OF_CASES = amounts(sql`sum(assessed.claimed)`, sql`sum(assessed.allowed)`)

/** The same cases by what their ruled lines have in common; a case is in a row once, and may be in several. */
const groupedBy = (by: OutcomeFilterGroup, period: Period, order?: (key: string) => number): Section => {
  const sumOf = (name: string): RawBuilder<unknown> => sql`sum((one.value->>${sql.lit(name)})::bigint)`
  const claimed = sumOf('claimed')
  return grouped({
    name: `outcome_${by}`,
    keys: [
      {
        of: sql`one.key`,
        label: outcomeLabels[by],
        ...(order && { order }),
        filter: (key) => ({ outcome: outcomeFilterText({ by, key }) }),
      },
    ],
    join: sql`${JOINED} cross join lateral jsonb_each(assessed.outcome->${sql.lit(by)}) as one`,
    further: {
      lines: sql`${sumOf('lines')}::int`,
      ...amounts(claimed, sql`(${claimed} - ${sumOf('reduction')})`),
    },
    filter: (query) => ofPeriod(query, period),
  })
}

const ofAssessed = (query: ListQuery, period: Period): ListQuery => ({ ...ofPeriod(query, period), mark: 'assessed' })

/** What was claimed and allowed of the bills of a period, by area and by what their lines have in common. */
export const outcome = (period: Period): Section[] => [
  grouped({
    name: 'outcome',
    keys: [rowKeys.area],
    join: JOINED,
    further: OF_CASES,
    filter: (query) => ofAssessed(query, period),
  }),
  groupedBy('activity', period),
  groupedBy('grade', period, (key) => grades.findIndex((grade) => grade === key)),
  groupedBy('reason', period),
]

/** What they come to together. */
export const outcomeTotal = (query: ListQuery, period: Period) => ({
  join: JOINED,
  where: sql`true`,
  further: OF_CASES,
  filter: ofAssessed(query, period),
})
