import { penceOf, poundsOf, type Stage } from '@costdraft/costing'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { Revision } from '../bills/bill.ts'
import { refreshTotals } from '../bills/case-totals.ts'
import type { Tables } from '../db/tables.ts'

/** The cases of a stage: how many, their value in pounds, and how many have none. */
export interface StageSum {
  stage: Stage
  count: number
  value: number
  unpriced: number
}
/** Cases by what the tally counts them by; undefined for any. */
export interface TalliedCases {
  clients: readonly string[]
  stages: readonly Stage[]
  areas: readonly string[]
}

const condition = ({ clients, stages, areas }: TalliedCases): RawBuilder<boolean> => {
  const one = (column: string, values: readonly string[]): RawBuilder<unknown> =>
    values.length > 0 ? sql` and ${sql.ref(column)} = any(${values}::text[])` : sql``
  return sql`client_uuid = any(${clients}::uuid[])${one('stage', stages)}${one('area_of_work', areas)}`
}

/** The number of cases, as an expression. */
export const talliedCount = (cases: TalliedCases): RawBuilder<number> =>
  sql`(select coalesce(sum(cases), 0)::int from case_tally where ${condition(cases)})`

/**
 * The sums of a stage as of one moment, and the cases that `value` and `unpriced` leave out because their total is not
 * up to date.
 */
interface KnownSum extends StageSum {
  changed: readonly Revision[]
}

/**
 * Prices the cases whose total is not up to date, and adds them to the sums. What was priced is added from memory
 * instead of read again: a total cannot be stored while another request holds it, and the case would then pass for one
 * without a value.
 */
export async function addChanged(tx: Tx, sums: readonly KnownSum[]): Promise<StageSum[]> {
  const priced = await refreshTotals(
    tx,
    sums.flatMap(({ changed }) => changed),
  )
  return sums.map(({ stage, count, value, unpriced, changed }) => {
    const others = changed.map(({ uuid }) => priced.get(uuid)?.value ?? null)
    return {
      stage,
      count,
      value: poundsOf(others.reduce<number>((pence, other) => pence + penceOf(other ?? 0), penceOf(value))),
      unpriced: unpriced + others.filter((other) => other === null).length,
    }
  })
}

/** The sums of the cases of each stage. Cases that were changed since they were last priced are priced first. */
export async function talliedSums(tx: Tx, cases: TalliedCases): Promise<StageSum[]> {
  const { rows } = await sql<KnownSum>`
      select stage, sum(cases)::int as count, sum(value) as value, sum(unpriced)::int as unpriced,
        (select coalesce(jsonb_agg(jsonb_build_object('uuid', case_uuid, 'revision', case_revision)), '[]') from case_total
          where revision <> case_revision and stage = case_tally.stage and ${condition(cases)}) as changed
      from case_tally where ${condition(cases)} group by stage`.execute(tx)
  return addChanged(tx, rows)
}

/** Replaces the rows of the tally of a stage by one where there are several. Its sums stay what they are. */
export async function compactTally(db: Kysely<Tables>): Promise<void> {
  await sql`
    with several as (
      select client_uuid, stage, area_of_work from case_tally group by client_uuid, stage, area_of_work having count(*) > 1),
    gone as (
      delete from case_tally using several
      where case_tally.client_uuid = several.client_uuid and case_tally.stage = several.stage
        and case_tally.area_of_work = several.area_of_work returning case_tally.*)
    insert into case_tally (client_uuid, stage, area_of_work, cases, value, unpriced, stale)
    select client_uuid, stage, area_of_work, sum(cases), sum(value), sum(unpriced), sum(stale) from gone group by client_uuid, stage, area_of_work`.execute(
    db,
  )
}
