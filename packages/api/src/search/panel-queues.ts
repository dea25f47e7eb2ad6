import { sql, type RawBuilder } from 'kysely'
import { LONDON_TODAY, startOfLondonDay } from '../db/london-days.ts'
import { hasFigures } from '../bills/case-totals.ts'
import { CASES_PER_QUEUE, queuedColumns, withComments } from './queued-cases.ts'

/** The queues of the panel, in its order. */
export const panelQueues = ['sent_back', 'waiting_review', 'comments', 'untouched', 'escapes'] as const
export type PanelQueueName = (typeof panelQueues)[number]
/** Days, of England and Wales, after which a draft counts as untouched. */
const UNTOUCHED_DAYS = 14

/** Who asks, and where they may read cases; of these firms, those whose figures they may read as well. */
export interface PanelAsker {
  me: string
  clients: readonly string[]
  reported: readonly string[]
}

/**
 * Whose a case is: its staff member's or, where it has none, its creator's. As it is written in the index `case_whose`.
 * It is no "coalesce", of which the planner does not know that it tells nothing: with row-level security it would use
 * no index.
 */
const whose = sql`(case when case_row.staff_member is null then case_row.created_by else case_row.staff_member end)`

/** As many as are answered even if the queues before it have shown the first of them. */
const enoughFor = (queue: PanelQueueName): number => CASES_PER_QUEUE * (panelQueues.indexOf(queue) + 1)

/**
 * What is the viewer's: `sent` are the cases that they sent for review last, in review still or drafts again, and
 * `is_own` those of them that are theirs anyway. Both are looked up case by case ("offset 0"): with row-level security
 * the planner would read all cases of all firms.
 */
const sent = ({ me, clients }: PanelAsker): RawBuilder<unknown> => sql`
  sent as materialized (
    select ${queuedColumns}, case_row.is_own
    from (select distinct case_uuid from stage_period where moved_by = ${me}::uuid and moved_to = 'in_review') moved
    cross join lateral (
      select ${queuedColumns}, ${whose} = ${me}::uuid as is_own from "case" case_row
      where case_row.uuid = moved.case_uuid and case_row.client_uuid = any(${clients}::uuid[])
        and case_row.stage in ('in_progress', 'in_review') offset 0) case_row
    cross join lateral (
      select period.moved_by from stage_period period
      where period.case_uuid = case_row.uuid and period.moved_to = 'in_review'
      order by period.ended_at desc limit 1) sending
    where sending.moved_by = ${me}::uuid)`

/** The viewer's drafts whose last move was from review, by somebody else. Of those never moved no move is looked up. */
const sentBack = ({ me, clients }: PanelAsker): RawBuilder<unknown> => sql`
  sent_back as materialized (
    select ${queuedColumns} from (
      select ${queuedColumns} from "case" case_row
      where ${whose} = ${me}::uuid and case_row.stage = 'in_progress' and case_row.stage_since <> case_row.created_at
        and case_row.client_uuid = any(${clients}::uuid[])
      union all
      select ${queuedColumns} from sent case_row where case_row.stage = 'in_progress' and not case_row.is_own) case_row
    cross join lateral (
      select period.stage, period.moved_by from stage_period period
      where period.case_uuid = case_row.uuid order by period.ended_at desc limit 1) moved
    where moved.stage = 'in_review' and moved.moved_by is distinct from ${me}::uuid)`

/** The cases in review of others: one limited index scan per firm; they are counted as all but the viewer's. */
const waiting = ({ me, clients }: PanelAsker): RawBuilder<unknown> => sql`
  in_review_of_mine as materialized (
    select case_row.uuid from "case" case_row
    where ${whose} = ${me}::uuid and case_row.stage = 'in_review' and case_row.client_uuid = any(${clients}::uuid[])
    union
    select uuid from sent where stage = 'in_review'),
  waiting as materialized (
    select ${queuedColumns} from unnest(${clients}::uuid[]) as firm (client)
    cross join lateral (
      select ${queuedColumns} from "case" case_row
      where case_row.client_uuid = firm.client and case_row.stage = 'in_review'
        and case_row.uuid not in (select uuid from in_review_of_mine)
      order by case_row.updated_at desc, case_row.uuid desc limit ${enoughFor('waiting_review')}) case_row)`

/** Before this an untouched draft was last updated. */
const untouchedSince = startOfLondonDay(LONDON_TODAY, 1 - UNTOUCHED_DAYS)
/** The viewer's own drafts that are untouched; those of others that they sent for review are in `sent`. */
const untouchedOwn = ({ me, clients }: PanelAsker): RawBuilder<unknown> => sql`"case" case_row
  where ${whose} = ${me}::uuid and case_row.stage = 'in_progress' and case_row.client_uuid = any(${clients}::uuid[])
    and case_row.updated_at < ${untouchedSince}`
const untouchedSent = sql`sent case_row
  where case_row.stage = 'in_progress' and not case_row.is_own and case_row.updated_at < ${untouchedSince}`
const longestFirst = sql`case_row.updated_at, case_row.uuid`

/** The first untouched drafts, by the index: there may be thousands, which are only counted. */
const untouched = (asker: PanelAsker): RawBuilder<unknown> => sql`
  untouched as materialized (
    (select ${queuedColumns} from ${untouchedOwn(asker)} order by ${longestFirst} limit ${enoughFor('untouched')})
    union all
    select ${queuedColumns} from ${untouchedSent})`

/** Open cases with an escape that is not claimed, whose figures are up to date. */
const escapes = ({ reported }: PanelAsker): RawBuilder<unknown> => sql`
  escaping as materialized (
    select case_uuid, escape_gap from case_total
    where client_uuid = any(${reported}::uuid[]) and escapes_unclaimed > 0 and stage <> 'complete'
      and ${hasFigures}),
  escapes as materialized (
    select ${queuedColumns}, gap.escape_gap
    from (select * from escaping order by escape_gap desc, case_uuid limit ${enoughFor('escapes')}) gap
    cross join lateral (
      select ${queuedColumns} from "case" case_row where case_row.uuid = gap.case_uuid offset 0) case_row)`

interface QueueSql {
  count: RawBuilder<unknown>
  rows: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** What is missed in a case, and in all of them. */
  amount?: RawBuilder<unknown>
  sum?: RawBuilder<unknown>
}
const countOf = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select count(*)::int from ${rows})`
const newestFirst = sql`case_row.updated_at desc, case_row.uuid desc`
const queues = (asker: PanelAsker): Record<PanelQueueName, QueueSql> => ({
  sent_back: { count: countOf(sql`sent_back`), rows: sql`sent_back`, order: newestFirst },
  waiting_review: {
    count: sql`(select count(*)::int from "case"
      where client_uuid = any(${asker.clients}::uuid[]) and stage = 'in_review') - ${countOf(sql`in_review_of_mine`)}`,
    rows: sql`waiting`,
    order: newestFirst,
  },
  comments: { count: countOf(sql`commented`), rows: sql`commented`, order: newestFirst },
  untouched: {
    count: sql`${countOf(untouchedOwn(asker))} + ${countOf(untouchedSent)}`,
    rows: sql`untouched`,
    order: longestFirst,
  },
  escapes: {
    count: countOf(sql`escaping`),
    rows: sql`escapes`,
    order: sql`case_row.escape_gap desc, case_row.uuid`,
    amount: sql`case_row.escape_gap`,
    sum: sql`(select sum(escape_gap) from escaping)`,
  },
})

/** The first rows of each queue with `queue`, their `place` in it, its `count` and `sum`, and the `amount` of each. */
export function queuedRows(asker: PanelAsker): { tables: RawBuilder<unknown>; rows: RawBuilder<unknown> } {
  const { clients, me } = asker
  const parts = Object.entries(queues(asker)).map(
    ([name, { count, rows, order, amount = sql`null::numeric`, sum = sql`null::numeric` }]) => sql`
    (select ${name} as queue, row_number() over (order by ${order}) as place, ${count} as count, ${sum} as sum,
      ${queuedColumns}, ${amount} as amount
    from ${rows} case_row order by ${order} limit ${enoughFor(name as PanelQueueName)})`,
  )
  const tables = [withComments(clients, me), ...[sent, sentBack, waiting, untouched, escapes].map((of) => of(asker))]
  return { tables: sql.join(tables, sql`, `), rows: sql.join(parts, sql` union all `) }
}
