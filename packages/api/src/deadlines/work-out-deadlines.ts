import { createHash } from 'node:crypto'
import {
  bankHolidays,
  deadlineRules,
  officeClosedDays,
  type AreaOfWork,
  type DeadlineRuleName,
  type DeadlineStart,
} from '@costdraft/costing'
import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { sql, type Kysely } from 'kysely'
import { withoutViewer } from '../access/viewer-transaction.ts'
import type { Tx } from '../access/as-viewer.ts'
import type { Tables } from '../db/tables.ts'
import { computedOf } from './case-deadlines.ts'

/** A hash of the rules and closed days by which dates are worked out: another version of CostDraft may have others. */
export const DEADLINE_CALENDAR = createHash('sha256')
  .update(
    JSON.stringify([
      deadlineRules,
      bankHolidays,
      officeClosedDays,
      Object.values<AnyArea>(areas).map(({ name, deadlines }) => [name, deadlines]),
    ]),
  )
  .digest('hex')
  .slice(0, 16)

interface Started {
  case_uuid: string
  client_uuid: string
  area_of_work: AreaOfWork
  start: DeadlineStart
  date: string
}
interface Computed extends Pick<Started, 'case_uuid' | 'client_uuid'> {
  rule: DeadlineRuleName
  computed_on: string
}

/** So many starts are read at a time. */
const AT_ONCE = 500

/**
 * Locks starts whose dates were worked out by other rules or closed days, with their cases; those that somebody else
 * has are left for the next time. Whoever saves dates takes the case first as well.
 */
async function outdatedStarts(tx: Tx): Promise<Started[]> {
  const { rows } = await sql<Started>`
    select begun.case_uuid, begun.client_uuid, of_case.area_of_work, begun.start, begun.date
    from case_deadline_start begun join "case" of_case on of_case.uuid = begun.case_uuid
    where begun.computed_with is distinct from ${DEADLINE_CALENDAR}
    order by begun.case_uuid, begun.start limit ${AT_ONCE}::int
    for update of begun, of_case skip locked`.execute(tx)
  return rows
}

const computedFrom = ({ start, date, ...of }: Started): Computed[] =>
  [...computedOf(of, new Map([[start, date]])).values()].map(({ rule, date: day }) => ({
    ...{ case_uuid: of.case_uuid, client_uuid: of.client_uuid },
    ...{ rule, computed_on: day },
  }))

/** Stores dates that are others by now, and raises the versions of their cases. */
async function storeComputed(tx: Tx, computed: readonly Computed[]): Promise<void> {
  await sql`
    with stored as (
      insert into case_deadline (case_uuid, client_uuid, rule, computed_on)
      select * from jsonb_to_recordset(${JSON.stringify(computed)}::jsonb)
        as worked(case_uuid uuid, client_uuid uuid, rule text, computed_on date)
      on conflict (case_uuid, rule) do update set computed_on = excluded.computed_on
        where case_deadline.computed_on is distinct from excluded.computed_on
      returning case_uuid
    )
    update "case" set deadlines_version = deadlines_version + 1 where uuid in (select case_uuid from stored)`.execute(
    tx,
  )
}

/**
 * Works out anew the dates that were worked out by other rules or closed days than those of this version of the
 * product: a holiday that is proclaimed, or the day around Christmas on which the office is closed, comes with an
 * update. What a person entered, and what is done, stays.
 */
export async function workOutDeadlines(db: Kysely<Tables>): Promise<void> {
  for (let isFull = true; isFull;)
    isFull = await db.transaction().execute(async (owned) => {
      const tx = withoutViewer(owned)
      const starts = await outdatedStarts(tx)
      if (starts.length === 0) return false
      await storeComputed(tx, starts.flatMap(computedFrom))
      await sql`update case_deadline_start begun set computed_with = ${DEADLINE_CALENDAR}
        from jsonb_to_recordset(${JSON.stringify(starts)}::jsonb) as of_start(case_uuid uuid, start text)
        where begun.case_uuid = of_start.case_uuid and begun.start = of_start.start`.execute(tx)
      return starts.length === AT_ONCE
    })
}
