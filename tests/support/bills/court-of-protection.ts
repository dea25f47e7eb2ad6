import type { Row, WorkedBill } from '../../../dev/worked-bill.ts'
import { categoriesOf } from '../../../dev/worked-court-of-protection.ts'
import { earnerOf, namesOf } from '../../../dev/worked-firm.ts'
import { courtOfProtectionCase } from '../court-of-protection-case.ts'
import { addAll, post, workedFirm, type RestCaller } from '../worked-firm.ts'

/**
 * Enters a worked bill through the REST API; returns the case, the uuid of each row, and the names of its parts and
 * parties.
 */
export async function enterCourtOfProtectionBill(caller: RestCaller, client: string, worked: WorkedBill) {
  const { options } = worked
  const { earners, ...firm } = await workedFirm(caller, client, worked)
  const uuid = await post(
    caller,
    `client/${firm.client}/case/court-of-protection`,
    courtOfProtectionCase(firm, {
      start_date: options.get('start'),
      end_date: options.get('end'),
      opg_estimate: options.get('estimate') ?? 0,
      costs_basis: options.get('basis'),
      fixed_costs_categories: categoriesOf(worked),
      net_assets: options.get('net_assets'),
      consideration: options.get('consideration'),
    }),
  )
  const at = `client/case/${uuid}`
  const parts = await addAll(namesOf(worked, 'part'), (description) => post(caller, `${at}/case-part`, { description }))
  const parties = await addAll(namesOf(worked, 'party'), (party) => post(caller, `${at}/party`, { party }))
  const recorded = ({ date, options: own }: Row) => ({
    date,
    vat_exempt: own.has('exempt'),
    party: parties.get(own.get('party') ?? '') ?? null,
    cop_case_part: parts.get(own.get('part') ?? '') ?? null,
  })
  const items: string[] = []
  for (const row of worked.rows)
    items.push(
      row.record === 'time'
        ? await post(caller, `${at}/time-recording`, {
            ...recorded(row),
            fee_earner: earners.get(earnerOf(row)),
            activity_type: row.what,
            time: row.how,
          })
        : await post(caller, `${at}/disbursement`, {
            ...recorded(row),
            disbursement_type: row.what,
            amount: row.how,
          }),
    )
  return { uuid, items, names: new Map([...parts, ...parties].map(([name, of]) => [of, name])) }
}
