import { periodOn } from '@costdraft/schema/clients/period-on.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import type { FrozenCase, FrozenEarner, FrozenEarnerPeriod } from './frozen-case.ts'

type Read = Omit<FrozenEarner, keyof FrozenEarnerPeriod | 'periods'> & {
  /** In their order, the first without a beginning. */
  periods: [ReadPeriod, ...ReadPeriod[]]
}
type ReadPeriod = FrozenEarnerPeriod & { region: string }

const readEarners = (tx: Tx, { client }: CaseRow): Promise<Read[]> =>
  tx
    .selectFrom('fee_earner as earner')
    .where('earner.client_uuid', '=', client)
    .select([
      'earner.uuid',
      sql<string>`earner.firstname || ' ' || earner.surname`.as('name'),
      'earner.initials',
      sql<Read['periods']>`(
        select jsonb_agg(jsonb_build_object('from', period.from_day, 'type', period.type, 'grade', period.grade,
          'panelMember', period.is_panel_member, 'office', site.site_name, 'region', site.region,
          'rateBand', site.location) order by period.from_day nulls first)
        from fee_earner_period period join site on site.uuid = period.site_uuid
        where period.fee_earner = earner.uuid)`.as('periods'),
    ])
    .orderBy('earner.name_key')
    .orderBy('earner.uuid')
    .execute()

/** The days of a case by which its documents show fee earners (ISO). */
interface Days {
  /** That on which it is completed. */
  completed: string
  /** The first and the last day of work of each fee earner. */
  workOf: ReadonlyMap<string, readonly [first: string, last: string]>
}

/** A period without its beginning, as the facts of a fee earner. */
const factsOf = ({ from: _from, region: _region, ...facts }: ReadPeriod) => facts

/**
 * The fee earners of a completed case: whoever is responsible and everyone with work in it, as on the day of
 * completion. Who was something else on some day of that work has periods as well. By grade and surname.
 */
function frozenEarner({ periods, ...earner }: Read, { completed, workOf }: Days): FrozenEarner {
  const [first, last] = workOf.get(earner.uuid) ?? [completed, completed]
  const touched = periods.filter(({ from }, i) => {
    const end = periods[i + 1]?.from
    return (from === null || from <= last) && (end == null || end > first)
  })
  const now = factsOf(periodOn(periods, completed))
  const isOther = touched.some((period) => JSON.stringify(factsOf(period)) !== JSON.stringify(now))
  return {
    ...earner,
    ...now,
    ...(isOther && { periods: touched.map(({ region: _region, ...period }) => period) }),
  }
}

/**
 * The fee earners that the documents of a case name, by grade and name, and the office of its fixed fee: that of the
 * responsible fee earner on the day that governs the case.
 */
export async function readFrozenEarners(
  tx: Tx,
  row: CaseRow,
  { governing, ...days }: Days & { governing: string },
): Promise<Pick<FrozenCase, 'feeEarner' | 'feeEarners' | 'feeOffice'>> {
  const earners = await readEarners(tx, row)
  const responsible = earners.find(({ uuid }) => uuid === row.fee_earner.uuid)
  const office = responsible && periodOn(responsible.periods, governing)
  return {
    ...(office && { feeOffice: { region: office.region, location: office.rateBand ?? '' } }),
    feeEarner: row.fee_earner.uuid,
    feeEarners: earners
      .filter(({ uuid }) => uuid === row.fee_earner.uuid || days.workOf.has(uuid))
      .map((earner) => frozenEarner(earner, days))
      .toSorted((a, b) => (a.grade < b.grade ? -1 : Number(a.grade > b.grade))),
  }
}
