import { stages } from '@costdraft/costing'
import { figureParameters } from '@costdraft/schema/cases/case-filters.ts'
import {
  caseMarks,
  dueDates as dueNames,
  NOBODY,
  SENT_BACK_MOST,
  type CaseMark,
} from '@costdraft/schema/reports/case-marks.ts'
import { NO_OUTCOME_FILTER, outcomeFilterIn, type OutcomeFilter } from '@costdraft/schema/reports/outcome-filter.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql, type RawBuilder } from 'kysely'
import { startOfLondonDay } from '../db/london-days.ts'
import { hasFigures } from '../bills/case-totals.ts'
import { ValidationError } from '../errors/errors.ts'
import { dayParam, enumParam, listParam, longTextParam, wholeNumberParam } from '../http/paging.ts'
import { dueDates } from './due-dates.ts'

type Query = Readonly<Record<string, unknown>>

/** The marks of which something else than the figures of priced cases tells. */
const UNPRICED_MARKS: readonly CaseMark[] = ['pending', 'assessed']
/** Whether a query asks for what only the figures of priced cases say. */
export const asksFigures = (query: Query): boolean =>
  Boolean(query.not_counted) || enumParam(query, 'mark', caseMarks).some((mark) => !UNPRICED_MARKS.includes(mark))

/** The parameters among those of figures that ask for firms, or for columns of the case itself. */
const OF_CASES_ALONE = ['reported', 'completed_from', 'completed_to']
/** Whether a query asks for cases by what is not in their rows: such a list reads every case. */
export const looksBesideCases = (query: Query): boolean =>
  figureParameters.some((name) => !OF_CASES_ALONE.includes(name) && Boolean(query[name]))

type MarkOfTotal = Exclude<CaseMark, 'assessed'>
/** What each mark means of the total of a case whose figures are up to date; `pending` is one whose are not. */
const marked: Readonly<Record<Exclude<MarkOfTotal, 'pending'>, RawBuilder<boolean>>> = {
  escape_unclaimed: sql`case_total.escapes_unclaimed > 0`,
  rows_not_counted: sql`case_total.not_counted is not null`,
  voucher_missing: sql`case_total.vouchers_missing > 0`,
  unpriced: sql`case_total.unpriced > 0`,
}
const conditionOf = (mark: MarkOfTotal): RawBuilder<boolean> =>
  mark === 'pending' ? sql`not ${hasFigures}` : sql`(${hasFigures} and ${marked[mark]})`

/**
 * Whether a case is among those that a statement selects. "is true" keeps the two apart, so that the statement runs
 * once, into a table of hashes: with row-level security PostgreSQL takes either for a few rows, and would run it for
 * each case.
 */
const isAmong = (selected: RawBuilder<unknown>): RawBuilder<boolean> => sql`((case_row.uuid in (${selected})) is true)`

const totalsWith = (clients: readonly string[], condition: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`select case_total.case_uuid from case_total where case_total.client_uuid = any(${clients}::uuid[]) and ${condition}`

/** What stands after `from`: the current assessments of some clients in which a line is ruled on, one of a case. */
export const ruledAssessments = (clients: readonly string[]): RawBuilder<unknown> =>
  sql`assessment where client_uuid = any(${clients}::uuid[]) and removed_at is null and rulings > 0`

/** Cases with any of these marks. */
function byMarks(marks: readonly CaseMark[], clients: readonly string[]): RawBuilder<boolean>[] {
  const ofTotal = marks.filter((mark) => mark !== 'assessed')
  const selected = [
    ...(ofTotal.length > 0 ? [totalsWith(clients, sql`(${sql.join(ofTotal.map(conditionOf), sql` or `)})`)] : []),
    ...(marks.includes('assessed') ? [sql`select case_uuid from ${ruledAssessments(clients)}`] : []),
  ]
  return selected.length > 0 ? [isAmong(sql.join(selected, sql` union all `))] : []
}

/** What ruled lines are asked for by; undefined if absent. Throws 422 for anything else. */
function outcomeParam(query: Query): OutcomeFilter | undefined {
  const text = longTextParam(query, 'outcome')
  if (text === '') return undefined
  const filter = outcomeFilterIn(text)
  if (!filter) throw new ValidationError({ outcome: NO_OUTCOME_FILTER })
  return filter
}
/** Cases with ruled lines that have this in common. */
const byOutcome = ({ by, key }: OutcomeFilter, clients: readonly string[]): RawBuilder<boolean> =>
  isAmong(sql`select case_uuid from ${ruledAssessments(clients)} and outcome->${sql.lit(by)} ? ${key}::text`)

/** A move back from review to drafting. */
export const isReturn = sql<boolean>`stage = 'in_review' and moved_to = 'in_progress'`

/** Cases that a query asks for by stays in a stage, of some clients. */
function byHistory(query: Query, clients: readonly string[]): RawBuilder<boolean>[] {
  const ofClients = sql`client_uuid = any(${clients}::uuid[])`
  const conditions: RawBuilder<boolean>[] = []
  const times = wholeNumberParam(query, 'sent_back', { min: 1, max: SENT_BACK_MOST })
  if (times !== undefined)
    conditions.push(
      isAmong(sql`select case_uuid from stage_period where ${ofClients} and ${isReturn}
        group by case_uuid having least(count(case_uuid), ${SENT_BACK_MOST}::int) = ${times}::int`),
    )
  const left = enumParam(query, 'left_stage', stages)
  if (left.length > 0)
    conditions.push(
      isAmong(sql`select case_uuid from stage_period where ${ofClients} and stage = any(${left}::text[])`),
    )
  const reviewers = listParam(query, 'reviewer')
  if (reviewers.length > 0)
    conditions.push(
      isAmong(sql`select case_uuid from stage_period
        where ${ofClients} and stage = 'in_review' and moved_by = any(${reviewers.filter(isUuid)}::uuid[])`),
    )
  return conditions
}

/** Cases in which something is due, in those days if the query says any. */
function byDueDates(query: Query, clients: readonly string[]): RawBuilder<boolean>[] {
  const names = enumParam(query, 'due', dueNames)
  const [from, to] = [dayParam(query, 'due_from'), dayParam(query, 'due_to')]
  if (names.length === 0 && from === undefined && to === undefined) return []
  const conditions = [
    sql`true`,
    ...(names.length > 0 ? [sql`due = any(${names}::text[])`] : []),
    ...(from === undefined ? [] : [sql`day >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`day <= ${to}::date`]),
  ]
  return [isAmong(sql`select case_uuid from (${dueDates(clients)}) dates where ${sql.join(conditions, sql` and `)}`)]
}

/** The conditions on `case as case_row` of these parameters. Throws 422 for a value that there is not. */
export function figureConditions(query: Query, clients: readonly string[]): RawBuilder<boolean>[] {
  const [from, to] = [dayParam(query, 'completed_from'), dayParam(query, 'completed_to')]
  const marks = enumParam(query, 'mark', caseMarks)
  const reason = longTextParam(query, 'not_counted')
  const outcome = outcomeParam(query)
  return [
    ...(from === undefined && to === undefined ? [] : [sql<boolean>`case_row.stage = 'complete'`]),
    ...(from === undefined ? [] : [sql<boolean>`case_row.stage_since >= ${startOfLondonDay(from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`case_row.stage_since < ${startOfLondonDay(to, 1)}`]),
    ...byMarks(marks, clients),
    ...(reason === ''
      ? []
      : [
          isAmong(
            totalsWith(
              clients,
              sql`${hasFigures} and case_total.not_counted @> ${JSON.stringify([{ reason }])}::jsonb`,
            ),
          ),
        ]),
    ...(outcome ? [byOutcome(outcome, clients)] : []),
    ...byHistory(query, clients),
    ...byDueDates(query, clients),
  ]
}

/** The cases of these people; `none` among them stands for cases that are nobody's. */
export function ofStaffMembers(staff: readonly string[]): RawBuilder<boolean> {
  const named = sql`case_row.staff_member = any(${staff.filter(isUuid)}::uuid[])`
  return staff.includes(NOBODY) ? sql`(${named} or case_row.staff_member is null)` : sql`(${named})`
}
