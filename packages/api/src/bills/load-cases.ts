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
 * earners of their firms; `payer` says by the rates of which firm the cases of a firm are priced.
 */
export async function loadCases(
  tx: Tx,
  uuids: readonly string[],
  earnerOn: EarnerOn,
  payer: (client: string) => string = (client) => client,
): Promise<LoadedCase[]> {
  const rows = await tx
    .selectFrom('case as case_row')
    .leftJoin('certificate', 'certificate.case_uuid', 'case_row.uuid')
    .select([
      'case_row.uuid',
      'case_row.client_uuid',
      'case_row.fee_earner',
      'case_row.area_of_work',
      'case_row.case_type',
      'case_row.represented_party',
      'case_row.parties_represented',
      'case_row.exceptional',
      'case_row.exceptional_parts',
      'case_row.high_court_work',
      'certificate.court_level',
      'certificate.date_of_issue',
      'certificate.transfer',
      'certificate.half_fixed_fee',
      'case_row.details',
      'certificate.details as certificate_details',
      sql<EnhancementRow[] | null>`(select jsonb_agg(jsonb_build_object('activity_type', tr_enhancement.activity_type,
        'case_part', tr_enhancement.case_part, 'enhancement', tr_enhancement.enhancement))
        from tr_enhancement where tr_enhancement.case_uuid = case_row.uuid)`.as('enhancements'),
    ])
    .where(sql<boolean>`case_row.uuid = any(${uuids}::uuid[])`)
    .execute()
  const recorded = await recordedFactsOf(
    tx,
    rows.map((row) => ({ ...row, client_uuid: payer(row.client_uuid) })),
  )
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
