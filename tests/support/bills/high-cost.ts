import { caseTypeOf, invoiceTypeOf, type WorkedBill } from '../../../dev/worked-bill.ts'
import { certificateOf, eventsOf, hourlyOf, partiesOf, travelOf } from '../../../dev/worked-high-cost.ts'
import { rowsOf, type NumberedRow } from '../../../dev/worked-inter-partes.ts'
import { highCostCase } from '../high-cost-case.ts'
import { add, addAll, post, workedFirm, type RestCaller } from '../worked-firm.ts'

interface Step {
  uuid: string
  counsel: { uuid: string }[]
  procedural_step_disbursements: { uuid: string }[]
}

/**
 * Enters a worked bill through the REST API; returns the case, and the uuid of each row by its number, and the names of
 * its parties.
 */
export async function enterHighCostBill(caller: RestCaller, client: string, worked: WorkedBill) {
  const firm = await workedFirm(caller, client, worked)
  const { advocacyScheme, feeScheme, finalHearingLength, dateOfIssue } = certificateOf(worked)
  const hourly = hourlyOf(worked)
  const changes = {
    case_type: caseTypeOf(worked),
    ...(caseTypeOf(worked) === 'finance' && { represented_party: null, parties_represented: null }),
    high_court_work: worked.options.has('high_court_work'),
    ...(hourly && { hourly_figure: hourly.figure, hourly_figure_source: hourly.source }),
  }
  const schemes = {
    advocacy_scheme: advocacyScheme,
    fee_scheme: feeScheme,
    final_hearing_length: finalHearingLength,
    date_of_issue: dateOfIssue,
  }
  const uuid = await post(caller, `client/${firm.client}/case/high-cost`, highCostCase(firm, changes, schemes))
  const at = `client/case/${uuid}`
  const items = new Map<string, string>()
  const parties = await addAll(partiesOf(worked), (party) => post(caller, `${at}/party`, { party }))
  const partyOf = ({ options }: NumberedRow, name = 'party') => parties.get(options.get(name) ?? '') ?? null
  const paid = (row: NumberedRow) => ({
    disbursement_type: row.what,
    amount: row.how,
    vat_exempt: row.options.has('exempt'),
  })
  for (const step of eventsOf(worked)) {
    const body = await add<Step>(caller, `${at}/high-cost/procedural-step`, {
      event: step.what,
      date: step.date,
      description: step.name,
      attendance: step.how || null,
      solicitor: partyOf(step, 'solicitor'),
      solicitor_attendance: step.options.get('solicitor_attendance') ?? null,
      counsel: step.counsel.map((row) => ({
        counsel_level: row.what,
        counsel_attendance: { party_uuid: partyOf(row), attendance: row.how || null },
        travel: travelOf(row),
      })),
      procedural_step_disbursements: step.disbursements.map((row) => ({ ...paid(row), party_uuid: partyOf(row) })),
    })
    items.set(step.uuid, body.uuid)
    for (const [i, row] of step.counsel.entries()) items.set(row.uuid, body.counsel[i]?.uuid ?? '')
    for (const [i, row] of step.disbursements.entries())
      items.set(row.uuid, body.procedural_step_disbursements[i]?.uuid ?? '')
  }
  for (const row of rowsOf(worked, 'disbursement'))
    if (!row.options.has('step')) {
      const added = post(caller, `${at}/disbursement`, { ...paid(row), date: row.date, party: partyOf(row) })
      items.set(row.uuid, await added)
    }
  for (const row of rowsOf(worked, 'expert_fee')) {
    const added = post(caller, `${at}/expert-fee`, {
      date: row.date,
      invoice_type: invoiceTypeOf(row),
      invoice_number: `INV-${row.uuid}`,
      amount: row.how,
      vat_exempt: row.options.has('exempt'),
      party: partyOf(row),
      percentage: row.options.get('percentage'),
    })
    items.set(row.uuid, await added)
  }
  return { uuid, at, items, names: new Map([...parties].map(([name, of]) => [of, name])) }
}
