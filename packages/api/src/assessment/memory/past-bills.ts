import type { PastBill } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../../access/as-viewer.ts'

/** The most bills that are remembered: those completed last. */
const MOST_BILLS = 200

/** An assessed bill with what its case is called. */
export interface RememberedBill extends PastBill {
  case_name: string
}
/** The case whose bill is compared, with its firm and its area of work. */
interface Compared {
  uuid: string
  client: string
  area_of_work: string
}

/** Whether a firm wants to be told what its bills were reduced for. */
export async function remembersReductions(tx: Tx, client: string): Promise<boolean> {
  const row = await tx.selectFrom('client').select('remembers_reductions').where('uuid', '=', client).executeTakeFirst()
  return row?.remembers_reductions === true
}

/**
 * What came of the other bills of the same firm in the same area of work, those completed last first: of cases that are
 * complete now, and whose assessment is not set aside. Of their words, of which each may have a thousand, it answers
 * those that are asked for.
 */
export async function rememberedBills(
  tx: Tx,
  { uuid, client, area_of_work }: Compared,
  words: readonly string[],
): Promise<RememberedBill[]> {
  const { rows } = await sql<RememberedBill>`
    select past.uuid, past.case_name, assessment.outcome || jsonb_build_object('words', (
        select coalesce(jsonb_object_agg(word.key, word.value), '{}') from jsonb_each(assessment.outcome_words) word
        where word.key in (select unnest(${words}::text[])))) as groups
    from assessment join "case" past on past.uuid = assessment.case_uuid and past.client_uuid = assessment.client_uuid
    where assessment.client_uuid = ${client} and assessment.removed_at is null and assessment.rulings > 0
      and assessment.outcome is not null and past.uuid <> ${uuid} and past.area_of_work = ${area_of_work}
      and past.stage = 'complete'
    order by past.stage_since desc, past.uuid limit ${MOST_BILLS}`.execute(tx)
  return rows
}
