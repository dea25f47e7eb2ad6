import type { EnhancementRow } from '@costdraft/schema/enhancements/enhancement.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { pricedCaseOf } from '../areas/priced-case.ts'
import { governingDay } from './governing-day.ts'
import { earnerOnDay, loadEarners, type EarnerOn } from '../clients/load-earners.ts'
import { recordedFactsOf } from './recorded-facts.ts'

export interface LoadedCase {
  priced: ReturnType<typeof pricedCaseOf>
  uuid: string
  client: string
}
/**
 * Cases as the pricing engine takes them, without their items, with the client that owns each. `earnerOn` has the fee
 * earners of their firms.
 */
export async function loadCases(tx: Tx, uuids: readonly string[], earnerOn: EarnerOn): Promise<LoadedCase[]> {
  const rows = await tx
    .selectFrom('case as c')
    .leftJoin('certificate as t', 't.case_uuid', 'c.uuid')
    .select([
      'c.uuid',
      'c.client_uuid',
      'c.fee_earner',
      'c.area_of_work',
      'c.case_type',
      'c.represented_party',
      'c.parties_represented',
      'c.exceptional',
      'c.exceptional_parts',
      'c.high_court_work',
      't.court_level',
      't.date_of_issue',
      't.transfer',
      't.half_fixed_fee',
      'c.details',
      't.details as certificate_details',
      sql<
        EnhancementRow[] | null
      >`(select jsonb_agg(jsonb_build_object('activity_type', e.activity_type, 'case_part', e.case_part,
        'enhancement', e.enhancement)) from tr_enhancement e where e.case_uuid = c.uuid)`.as('enhancements'),
    ])
    .where(sql<boolean>`c.uuid = any(${uuids}::uuid[])`)
    .execute()
  const recorded = await recordedFactsOf(tx, rows)
  return rows.map((row) => {
    const { region, location } = earnerOn(row.fee_earner, governingDay(row.date_of_issue, row.details))
    return {
      uuid: row.uuid,
      client: row.client_uuid,
      priced: pricedCaseOf({ ...row, region, location }, recorded(row.uuid)),
    }
  })
}

/** A case as the pricing engine takes it, without its items. The caller has checked that the viewer may read it. */
export async function loadPricedCase(tx: Tx, uuid: string): Promise<LoadedCase['priced']> {
  const [row] = await loadCases(tx, [uuid], earnerOnDay(await loadEarners(tx, [uuid])))
  if (!row) throw new Error('A case that was just read is not there.')
  return row.priced
}
