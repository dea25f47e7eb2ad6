import type { Stage } from '@costdraft/costing'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
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

interface Tallied extends StageSum {
  /** A case whose total is not up to date, which the other columns leave out; null in the row with the sums of a stage. */
  uuid: string | null
  revision: number
}

/** The sums of each stage, and the cases that they leave out, as of one moment. */
const readTally = async (tx: Tx, cases: TalliedCases): Promise<Tallied[]> =>
  (
    await sql<Tallied>`
      select stage, sum(cases)::int as count, sum(value) as value, sum(unpriced)::int as unpriced, null::uuid as uuid, 0 as revision
      from case_tally where ${condition(cases)} group by stage
      union all
      select stage, 0, 0, 0, case_uuid, case_revision from case_total where revision <> case_revision and ${condition(cases)}`.execute(
      tx,
    )
  ).rows

/** The sums of the cases of each stage. Cases that were changed since they were last priced are priced first. */
export async function talliedSums(tx: Tx, cases: TalliedCases): Promise<StageSum[]> {
  const rows = await readTally(tx, cases),
    changed = rows.flatMap(({ uuid, revision }) => (uuid ? { uuid, revision } : []))
  if (changed.length === 0) return sumsOf(rows, new Map())
  const priced = await refreshTotals(tx, changed)
  return sumsOf(await readTally(tx, cases), priced)
}

/** Adds what was priced but could not be stored, because its case is being changed. */
function sumsOf(rows: readonly Tallied[], priced: ReadonlyMap<string, { value: number | null }>): StageSum[] {
  return rows
    .filter(({ uuid }) => uuid === null)
    .map(({ stage, ...sum }) => {
      const others = rows.flatMap((row) =>
        row.uuid && row.stage === stage ? (priced.get(row.uuid)?.value ?? null) : [],
      )
      return {
        stage,
        count: sum.count,
        value: others.reduce<number>((total, value) => total + (value ?? 0), sum.value),
        unpriced: sum.unpriced + others.filter((value) => value === null).length,
      }
    })
}

/** Replaces the rows of the tally of a stage by one where there are several. Its sums stay what they are. */
export async function compactTally(db: Kysely<Tables>): Promise<void> {
  await sql`
    with several as (
      select client_uuid, stage, area_of_work from case_tally group by client_uuid, stage, area_of_work having count(*) > 1),
    gone as (
      delete from case_tally t using several s
      where t.client_uuid = s.client_uuid and t.stage = s.stage and t.area_of_work = s.area_of_work returning t.*)
    insert into case_tally (client_uuid, stage, area_of_work, cases, value, unpriced, stale)
    select client_uuid, stage, area_of_work, sum(cases), sum(value), sum(unpriced), sum(stale) from gone group by client_uuid, stage, area_of_work`.execute(
    db,
  )
}
