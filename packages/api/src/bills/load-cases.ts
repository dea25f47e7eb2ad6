import type { Location, Region } from '@costdraft/costing'
import type { EnhancementRow } from '@costdraft/schema/enhancements/enhancement.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { pricedCaseOf } from '../areas/priced-case.ts'
import { recordedFactsOf } from './recorded-facts.ts'

export interface LoadedCase {
  priced: ReturnType<typeof pricedCaseOf>
  uuid: string
  client: string
}
/** Cases as the pricing engine takes them, without their items, with the client that owns each. */
export async function loadCases(tx: Tx, uuids: readonly string[]): Promise<LoadedCase[]> {
  const rows = await tx
    .selectFrom('case as c')
    .innerJoin('fee_earner as f', 'f.uuid', 'c.fee_earner')
    .innerJoin('site as s', 's.uuid', 'f.site_uuid')
    .leftJoin('certificate as t', 't.case_uuid', 'c.uuid')
    .select([
      'c.uuid',
      'c.client_uuid',
      'c.area_of_work',
      'c.case_type',
      'c.represented_party',
      'c.parties_represented',
      'c.exceptional',
      'c.exceptional_parts',
      'c.high_court_work',
      's.region',
      's.location',
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
  return rows.map((row) => ({
    uuid: row.uuid,
    client: row.client_uuid,
    priced: pricedCaseOf(
      { ...row, region: row.region as Region, location: row.location as Location },
      recorded(row.uuid),
    ),
  }))
}

/** A case as the pricing engine takes it, without its items. The caller has checked that the viewer may read it. */
export async function loadPricedCase(tx: Tx, uuid: string): Promise<LoadedCase['priced']> {
  const [row] = await loadCases(tx, [uuid])
  if (!row) throw new Error('A case that was just read is not there.')
  return row.priced
}
