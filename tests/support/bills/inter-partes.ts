import type { Row, WorkedBill } from '../../../dev/worked-bill.ts'
import { earnerOf, namesOf } from '../../../dev/worked-firm.ts'
import {
  amountOf,
  interPartesTypeOf,
  phaseOf,
  recoversVat,
  rowsOf,
  stepsOf,
  type NumberedRow,
} from '../../../dev/worked-inter-partes.ts'
import { interPartesCase } from '../inter-partes-case.ts'
import { add, addAll, post, workedFirm, type RestCaller } from '../worked-firm.ts'

interface Step {
  uuid: string
  procedural_step_attendances: { uuid: string }[]
  procedural_step_disbursements: { uuid: string }[]
}

/**
 * Enters a worked bill through the REST API; returns the case, the uuid of each row by its number, and the names of
 * parties and steps.
 */
export async function enterInterPartesBill(caller: RestCaller, client: string, worked: WorkedBill) {
  const { earners, ...firm } = await workedFirm(caller, client, worked)
  const uuid = await post(
    caller,
    `client/${firm.client}/case/inter-parties`,
    interPartesCase(firm, { case_type: interPartesTypeOf(worked), recovers_vat: recoversVat(worked) }),
  )
  const at = `client/case/${uuid}`
  const items = new Map<string, string>()
  const parties = await addAll(namesOf(worked, 'party'), (party) => post(caller, `${at}/party`, { party }))
  const work = (row: NumberedRow) => ({ fee_earner: earners.get(earnerOf(row)), time: row.how, amount: amountOf(row) })
  const paid = (row: NumberedRow) => ({
    disbursement_type: row.what,
    amount: row.how,
    vat_exempt: row.options.has('exempt'),
    party: parties.get(row.options.get('party') ?? '') ?? null,
  })
  for (const step of stepsOf(worked)) {
    const body = await add<Step>(caller, `${at}/procedural-step`, {
      fee_type: step.how,
      date: step.date,
      procedural_type: step.what,
      phase: step.phase,
      description: step.name,
      procedural_step_attendances: step.attendances.map((row) => ({ ...work(row), type: row.what })),
      procedural_step_disbursements: step.disbursements.map(paid),
    })
    items.set(step.uuid, body.uuid)
    for (const [i, row] of step.attendances.entries())
      items.set(row.uuid, body.procedural_step_attendances[i]?.uuid ?? '')
    for (const [i, row] of step.disbursements.entries())
      items.set(row.uuid, body.procedural_step_disbursements[i]?.uuid ?? '')
  }
  const shared = (row: NumberedRow) => ({ date: row.date, phase: phaseOf(row) })
  for (const row of rowsOf(worked, 'time')) {
    const added = post(caller, `${at}/time-recording`, {
      ...shared(row),
      ...work(row),
      activity_type: row.what,
      vat_exempt: row.options.has('exempt'),
      party: parties.get(row.options.get('party') ?? '') ?? null,
    })
    items.set(row.uuid, await added)
  }
  for (const row of rowsOf(worked, 'disbursement'))
    if (!row.options.has('step'))
      items.set(row.uuid, await post(caller, `${at}/disbursement`, { ...shared(row), ...paid(row) }))
  const steps = stepsOf(worked).map(({ uuid: number, name }) => [items.get(number) ?? '', name] as const)
  return {
    uuid,
    at,
    items,
    earners,
    names: new Map([...[...parties].map(([name, of]) => [of, name] as const), ...steps]),
  }
}

/** What is entered of a phase, by the phase. */
const byPhase = (rows: readonly Row[], valueOf: (rows: readonly Row[]) => unknown): Record<string, unknown> =>
  Object.fromEntries([...Map.groupBy(rows, ({ what }) => what)].map(([phase, own]) => [phase, valueOf(own)]))
const wireNames: Readonly<Record<string, string>> = { courtFees: 'court_fees' }

/** The budget of a worked bill as a body; `earners` are the fee earners of the firm by their names in the bill. */
export function enteredBudget({ budget, options }: WorkedBill, earners: ReadonlyMap<string, string>): object {
  const of = (...records: string[]) => budget.filter(({ record }) => records.includes(record))
  const estimate = (rows: readonly Row[]) => {
    const [other] = rows.filter(({ record }) => record === 'estimate')
    return {
      time: other?.net ?? null,
      disbursements: other?.vat ?? null,
      ...Object.fromEntries(
        rows.flatMap(({ record, how, net }) => (record === 'paid' ? [[wireNames[how] ?? how, net]] : [])),
      ),
      earners: rows.flatMap((row) =>
        row.record === 'hours' ? [{ fee_earner: earners.get(earnerOf(row)), hours: row.how }] : [],
      ),
    }
  }
  return {
    incurred_to: options.get('incurred_to'),
    agreed_incurred: options.get('agreed_incurred') ?? null,
    estimates: byPhase(of('estimate', 'hours', 'paid'), estimate),
    approved: byPhase(of('approved'), ([row]) => row?.net),
    contingencies: of('contingency').map(({ what, net, vat, options: own }) => ({
      ...{ name: what, incurred: net, estimated: vat, approved: own.get('approved') ?? null },
    })),
  }
}
