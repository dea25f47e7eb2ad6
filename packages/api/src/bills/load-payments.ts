import { penceOf, type DisbursementFacts, type ExpertFeeFacts } from '@costdraft/costing'
import { expertTypeKeyOf } from '@costdraft/schema/expert-types/expert-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { WithCase } from './with-case.ts'

/** The disbursements of cases, those of hearings and steps with the date of these, by date and entry. */
export async function loadDisbursements(tx: Tx, uuids: readonly string[]): Promise<WithCase<DisbursementFacts>[]> {
  const { rows } = await sql<WithCase<DisbursementFacts>>`
    select i.case_uuid as "caseUuid", i.uuid, coalesce(d.date, h.date, s.date, e.date) as date,
      coalesce(d.case_part, h.case_part) as "casePart", d.cop_case_part as "copCasePart", d.party,
      coalesce(d.phase, s.phase) as phase, coalesce(s.item_uuid, e.item_uuid) as step,
      coalesce(d.disbursement_type, 'other') as type, d.amount, coalesce(d.vat_exempt, false) as "vatExempt",
      coalesce(d.description, s.description) as description
    from case_item i join disbursement d on d.item_uuid = i.uuid left join hearing h on h.item_uuid = i.parent_uuid
      left join procedural_step s on s.item_uuid = i.parent_uuid left join high_cost_step e on e.item_uuid = i.parent_uuid
    where i.case_uuid = any(${uuids}::uuid[]) and i.deleted_at is null
      and i.kind in ('disbursement', 'hearing_disbursement', 'procedural_step_disbursement', 'high_cost_step_disbursement')
    order by 3, i.seq`.execute(tx)
  for (const row of rows) row.amount = penceOf(row.amount)
  return rows
}

type ExpertFeeRow = Omit<ExpertFeeFacts, 'type'> & { invoiceType: string }
/** The fees of experts of cases, by date and entry. */
export async function loadExpertFees(tx: Tx, uuids: readonly string[]): Promise<WithCase<ExpertFeeFacts>[]> {
  const { rows } = await sql<WithCase<ExpertFeeRow>>`
    select i.case_uuid as "caseUuid", i.uuid, d.date, d.case_part as "casePart", d.invoice_type as "invoiceType",
      d.amount, coalesce(d.vat_exempt, false) as "vatExempt", d.description,
      d.hours, d.expert_location as location, d.party, d.percentage
    from case_item i join expert_fee d on d.item_uuid = i.uuid where i.case_uuid = any(${uuids}::uuid[])
      and i.kind = 'expert_fee' and i.deleted_at is null order by d.date, i.seq`.execute(tx)
  return rows.map(({ invoiceType, hours, amount, percentage, ...row }) => ({
    ...row,
    percentage: percentage == null ? null : Math.round(percentage * 100),
    type: expertTypeKeyOf(invoiceType) ?? null,
    amount: penceOf(amount),
    hours: hours === null ? null : Math.round(hours * 100),
  }))
}
